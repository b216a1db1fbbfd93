import { useField } from "formik";

export interface FormField<T> {
  value: T;
  /** The broken rule, once the field has been touched. */
  error: string | undefined;
  set: (value: T) => void;
  touch: () => void;
}

/** A field of the form at hand: its value, what is wrong with it, and how to change it. */
export function useFormField<T>(name: string): FormField<T> {
  const [{ value }, { error, touched }, { setValue, setTouched }] = useField<T>(name);
  return {
    value,
    error: touched ? error : undefined,
    set: (next) => void setValue(next),
    touch: () => void setTouched(true),
  };
}
