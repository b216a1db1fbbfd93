import { sightingMatchSchema } from "../schemas/sighting-import";
import { dateFields } from "../sighting-import";
import { speciesKinds, type SpeciesKind } from "../species";
import { list, num, oneOf, shape, str } from "./fields";

const unmatched = shape({
  nameScientific: str,
  nameCommon: str,
  /** Lines that wait for it. */
  count: num,
  /** What it may be: id 0 for a new one, kind '' if the file does not tell. */
  proposed: shape({
    kind: oneOf<SpeciesKind | "">(["", ...speciesKinds]),
    id: num,
    nameCommon: str,
  }),
});

export const sightingImportAnswers = {
  /** Every line of the file is new, known, refused or left out, or waits for an unmatched name. */
  SightingsImported: shape({
    read: num,
    new: num,
    known: num,
    /** The most frequent first. */
    unmatched: list(unmatched),
    /** Lines that are no sighting of a day: how many have the day on which nothing is known, and how many a count of 0. */
    leftOut: shape({ noDay: num, noneSeen: num }),
    /** What the dates of the file leave open; each way has the date of the example, '' for one without its year. */
    dateQuestions: list(
      shape({
        field: oneOf(dateFields),
        example: str,
        readings: list(shape({ way: str, date: str })),
      }),
    ),
    /** At most `sightingImportLimits.refused`. */
    refused: list(shape({ line: num, reason: str })),
    /** How many were added. */
    saved: num,
  }),
  SightingMatch: sightingMatchSchema,
};
