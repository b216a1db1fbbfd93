import { Formik, useFormikContext } from "formik";
import { useEffect, useMemo, useRef, useState, type ReactNode, type SubmitEvent } from "react";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import type { Schema } from "yup";
import type { SaveAs } from "../../lib/api-client";
import { Changed } from "./Changed";
import { createDraftKeeper, type DraftKeeper } from "./draft-keeper";
import { FormDraftOffer } from "./DraftOffer";
import { EditFormContext } from "./edit-form-context";
import styles from "./EditForm.module.css";
import type { Clash } from "./merge";
import { SaveBar } from "./SaveBar";
import type { Reveal } from "./summary";
import type { TagOptions } from "./stored-words";
import { useDraft } from "./use-draft";
import { useLeaveGuard } from "./use-leave-guard";
import { useSaveKeys } from "./use-save-keys";
import { useSaving, type Saving } from "./use-saving";
import { useStoredVersion } from "./use-stored-version";
import { ValidationSummary } from "./ValidationSummary";

interface EditFormProps<V extends object> {
  /** The stored record as last read; a newer version may arrive at any time. */
  initialValues: V;
  /**
   * Record and form, such as `plant/12`: what is typed is kept in the browser under it. `null` for secrets, and
   * for what has no record of its own.
   */
  draftKey: string | null;
  /** Its ETag; none on add. */
  etag?: string;
  schema: Schema<V>;
  /** Gets the values as cast by the schema, and what the save is known by. */
  save: (values: V, as: SaveAs) => Promise<ValidationErrors>;
  onSaved: (values: V) => void;
  /** SEND, ADD or SAVE (docs/product.md 3.3). */
  submitLabel: string;
  /** What the summary adds when the rules of the form are broken (docs/product.md 4.5). */
  whenInvalid?: string;
  /** The message about the last save; hidden when something is changed again. */
  confirmation?: string;
  reveal?: Reveal;
  /** Picture or preview: the right column on wide screens. It may read the form's values. */
  aside?: ReactNode;
  /** As wide as the screen, though nothing stands beside it. */
  isWide?: boolean;
  /** Part of a list: its save bar is not sticky. */
  isInline?: boolean;
  /** The options of its tags fields, to name the tags of a version that someone else stored. */
  tags?: TagOptions;
  /** Next to the save button: a DeleteMenu, for example. */
  extraActions?: ReactNode;
  children: ReactNode;
}

/**
 * A form that saves one record: validation, summary, save bar, and a guard over unsaved changes. Give
 * it the record's id as `key` if one screen shows several.
 */
export function EditForm<V extends object>(props: EditFormProps<V>) {
  const [first] = useState(props.initialValues);
  const [keeper] = useState(() => createDraftKeeper<V>(props.draftKey));
  const onSaved = (values: V) => {
    keeper.drop();
    props.onSaved(values);
  };
  const saving = useSaving({ ...props, saveKey: keeper.saveKey, onSaved });
  const tried = saving.attempt > 0;
  return (
    <Formik<V>
      initialValues={first}
      validate={saving.validate}
      validateOnBlur={tried}
      validateOnChange={tried}
      onSubmit={saving.submit}
    >
      <EditFormBody {...props} keeper={keeper} saving={saving} />
    </Formik>
  );
}

interface EditFormBodyProps<V extends object> extends EditFormProps<V> {
  keeper: DraftKeeper<V>;
  saving: Saving<V>;
}

/** Inside Formik: summary, fields, save bar, and the aside. */
function EditFormBody<V extends object>(props: EditFormBodyProps<V>) {
  const {
    initialValues,
    etag,
    submitLabel,
    confirmation = "",
    aside,
    isInline = false,
    isWide = false,
    tags = {},
    whenInvalid,
    reveal,
    keeper,
    saving,
  } = props;
  const {
    phase,
    attempt,
    hasGoneOn,
    recordErrors,
    clashes,
    versions,
    busyRef,
    unsavedRef,
    begin,
    fail,
    refuse,
    settle,
  } = saving;
  const formik = useFormikContext<V>();
  const { dirty, errors, isSubmitting, setErrors, setFieldValue, setTouched, setValues, values } =
    formik;
  const element = useRef<HTMLFormElement>(null);
  useStoredVersion({ initialValues, etag, saving });
  useSaveKeys(element);
  useLeaveGuard(unsavedRef, keeper.drop);
  const draft = useDraft({
    keeper,
    stored: formik.initialValues,
    values,
    onRestore: (next, restoredClashes) => {
      void setValues(next);
      settle(restoredClashes);
    },
  });

  useEffect(() => {
    // A save has said that nothing is: what was typed while it was on its way is.
    unsavedRef.current = dirty;
  }, [dirty, values, unsavedRef]);

  const contact = useMemo(
    () => ({
      report: fail,
      refuse: (broken: ValidationErrors) => {
        refuse(broken, values, { setErrors, setTouched });
      },
      forget: () => {
        unsavedRef.current = false;
        keeper.drop();
      },
      savedBeside: versions.keepBeside,
    }),
    [fail, keeper, refuse, setErrors, setTouched, unsavedRef, values, versions],
  );

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSubmitting || busyRef.current) return;
    const wasSent = begin();
    await formik.submitForm();
    if (!wasSent()) fail(whenInvalid ? [{ fieldId: "", errorMessage: whenInvalid }] : []);
  };

  const take = (clash: Clash) => {
    void setFieldValue(clash.fieldId, clash.stored);
    settle(clashes.filter((other) => other !== clash));
  };

  const fieldErrors: ValidationErrors = Object.keys(values).flatMap((fieldId) => {
    const message = (errors as Record<string, unknown>)[fieldId];
    return typeof message === "string" ? [{ fieldId, errorMessage: message }] : [];
  });

  return (
    <EditFormContext value={contact}>
      <div
        className={styles.layout}
        data-aside={aside !== undefined}
        data-inline={isInline}
        data-wide={isWide}
      >
        <form
          ref={element}
          className={styles.form}
          noValidate
          onSubmit={(event) => void submit(event)}
        >
          <FormDraftOffer
            offer={draft.offer}
            values={values}
            tags={tags}
            onRestore={draft.restore}
            onDiscard={draft.discard}
          />
          {(phase === "changed" || clashes.length > 0) && (
            <Changed
              clashes={clashes}
              isRestored={phase !== "changed"}
              takesFocus={!hasGoneOn}
              tags={tags}
              onTake={take}
            />
          )}
          {attempt > 0 && (
            <ValidationSummary
              errors={[...recordErrors, ...fieldErrors]}
              attempt={hasGoneOn ? 0 : attempt}
              reveal={reveal}
            />
          )}
          {props.children}
          <SaveBar submitLabel={submitLabel} confirmation={confirmation}>
            {props.extraActions}
          </SaveBar>
        </form>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </div>
    </EditFormContext>
  );
}
