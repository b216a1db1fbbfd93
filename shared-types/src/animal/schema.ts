import type { ObjectSchema } from "yup";
import {
  animalFilterDefault,
  animalSearchColumns,
  animalSortColumns,
  type AnimalFilter,
} from "./codes";
import { limits } from "../kit/limits";
import { chosenChange } from "../kit/bulk-schema";
import { closed } from "../kit/closed";
import { oneOf, searchTerm, sortDirection } from "../kit/filter";
import { flag, maybeFlag, numberOrZero, recordId } from "../kit/number";
import { keyId } from "../species/schema";
import { requiredText, text } from "../kit/text";

export const animalFilterSchema: ObjectSchema<AnimalFilter> = closed({
  searchColumn: oneOf(animalSearchColumns, animalFilterDefault.searchColumn),
  searchTerm,
  sortColumn: oneOf(animalSortColumns, animalFilterDefault.sortColumn),
  sortDirection: sortDirection(animalFilterDefault.sortDirection),
});

/** Limits of the animal form; required fields as on plants (docs/product.md 4.3). */
export const animalDraftSchema = closed({
  animalId: recordId,
  nameCommon: requiredText("Name Common", limits.text, "Please enter a common name."),
  nameScientific: requiredText("Name Scientific", limits.text, "Please enter a scientific name."),
  nameDisplay: requiredText("Name Display", limits.text, "Please enter a display name."),
  keyId,
  aka: text("AKA", limits.text),
  classTax: text("Class", limits.text),
  order: text("Order", limits.text),
  family: text("Family", limits.text),
  thumbId: numberOrZero(),
  bannerId: numberOrZero(),
  notesShort: text("Notes Short", limits.text),
  notes: text("Notes", limits.notes),
  internal: flag("internal"),
});

/** POST /api/animalschange. */
export const animalsChangeSchema = chosenChange({ internal: maybeFlag("internal") });
