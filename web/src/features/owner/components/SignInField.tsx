import { useId, type InputHTMLAttributes } from "react";
import styles from "./SignInForm.module.css";

interface SignInFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  value: string;
  onValue: (value: string) => void;
}

/** A field of the sign-in page, which loads none of the panel's code. */
export function SignInField({ label, onValue, ...input }: SignInFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        className={styles.input}
        autoCapitalize="none"
        spellCheck={false}
        required
        onChange={({ target }) => onValue(target.value)}
      />
    </div>
  );
}
