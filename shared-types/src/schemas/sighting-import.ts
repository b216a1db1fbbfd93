import { array } from "yup";
import {
  dateOrders,
  shortDates,
  sightingFormats,
  sightingImportMessages,
} from "../sighting-import";
import { speciesKinds } from "../species";
import { closed } from "./closed";
import { code, maybeOneOf } from "./list";
import { recordId } from "./number";
import { text } from "./text";

/** A name of a file, and the plant or animal it is; 0: one that is added, internal. */
export const sightingMatchSchema = closed({
  nameScientific: text("nameScientific", 500),
  kind: maybeOneOf(speciesKinds).required("kind is plant or animal."),
  id: recordId,
});

/** What a form says beside the file. */
export const sightingImportSchema = closed({
  format: maybeOneOf(sightingFormats).required(sightingImportMessages.format),
  matches: array()
    .of(sightingMatchSchema)
    .transform((_value: unknown, given: unknown) => given)
    .typeError(sightingImportMessages.matches)
    .nonNullable(sightingImportMessages.matches)
    .default([]),
  dateOrder: code(dateOrders),
  shortDates: code(shortDates),
});
