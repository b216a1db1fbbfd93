import type { ObjectSchema } from "yup";
import { limits } from "../kit/limits";
import {
  moistures,
  plantFilterDefault,
  plantSearchColumns,
  plantSortColumns,
  plantTypes,
  seasons,
  suns,
  type PlantFilter,
} from "./codes";
import { chosenChange } from "../kit/bulk-schema";
import { closed } from "../kit/closed";
import { code, maybeOneOf, oneOf, searchTerm, sortDirection } from "../kit/filter";
import { figure, flag, maybeFlag, numberOrZero, recordId } from "../kit/number";
import { keyId } from "../species/schema";
import { requiredText, text } from "../kit/text";

export const plantFilterSchema: ObjectSchema<PlantFilter> = closed({
  searchColumn: oneOf(plantSearchColumns, plantFilterDefault.searchColumn),
  searchTerm,
  sortColumn: oneOf(plantSortColumns, plantFilterDefault.sortColumn),
  sortDirection: sortDirection(plantFilterDefault.sortDirection),
});

const size = (label: string) =>
  figure(`For the ${label} field, please enter a number from 0 to 10000.`, {
    max: 10_000,
    fallback: 0,
  });

/** Required fields and limits of the plant form (docs/product.md 4.2). */
export const plantDraftSchema = closed({
  plantId: recordId,
  nameCommon: requiredText("Name Common", limits.text, "Please enter a common name."),
  nameScientific: requiredText("Name Scientific", limits.text, "Please enter a scientific name."),
  nameDisplay: requiredText("Name Display", limits.text, "Please enter a display name."),
  keyId,
  aka: text("AKA", limits.text),
  type: code(plantTypes),
  sun: code(suns),
  moisture: code(moistures),
  season: code(seasons),
  height: text("Height", limits.text),
  heightSort: size("Height Sort"),
  width: text("Width", limits.text),
  widthSort: size("Width Sort"),
  notesShort: text("Notes Short", limits.text),
  notes: text("Notes", limits.notes),
  thumbId: numberOrZero(),
  bannerId: numberOrZero(),
  internal: flag("internal"),
});

const maybeCode = <Code extends string>(codes: readonly Code[]) =>
  maybeOneOf<Code | "">(["", ...codes]);

/** POST /api/plantschange: '' empties a code. */
export const plantsChangeSchema = chosenChange({
  internal: maybeFlag("internal"),
  type: maybeCode(plantTypes),
  sun: maybeCode(suns),
  moisture: maybeCode(moistures),
  season: maybeCode(seasons),
});
