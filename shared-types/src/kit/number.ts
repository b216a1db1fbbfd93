import { array, boolean, mixed, number, type Message } from "yup";

/** The largest number both databases store in an integer column. */
const maxInteger = 2_147_483_647;

const isNumber = (value: unknown): value is number => typeof value === "number";

/** A number, or text that reads as one; anything else is NaN. */
function toNumber(given: unknown): number {
  if (typeof given === "string") return given.trim() === "" ? Number.NaN : Number(given);
  return isNumber(given) ? given : Number.NaN;
}

interface FigureRule {
  min?: number;
  max?: number;
  whole?: boolean;
}

const keeps =
  ({ min = 0, max = maxInteger, whole = false }: FigureRule) =>
  (value: unknown) =>
    isNumber(value) && value >= min && value <= max && (!whole || Number.isInteger(value));

/**
 * A number a person types: text that is not a number breaks the rule instead of being malformed (docs/product.md 4.1).
 * `fallback` is used for a missing key or an empty field; without one they break the rule too.
 */
export function figure(
  message: Message,
  { fallback, ...rule }: FigureRule & { fallback?: number } = {},
) {
  return mixed<number>()
    .transform((_value: unknown, given: unknown) =>
      given === "" && fallback !== undefined ? fallback : toNumber(given),
    )
    .default(fallback ?? Number.NaN)
    .nonNullable()
    .required(message)
    .test("figure", message, keeps(rule));
}

/** The same of a number that may be unknown: an empty field and a missing key are null. */
export const figureOrNull = (message: Message, rule: FigureRule) =>
  mixed<number>()
    .transform((_value: unknown, given: unknown) =>
      given === "" || given === null ? null : toNumber(given),
    )
    .nullable()
    .default(null)
    .test("figure", message, (value) => value === null || keeps(rule)(value));

/** Anything but a whole number of 0 or more becomes 0. */
export const numberOrZero = () =>
  mixed<number>({ type: "number", check: isNumber })
    .transform((_value: unknown, given: unknown) => {
      const value = toNumber(given);
      return Number.isInteger(value) && value >= 0 && value <= maxInteger ? value : 0;
    })
    .default(0)
    .required();

/** The id of a record, as an answer gave it; 0 on add. */
export const recordId = number()
  // Yup would read [7] as 7.
  .transform((value: unknown, given: unknown) => (Array.isArray(given) ? Number.NaN : value))
  .typeError("An id must be a number.")
  .nonNullable("An id must be a number.")
  .integer("An id must be a whole number.")
  .min(0, "An id must be a whole number.")
  .max(maxInteger, "There is no such id.")
  .default(0);

/** The id of a record that must exist. */
export const knownId = recordId.min(1, "An id must be a whole number of 1 or more.");

/** Ids of records that must exist; each counts once. */
export const recordIds = () =>
  array()
    .of(knownId.required("An id must be a number."))
    .typeError("Ids must be a list.")
    .nonNullable("Ids must be a list.")
    .max(10_000, "That is too many at once.")
    .transform((ids: unknown) => (Array.isArray(ids) ? [...new Set(ids as number[])] : ids))
    .default([]);

/** Yes or no, or left out. Not Yup's `strict()`, with which a default is never filled in. */
export const maybeFlag = (name: string) =>
  boolean()
    .transform((_value: unknown, given: unknown) => given)
    .typeError(`${name} must be true or false.`)
    .nonNullable(`${name} must be true or false.`);

/** Yes or no; a missing key is no. */
export const flag = (name: string) => maybeFlag(name).default(false);
