import { useFormikContext } from "formik";
import type { ReactNode } from "react";
import { Confirmation } from "./Confirmation";
import styles from "./EditForm.module.css";
import { SubmitButton } from "./SubmitButton";

interface SaveBarProps {
  submitLabel: string;
  confirmation: string;
  children?: ReactNode;
}

/** Sticky below a form: the save button, the form's state, and further actions. */
export function SaveBar({ submitLabel, confirmation, children }: SaveBarProps) {
  const { dirty, isSubmitting } = useFormikContext();
  return (
    <div className={styles.bar}>
      <SubmitButton label={submitLabel} saysValidating={submitLabel === "SAVE"} />
      <div className={styles.notice}>
        <Confirmation>{dirty || isSubmitting ? "" : confirmation}</Confirmation>
        {dirty && !isSubmitting && <p className={styles.state}>Not saved yet</p>}
      </div>
      {children}
    </div>
  );
}
