import { fieldDomId } from "../../../components/form/field-id";
import { FieldError } from "./FieldError";
import styles from "./LetterField.module.css";

interface LetterFieldProps {
  name: string;
  label: string;
  defaultValue: string;
  error: string | undefined;
  type?: "text" | "email";
  hint?: string;
  autoComplete?: string;
  onBlur?: () => void;
}

/** A one-line field of the form. */
export function LetterField(props: LetterFieldProps) {
  const { name, label, defaultValue, error, type = "text", hint, autoComplete, onBlur } = props;
  const id = fieldDomId(name);
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        type={type}
        className={styles.line}
        defaultValue={defaultValue}
        autoComplete={autoComplete ?? "off"}
        autoCapitalize={type === "email" ? "none" : undefined}
        spellCheck={false}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={described || undefined}
        onBlur={onBlur}
      />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError fieldId={id} error={error} />
    </div>
  );
}
