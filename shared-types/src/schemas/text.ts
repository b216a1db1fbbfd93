import { string } from "yup";

/** Control characters that no line and no text of a garden needs; PostgreSQL refuses NUL altogether. */
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g; // eslint-disable-line no-control-regex

/** Half of a surrogate pair: no encoding can store it. */
const loneSurrogates = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** What can be kept of a text: no control characters; white space only is empty (contract §10). */
export function keptText(text: string): string {
  const clean = text.replace(controls, "").replace(loneSurrogates, "\uFFFD");
  return clean.trim() === "" ? "" : clean;
}

/** Free text: missing counts as empty; what is no text is refused, not turned into one. */
export function text(label: string, max: number) {
  return string()
    .transform((_value: unknown, given: unknown) =>
      typeof given === "string" ? keptText(given) : given,
    )
    .default("")
    .typeError(`The ${label} field must be text.`)
    .nonNullable(`The ${label} field must be text.`)
    .max(max, `For the ${label} field, max length is ${max}.`);
}

/** All that ends a line, here or in the mail it may become part of. */
const lineBreaks = /[\r\n\u0085\u2028\u2029]+/g;

/** Text of one line: line breaks, which its field cannot send, become spaces. */
export function line(label: string, max: number) {
  return text(label, max).transform((value: unknown) =>
    typeof value === "string" ? keptText(value.replace(lineBreaks, " ")) : value,
  );
}

/** Text that must be there, with the message a person reads. */
export function requiredText(label: string, max: number, message: string) {
  return text(label, max).required(message);
}
