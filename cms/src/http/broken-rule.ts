import { errors } from "@strapi/utils";
import type { ValidationErrors } from "shared-types/kit/error-answers";

interface Details {
  errors?: { path?: unknown; message?: unknown }[];
}

/** A broken rule of one attribute, in the form that Strapi's admin shows next to the field. */
export function brokenRule(attribute: string, message: string): Error {
  return new errors.ValidationError(message, {
    errors: [{ path: [attribute], message, name: "ValidationError" }],
  });
}

/** The rules that a failed save broke, as its call answers them; null when it failed for another reason. */
export function brokenRulesOf(error: unknown): ValidationErrors | null {
  if (!(error instanceof errors.ValidationError)) return null;
  const found = (error.details as Details | undefined)?.errors ?? [];
  if (found.length === 0) return null;
  return found.map(({ path, message }) => ({
    fieldId: Array.isArray(path) ? path.join(".") : "",
    errorMessage: String(message),
  }));
}

/** A rule that only the server can check: whether it is broken, and what is said of which field. */
type ServerRule = [isBroken: boolean, fieldId: string, errorMessage: string];

/** The broken ones of these rules. */
export const brokenOf = (...rules: ServerRule[]): ValidationErrors =>
  rules.flatMap(([isBroken, fieldId, errorMessage]) => (isBroken ? { fieldId, errorMessage } : []));
