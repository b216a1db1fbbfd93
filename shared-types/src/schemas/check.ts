import { ValidationError, type Schema as YupSchema } from "yup";
import type { ValidationErrorItem } from "../errors";

/** What a body is checked against. */
export type Schema<T> = YupSchema<T>;

/** The result of a check: the value, the rules it breaks, or why it cannot be read at all. */
export type Checked<T> =
  { value: T } | { broken: ValidationErrorItem[] } | { malformed: ValidationErrorItem[] };

/** What is wrong with an input, in either way; nothing if it is accepted. */
export function faultsOf(checked: Checked<unknown>): ValidationErrorItem[] {
  if ("value" in checked) return [];
  return "broken" in checked ? checked.broken : checked.malformed;
}

/** Errors of the request itself, not of what a person typed: unknown keys and wrong types. */
const malformedTypes = new Set(["typeError", "noUnknown", "nullable"]);

function leaves(error: ValidationError): ValidationError[] {
  return error.inner.length > 0 ? error.inner.flatMap(leaves) : [error];
}

/** A wrong entry of a list is an error of the list's field. */
function itemOf({ path = "", message }: ValidationError): ValidationErrorItem {
  return { fieldId: path.replace(/\[\d+\]/g, ""), errorMessage: message };
}

/** Yup throws on keys that every object inherits ('constructor') before it can refuse them. */
function inheritedKeys(input: unknown): ValidationErrorItem[] {
  if (typeof input !== "object" || input === null) return [];
  return Object.keys(input)
    .filter((key) => key in Object.prototype)
    .map((key) => ({ fieldId: "", errorMessage: `There is no field "${key}".` }));
}

/** Checks an input against its schema; missing keys take their defaults, unknown keys are refused. */
export async function check<T>(schema: Schema<T>, input: unknown): Promise<Checked<T>> {
  const inherited = inheritedKeys(input);
  if (inherited.length > 0) return { malformed: inherited };
  try {
    return { value: await schema.validate(input, { abortEarly: false, stripUnknown: false }) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const faults = leaves(error);
    const malformed = faults.filter(({ type }) => malformedTypes.has(type ?? ""));
    return malformed.length > 0
      ? { malformed: malformed.map(itemOf) }
      : { broken: faults.map(itemOf) };
  }
}
