import { useField } from "formik";

interface FormField<T> {
  value: T;
  /** What is stored, as far as the form knows: it follows each save. */
  stored: T | undefined;
  /** The validation error, once the field has been touched. */
  error: string | undefined;
  set: (value: T) => void;
  touch: () => void;
}

/** A field of the current form: its value, its error, and how to change it. */
export function useFormField<T>(name: string): FormField<T> {
  const [{ value }, { error, initialValue, touched }, { setValue, setTouched }] = useField<T>(name);
  return {
    value,
    stored: initialValue,
    error: touched ? error : undefined,
    set: (next) => void setValue(next),
    touch: () => void setTouched(true),
  };
}
