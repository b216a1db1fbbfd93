import type { InferType } from "yup";
import type { sightingMatchSchema } from "./schema";
import { dateFields } from "./codes";
import { speciesKinds, type SpeciesKind } from "../species/codes";
import { bool, list, named, num, oneOf, shape, str } from "../kit/fields";

const unmatched = shape({
  nameScientific: str,
  nameCommon: str,
  /** Lines that wait for it. */
  count: num,
  /** Sightings here that have this name at their source by now. */
  changed: num,
  /** What it may be: id 0 for a new one, kind '' if the file does not tell. */
  proposed: shape({
    kind: oneOf<SpeciesKind | "">(["", ...speciesKinds]),
    id: num,
    nameCommon: str,
  }),
});

const datedName = shape({ date: str, name: str });

export const sightingImportAnswers = named({
  /** Every line of the file is new, known, changed, elsewhere, refused or left out, or waits for an unmatched name. */
  SightingsImported: shape({
    read: num,
    new: num,
    known: num,
    /** The places of the file, the one with most lines first; none if the file does not tell. */
    places: list(shape({ key: str, name: str, count: num, isTaken: bool })),
    /** Lines of places that are not taken. */
    elsewhere: num,
    /** Whose observations the file has, by account. */
    observers: list(shape({ login: str, name: str, count: num, isOwner: bool })),
    /** New lines of somebody else, and of what is captive or cultivated. */
    othersCount: num,
    cultivatedCount: num,
    /** The most frequent first. */
    unmatched: list(unmatched),
    /** Lines that are no sighting of a day: how many have the day on which nothing is known, and how many a count of 0. */
    leftOut: shape({ noDay: num, noneSeen: num }),
    /** Notes of new sightings that are kept only as far as `sightingLimits.note`. */
    shortened: num,
    /** Of a file that is not Unicode and does not say what it is, some words with letters, read as Windows-1252. */
    guessedWords: list(str),
    /** What the dates of the file leave open; each way has the date of the example, '' for one without its year. */
    dateQuestions: list(
      shape({
        field: oneOf(dateFields),
        example: str,
        readings: list(shape({ way: str, date: str })),
      }),
    ),
    /** Sightings that have changed at their source, at most `sightingImportLimits.listed`; `waitsFor`: a name not known here. */
    changed: list(
      shape({ sightingId: num, line: num, before: datedName, after: datedName, waitsFor: str }),
    ),
    changedCount: num,
    /** At most `sightingImportLimits.listed`. */
    refused: list(shape({ line: num, reason: str })),
    refusedCount: num,
    /** How many were added, and how many now say what their source says. */
    saved: num,
    followed: num,
  }),
});

export type SightingMatch = InferType<typeof sightingMatchSchema>;
export type SightingsImported = InferType<typeof sightingImportAnswers.SightingsImported>;
export type DateQuestion = SightingsImported["dateQuestions"][number];
