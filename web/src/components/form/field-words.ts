import { capital } from "shared-types/kit/capital";
import { tileNames } from "shared-types/site/codes";
import { fieldLabel } from "../history/field-words";
import { fieldDomId } from "./field-id";

/** A field's label as the form shows it; of one that is on another part, or has none of its own, as its history does. */
export const labelOf = (fieldId: string) =>
  document
    .querySelector(`label[for="${fieldDomId(fieldId)}"]`)
    ?.textContent.replace(/\*$/, "")
    .trim() ?? fieldLabel(fieldId);

/** Fields that hold a photo's number. */
const pictures = new Set([
  ...["thumbId", "bannerId", "photoId", "contactPhoto"],
  ...tileNames.map((name) => `tile${capital(name)}`),
]);

/** What was chosen, in words: the option's text of a select, a picture. */
export function choiceOf(fieldId: string, stored: unknown): string | undefined {
  if (pictures.has(fieldId) && typeof stored === "number")
    return stored === 0 ? "no picture" : `photo ${stored}`;
  const control = document.getElementById(fieldDomId(fieldId));
  if (!(control instanceof HTMLSelectElement)) return undefined;
  const option = [...control.options].find(({ value }) => value === String(stored));
  return option && `“${option.text}”`;
}
