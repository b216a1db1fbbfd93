import { useId } from "react";
import styles from "./Field.module.css";

interface SelectFieldProps<T extends string> {
  /** The parameter's name in the query string. */
  name: string;
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

/** A labeled select. */
export function SelectField<T extends string>(props: SelectFieldProps<T>) {
  const { name, label, value, options, onChange } = props;
  const id = useId();
  return (
    <div className={styles.field}>
      <label className="part-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        className={styles.control}
        value={value}
        onChange={(event) => onChange(event.target.value as T)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
