import type { FormikErrors } from "formik";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { check, faultsOf } from "shared-types/kit/check";
import type { Schema } from "yup";
import { ApiError, faultWords } from "../../lib/errors";

/**
 * Validation errors as Formik's errors by field, without those of the whole record. An error of a part, such as
 * `sheets.plantings.x`, is one of its field.
 */
export function fieldErrors<V extends object>(errors: ValidationErrors): FormikErrors<V> {
  const known = errors.filter(({ fieldId }) => fieldId !== "");
  return Object.fromEntries(
    known.map(({ fieldId, errorMessage }) => [fieldId.split(".")[0], errorMessage]).reverse(),
  ) as FormikErrors<V>;
}

/** Validates a form's values as the server would: the cast values, or the errors. */
export async function validateValues<V>(
  schema: Schema<V>,
  values: V,
): Promise<{ value: V; errors: ValidationErrors }> {
  const checked = await check(schema, values);
  if ("value" in checked) return { value: checked.value, errors: [] };
  return { value: values, errors: faultsOf(checked) };
}

function reasonOf(error: unknown): string {
  const code = error instanceof ApiError ? error.code : null;
  if (code === "network" || code === "blocked") return faultWords[code];
  if (code === "unauthenticated") return "You are not signed in.";
  return faultWords.internal;
}

/** Why a save failed, for the owner. Whether it failed at all is unknown where no answer came. */
export function whyNotSaved(error: unknown): ValidationErrors {
  const isUnknown = error instanceof ApiError && error.code === "network";
  const typed = isUnknown ? "What you typed" : "Nothing was saved, but what you typed";
  const errorMessage = `${reasonOf(error)} ${typed} is still here. Please try again.`;
  return [{ fieldId: "", errorMessage }];
}

/** Why an action without typed input failed. */
export function whyNotDone(error: unknown): ValidationErrors {
  return [{ fieldId: "", errorMessage: `${reasonOf(error)} Please try again.` }];
}

/** Statuses whose message says what to do. */
const explained = [400, 404, 409, 412, 413];

/** The same in the server's own words, where it has refused the action. */
export function whyRefused(error: unknown): ValidationErrors {
  const isExplained = error instanceof ApiError && explained.includes(error.status);
  return isExplained ? [{ fieldId: "", errorMessage: error.message }] : whyNotDone(error);
}

/** The errors without their fields. */
export const errorTexts = (errors: ValidationErrors): string[] =>
  errors.map(({ errorMessage }) => errorMessage);
