import styles from "./LetterField.module.css";

/** The error of the field above, if any. */
export function FieldError({ fieldId, error }: { fieldId: string; error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p id={`${fieldId}-error`} className={styles.error}>
      {error}
    </p>
  );
}
