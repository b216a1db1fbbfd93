import { string } from "yup";

/** Control characters that no text needs; PostgreSQL refuses NUL altogether. */
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g; // oxlint-disable-line no-control-regex

/** Half of a surrogate pair: no encoding can store it. */
const loneSurrogates = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** A lower-case e-mail address; forms lower-case what is typed. */
export const lowerCaseAddress = /^[a-z0-9._%+'-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/;

/** What can be stored of a text: no control characters; white space only is empty (docs/product.md 4.1). */
export function cleanText(text: string): string {
  const clean = text.replace(controls, "").replace(loneSurrogates, "\uFFFD");
  return clean.trim() === "" ? "" : clean;
}

/** Free text: missing counts as empty; other types are refused, not converted. */
export function text(label: string, max: number) {
  return string()
    .transform((_value: unknown, given: unknown) =>
      typeof given === "string" ? cleanText(given) : given,
    )
    .default("")
    .typeError(`The ${label} field must be text.`)
    .nonNullable(`The ${label} field must be text.`)
    .max(max, `For the ${label} field, max length is ${max}.`);
}

/** Everything that ends a line, here or in a mail that the text may end up in. */
const lineBreaks = /[\r\n\u0085\u2028\u2029]+/g;

/** One line of text: line breaks, which its field cannot send, become spaces. */
export function line(label: string, max: number) {
  return text(label, max).transform((value: unknown) =>
    typeof value === "string" ? cleanText(value.replace(lineBreaks, " ")) : value,
  );
}

/** Free text that may be left out. */
export const maybeText = (label: string, max: number) =>
  text(label, max).optional().default(undefined);

/** Required text, with the message for when it is missing. */
export function requiredText(label: string, max: number, message: string) {
  return text(label, max).required(message);
}
