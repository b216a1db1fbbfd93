import { useFormikContext } from "formik";
import { useEffect, useMemo, useRef, type SubmitEvent } from "react";
import type { ValidationErrors } from "shared-types";
import { Changed } from "./Changed";
import { EditFormContext } from "./edit-form-context";
import type { EditFormProps } from "./EditForm";
import styles from "./EditForm.module.css";
import { LeaveGuard } from "./LeaveGuard";
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
  const { initialValues, etag, submitLabel, confirmation = "", aside, saving } = props;
  const { phase, attempt, recordErrors, unsaved, begin, fail } = saving;
  const { dirty, errors, isSubmitting, submitForm, values } = useFormikContext<V>();
  const element = useRef<HTMLFormElement>(null);
  const { clashes, take } = useStoredVersion({ initialValues, etag, saving });
  useSaveKeys(element);

  useEffect(() => {
    unsaved.current = dirty;
  }, [dirty, unsaved]);

  const contact = useMemo(
    () => ({
      report: fail,
      forget: () => {
        unsaved.current = false;
      },
    }),
    [fail, unsaved],
  );

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    const wasSent = begin();
    await submitForm();
    if (!wasSent()) fail([]);
  };

  const fieldErrors: ValidationErrors = Object.keys(values).flatMap((fieldId) => {
    const message = (errors as Record<string, unknown>)[fieldId];
    return typeof message === "string" ? [{ fieldId, errorMessage: message }] : [];
  });

  return (
    <EditFormContext value={contact}>
      <LeaveGuard unsaved={unsaved} />
      <div className={styles.layout} data-aside={aside !== undefined}>
        <form
          ref={element}
          className={styles.form}
          noValidate
          onSubmit={(event) => void submit(event)}
        >
          {phase === "changed" && <Changed clashes={clashes} onTake={take} />}
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
