import type { FormikErrors } from "formik";
import type { ValidationErrors } from "shared-types";

/** The server's broken rules as Formik's errors, by field; rules of the whole record stay out. */
export function fieldErrors<V extends object>(errors: ValidationErrors): FormikErrors<V> {
  const known = errors.filter(({ fieldId }) => fieldId !== "");
  return Object.fromEntries(
    known.map(({ fieldId, errorMessage }) => [fieldId, errorMessage]),
  ) as FormikErrors<V>;
}
