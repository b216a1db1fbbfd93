import { useFormikContext } from "formik";
import { useEffect, useMemo, useRef, type SubmitEvent } from "react";
import type { ValidationErrors } from "shared-types";
import { Changed } from "./Changed";
import { EditFormContext } from "./edit-form-context";
import type { EditFormProps } from "./EditForm";
import styles from "./EditForm.module.css";
import { LeaveGuard } from "./LeaveGuard";
import type { Clash } from "./merge";
import { SaveBar } from "./SaveBar";
import { useSaveKeys } from "./use-save-keys";
import type { Saving } from "./use-saving";
import { useStoredVersion } from "./use-stored-version";
import { ValidationSummary } from "./ValidationSummary";

interface EditFormBodyProps<V extends object> extends EditFormProps<V> {
  saving: Saving<V>;
}

/** The form itself: summary, fields, save bar, and what stands beside them. */
export function EditFormBody<V extends object>(props: EditFormBodyProps<V>) {
  const {
    initialValues,
    etag,
    submitLabel,
    confirmation = "",
    aside,
    isInline = false,
    tags = {},
    whenInvalid,
    saving,
  } = props;
  const { phase, attempt, recordErrors, clashes, unsavedRef, begin, fail, settle } = saving;
  const { dirty, errors, isSubmitting, setFieldValue, submitForm, values } = useFormikContext<V>();
  const element = useRef<HTMLFormElement>(null);
  useStoredVersion({ initialValues, etag, saving });
  useSaveKeys(element);

  useEffect(() => {
    unsavedRef.current = dirty;
  }, [dirty, unsavedRef]);

  const contact = useMemo(
    () => ({
      report: fail,
      forget: () => {
        unsavedRef.current = false;
      },
    }),
    [fail, unsavedRef],
  );

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    const wasSent = begin();
    await submitForm();
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
      <LeaveGuard unsavedRef={unsavedRef} />
      <div className={styles.layout} data-aside={aside !== undefined} data-inline={isInline}>
        <form
          ref={element}
          className={styles.form}
          noValidate
          onSubmit={(event) => void submit(event)}
        >
          {phase === "changed" && <Changed clashes={clashes} tags={tags} onTake={take} />}
          {attempt > 0 && (
            <ValidationSummary errors={[...recordErrors, ...fieldErrors]} attempt={attempt} />
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
