import { string } from "yup";

/** Free text: missing counts as empty, white space only is empty (contract §10). */
export function text(label: string, max: number) {
  return string()
    .transform((value: unknown) => (typeof value === "string" && value.trim() === "" ? "" : value))
    .default("")
    .max(max, `For the ${label} field, max length is ${max}.`);
}

/** Text that must be there, with the message a person reads. */
export function requiredText(label: string, max: number, message: string) {
  return text(label, max).required(message);
}
