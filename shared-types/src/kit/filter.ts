import { mixed } from "yup";
import { searchTermMax, sortDirections } from "./list";

/** The codes as a message lists them; the empty one by its name. */
const named = (codes: readonly string[]) => codes.map((code) => code || "empty").join(", ");

/** One of a closed list of codes, or left out; anything else, other types included, is refused. */
export function maybeOneOf<Code extends string>(codes: readonly Code[]) {
  return mixed<Code>()
    .oneOf(codes, ({ path }) => `${path} must be one of: ${named(codes)}.`)
    .nonNullable();
}

/** The same with a default. */
export function oneOf<Code extends string>(codes: readonly Code[], fallback: Code) {
  return maybeOneOf(codes).default(fallback).required();
}

/** A code that may stay empty. */
export function code<Code extends string>(codes: readonly Code[]) {
  return oneOf<Code | "">(["", ...codes], "")
    .optional()
    .default("");
}

/** Text that is a string already: Yup's own `string()` would convert a number. */
const searchedText = (path: string) =>
  mixed<string>({
    type: "string",
    check: (value: unknown): value is string => typeof value === "string",
  })
    .default("")
    .nonNullable()
    .required()
    .test(
      "max",
      `${path} can have at most ${searchTermMax} characters.`,
      (value) => typeof value === "string" && value.length <= searchTermMax,
    )
    .typeError(`${path} must be text.`);

/** The term of a list's search. */
export const searchTerm = searchedText("searchTerm");

/** The query of the search for everything. */
export const searchQuery = searchedText("q");

/** `asc` or `desc`; `fallback` when missing. */
export const sortDirection = (fallback: "asc" | "desc") => oneOf(sortDirections, fallback);

/** A whole number of at least `min`, already a number and not text that looks like one. */
export function wholeNumber(path: string, min: number, fallback: number) {
  return mixed<number>({
    type: "number",
    check: (value: unknown): value is number => typeof value === "number",
  })
    .typeError(`${path} must be a number.`)
    .default(fallback)
    .nonNullable()
    .required()
    .test("whole", `${path} must be a whole number of ${min} or more.`, (value) => {
      return Number.isInteger(value) && value >= min && value <= 2_147_483_647;
    });
}
