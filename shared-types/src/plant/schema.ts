import type { InferType, ObjectSchema } from "yup";
import { limits } from "../kit/limits";
import { chosenChange } from "../kit/bulk-schema";
import { closed } from "../kit/closed";
import { bulkSchemas, draftSchemas } from "../kit/field-schemas";
import { oneOf, searchTerm, sortDirection } from "../kit/filter";
import { figure, figureOrNull, flag, maybeFlag, numberOrZero, recordId } from "../kit/number";
import { speciesFields } from "../species/fields";
import { keyId } from "../species/schema";
import { text } from "../kit/text";
import {
  plantFields,
  plantFilterDefault,
  plantSearchColumns,
  plantSortColumns,
  type PlantFilter,
} from "./fields";

export const plantFilterSchema: ObjectSchema<PlantFilter> = closed({
  searchColumn: oneOf(plantSearchColumns, plantFilterDefault.searchColumn),
  searchTerm,
  sortColumn: oneOf(plantSortColumns, plantFilterDefault.sortColumn),
  sortDirection: sortDirection(plantFilterDefault.sortDirection),
}).meta({ id: "PlantFilter" });

const size = (label: string) =>
  figure(`For the ${label} field, please enter a number from 0 to 10000.`, {
    max: 10_000,
    fallback: 0,
  });

const { aka, notesShort, ...names } = draftSchemas(speciesFields);
const { type, sun, moisture, season, height, width, ...more } = draftSchemas(plantFields);

/** Required fields and limits of the plant form (docs/product.md 4.2). */
export const plantDraftSchema = closed({
  plantId: recordId,
  ...names,
  keyId,
  aka,
  ...{ type, sun, moisture, season },
  height,
  heightSort: size("Height Sort"),
  width,
  widthSort: size("Width Sort"),
  notesShort,
  notes: text("Notes", limits.notes),
  thumbId: numberOrZero(),
  bannerId: numberOrZero(),
  internal: flag("internal"),
  ...more,
  keystone: figureOrNull("For the Keystone field, please enter a whole number from 0 to 10000.", {
    max: 10_000,
    whole: true,
  }),
  keystoneSource: text("Keystone Source", limits.text),
}).meta({ id: "PlantDraft" });

/** POST /api/plantschange: '' empties a field. */
export const plantsChangeSchema = chosenChange({
  internal: maybeFlag("internal"),
  ...bulkSchemas(plantFields),
}).meta({ id: "PlantsChange" });

export type PlantDraft = InferType<typeof plantDraftSchema>;
export type PlantsChange = InferType<typeof plantsChangeSchema>;
