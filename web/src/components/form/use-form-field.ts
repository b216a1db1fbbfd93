import { useField } from "formik";

/** A field of the current form: its value, its error, and how to change it. */
export function useFormField<T>(name: string) {
  const [{ value }, { error, initialValue, touched }, { setValue, setTouched }] = useField<T>(name);
  return {
    value,
    /** What is stored, as far as the form knows: it follows each save. */
    stored: initialValue,
    /** The validation error, once the field has been touched. */
    error: touched ? error : undefined,
    set: (next: T) => void setValue(next),
    touch: () => void setTouched(true),
  };
}
