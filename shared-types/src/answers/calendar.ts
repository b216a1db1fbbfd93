import { calendarKinds, evidences } from "../calendar";
import { interactions, type Interaction } from "../interactions";
import { speciesKinds } from "../species";
import { stages } from "../stages";
import { list, num, oneOf, shape, str } from "./fields";

/** `stages`: those that were noted. */
const counted = { count: num, stages: list(oneOf(stages)) };

const strip = {
  /** ISO weeks with records whose day is known, in order. */
  weeks: list(shape({ week: num, ...counted })),
  /** 1–12: what is known by its month only, and is in no week. */
  months: list(shape({ month: num, ...counted })),
  /** The first record of each year, the newest year first; `YYYY-MM-DD`, or `YYYY-MM` if no known day is earlier. */
  firsts: list(shape({ year: num, date: str })),
};

/** An animal that a plant's page names, or a plant that an animal's does. */
const companion = shape({
  kind: oneOf(speciesKinds),
  keyId: str,
  nameCommon: str,
  /** '': on one photo, or seen together. */
  interaction: oneOf<Interaction | "">(["", ...interactions]),
  evidence: list(oneOf(evidences)),
  /** Photos and sightings; 0 of what is from books only. */
  count: num,
  /** The newest photo of both. */
  photo: shape({ photoId: num, thumbFileName: str, version: str, alt: str }).nullable(),
  /** The books. */
  sources: list(shape({ source: str, href: str })),
});

/** What a plant's or animal's page has of the calendar. */
export const speciesRecords = shape({
  /** All records, also those that are known by their year only. */
  count: num,
  ...strip,
  /** Of a plant, the first and last day in flower of each year, the newest year first. */
  flowering: list(shape({ year: num, first: str, last: str })),
});
export const companions = list(companion);

export const calendarAnswers = {
  /** `years`: all with records, the newest first. */
  Calendar: shape({
    kind: oneOf(calendarKinds),
    years: list(num),
    /** The species that have a record, by common name. */
    rows: list(
      shape({
        id: num,
        keyId: str,
        nameCommon: str,
        nameScientific: str,
        /** A plant's type, an animal's class. */
        group: str,
        records: num,
        ...strip,
      }),
    ),
  }),
  Companion: companion,
  SpeciesRecords: speciesRecords,
};
