import { fieldLabel } from "../history/field-words";
import { fieldDomId } from "./field-id";

/** A field's label as the form shows it; of one that is on another part, or has none of its own, as its history does. */
export const labelOf = (fieldId: string) =>
  document
    .querySelector(`label[for="${fieldDomId(fieldId)}"]`)
    ?.textContent.replace(/\*$/, "")
    .trim() ?? fieldLabel(fieldId);

/** The option's text for that value, when the field is a select. */
export function choiceOf(fieldId: string, stored: unknown): string | undefined {
  const control = document.getElementById(fieldDomId(fieldId));
  if (!(control instanceof HTMLSelectElement)) return undefined;
  const option = [...control.options].find(({ value }) => value === String(stored));
  return option && `“${option.text}”`;
}
