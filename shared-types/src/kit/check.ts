import { ValidationError, type Schema as YupSchema } from "yup";
import type { ValidationErrorItem } from "./error-answers";

/** What a body is checked against. */
export type Schema<T> = YupSchema<T>;

/** The result of a check: the value, the rules it breaks, or why it cannot be read at all. */
export type Checked<T> =
  | { value: T }
  | { broken: ValidationErrorItem[] }
  | { malformed: ValidationErrorItem[] };

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

/** Deeper than any body is: a plan's corners are at 8. */
const depthMax = 32;

/**
 * What Yup throws on instead of refusing it, at any depth: keys that every object inherits ('constructor', 'toString'),
 * and brackets deeper than the stack, which this walk therefore must not enter by recursion.
 */
function unreadableParts(input: unknown): ValidationErrorItem[] {
  const found: ValidationErrorItem[] = [];
  const waiting: [value: unknown, depth: number][] = [[input, 0]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [value, depth] = next;
    if (typeof value !== "object" || value === null) continue;
    if (depth > depthMax) return [{ fieldId: "", errorMessage: "This is nested too deeply." }];
    for (const [key, inner] of Object.entries(value)) {
      if (key in Object.prototype)
        found.push({ fieldId: "", errorMessage: `There is no field "${key}".` });
      waiting.push([inner, depth + 1]);
    }
  }
  return found;
}

/** Checks an input against its schema; missing keys take their defaults, unknown keys are refused. */
export async function check<T>(schema: Schema<T>, input: unknown): Promise<Checked<T>> {
  const unreadable = unreadableParts(input);
  if (unreadable.length > 0) return { malformed: unreadable };
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
