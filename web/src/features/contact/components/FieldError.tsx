import styles from "./LetterField.module.css";

/** What is wrong with the field above; nothing when nothing is. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p id={id} className={styles.error}>
      {error}
    </p>
  );
}
