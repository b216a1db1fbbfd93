import { array, string } from "yup";
import { dateOrders, shortDates, sightingFormats, sightingImportMessages } from "./codes";
import { speciesKinds } from "../species/codes";
import { closed } from "../kit/closed";
import { code, maybeOneOf, wholeNumber } from "../kit/filter";
import { recordId, recordIds } from "../kit/number";
import { text } from "../kit/text";

/** A name of a file, and the plant or animal it is; 0: one that is added, internal. */
export const sightingMatchSchema = closed({
  nameScientific: text("nameScientific", 500),
  kind: maybeOneOf(speciesKinds).required("kind is plant or animal."),
  id: recordId,
});

/** Names of a file as it has them, or null for nothing said; '' is a name too. */
const names = (message: string) =>
  array()
    .of(string().defined().strict().typeError(message).nonNullable(message))
    .transform((_value: unknown, given: unknown) => given)
    .typeError(message)
    .nullable()
    .default(null);

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
  places: names(sightingImportMessages.places),
  observers: names(sightingImportMessages.observers),
  follow: recordIds(),
  leaveOut: wholeNumber("leaveOut", 0, 0),
});
