import type { FormikErrors } from "formik";
import type { ValidationErrors } from "shared-types";
import { check } from "shared-types/schemas";
import type { Schema } from "yup";
import { ApiError } from "../../lib/errors";

/** The broken rules as Formik's errors, by field; rules of the whole record stay out. */
export function fieldErrors<V extends object>(errors: ValidationErrors): FormikErrors<V> {
  const known = errors.filter(({ fieldId }) => fieldId !== "");
  return Object.fromEntries(
    known.map(({ fieldId, errorMessage }) => [fieldId, errorMessage]).reverse(),
  ) as FormikErrors<V>;
}

/** What a form holds, as the server would read it, or the rules it breaks. */
export async function judge<V>(
  schema: Schema<V>,
  values: V,
): Promise<{ value: V; errors: ValidationErrors }> {
  const checked = await check(schema, values);
  if ("value" in checked) return { value: checked.value, errors: [] };
  return { value: values, errors: "broken" in checked ? checked.broken : checked.malformed };
}

function reasonOf(error: unknown): string {
  const code = error instanceof ApiError ? error.code : null;
  if (code === "network") return "The server could not be reached.";
  if (code === "unauthenticated") return "You are not signed in.";
  return "The server did not answer as it should.";
}

/** Why a save could not be tried, for the person who pressed the button. */
export function whyNotSaved(error: unknown): ValidationErrors {
  const rest = "Nothing was saved, and what you typed is still here: please try again.";
  return [{ fieldId: "", errorMessage: `${reasonOf(error)} ${rest}` }];
}

/** Why something could not be done where nothing was typed. */
export function whyNotDone(error: unknown): ValidationErrors {
  return [{ fieldId: "", errorMessage: `${reasonOf(error)} Please try again.` }];
}
