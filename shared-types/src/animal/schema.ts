import type { InferType, ObjectSchema } from "yup";
import { limits } from "../kit/limits";
import { chosenChange } from "../kit/bulk-schema";
import { closed } from "../kit/closed";
import { bulkSchemas, draftSchemas } from "../kit/field-schemas";
import { oneOf, searchTerm, sortDirection } from "../kit/filter";
import { flag, maybeFlag, numberOrZero, recordId } from "../kit/number";
import { speciesFields } from "../species/fields";
import { keyId } from "../species/schema";
import { text } from "../kit/text";
import {
  animalFields,
  animalFilterDefault,
  animalSearchColumns,
  animalSortColumns,
  type AnimalFilter,
} from "./fields";

export const animalFilterSchema: ObjectSchema<AnimalFilter> = closed({
  searchColumn: oneOf(animalSearchColumns, animalFilterDefault.searchColumn),
  searchTerm,
  sortColumn: oneOf(animalSortColumns, animalFilterDefault.sortColumn),
  sortDirection: sortDirection(animalFilterDefault.sortDirection),
}).meta({ id: "AnimalFilter" });

const { aka, notesShort, ...names } = draftSchemas(speciesFields);
const { classTax, order, family, ...more } = draftSchemas(animalFields);

/** Limits of the animal form; required fields as on plants (docs/product.md 4.3). */
export const animalDraftSchema = closed({
  animalId: recordId,
  ...names,
  keyId,
  aka,
  ...{ classTax, order, family },
  thumbId: numberOrZero(),
  bannerId: numberOrZero(),
  notesShort,
  notes: text("Notes", limits.notes),
  internal: flag("internal"),
  ...more,
}).meta({ id: "AnimalDraft" });

/** POST /api/animalschange: '' empties a field. */
export const animalsChangeSchema = chosenChange({
  internal: maybeFlag("internal"),
  ...bulkSchemas(animalFields),
}).meta({ id: "AnimalsChange" });

export type AnimalDraft = InferType<typeof animalDraftSchema>;
export type AnimalsChange = InferType<typeof animalsChangeSchema>;
