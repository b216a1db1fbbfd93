import type { InferType } from "yup";
import { calendarKinds, evidences } from "./codes";
import { interactions, type Interaction } from "../interaction/codes";
import { sightingEvidences } from "../sighting/codes";
import { speciesKinds } from "../species/codes";
import { stages, type Stage } from "../stage/codes";
import { list, named, num, oneOf, shape, str } from "../kit/fields";

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

const smallPhoto = shape({ photoId: num, thumbFileName: str, version: str, alt: str }).nullable();

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
  photo: smallPhoto,
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
  /** The newest sightings, with or without a photo; `date` of its precision. */
  sightings: list(
    shape({
      date: str,
      evidence: oneOf(sightingEvidences),
      stage: oneOf<Stage | "">(["", ...stages]),
      note: str,
      /** Of a plant, the animal that was seen on it; of an animal, the plant it was seen on. */
      other: shape({ kind: oneOf(speciesKinds), keyId: str, nameCommon: str }).nullable(),
    }),
  ),
});
export const companions = list(companion);

export const calendarAnswers = named({
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
  /** `inBloom`: plants by id. `visitors`: the animals that some plant's page names as its visitors, by common name. */
  FloraFacets: shape({
    inBloom: list(num),
    visitors: list(shape({ keyId: str, nameCommon: str, plantIds: list(num) })),
  }),
  /** `month`: the current one in the garden. `seen`: the months that have records, in order. */
  FaunaFacets: shape({
    month: num,
    seen: list(shape({ month: num, animalIds: list(num) })),
  }),
  /** `from` and `to`: the first and last of the fourteen days, in the year that is asked for. */
  ThisWeek: shape({
    from: str,
    to: str,
    items: list(
      shape({
        kind: oneOf(speciesKinds),
        keyId: str,
        nameCommon: str,
        /** What it did: 'In flower'. */
        text: str,
        /** The years in which it was recorded in these weeks, in order. */
        years: list(num),
        /** Of these weeks, or the species's thumbnail. */
        photo: smallPhoto,
      }),
    ),
  }),
});

export type Calendar = InferType<typeof calendarAnswers.Calendar>;
export type CalendarRow = Calendar["rows"][number];
export type CalendarMonth = CalendarRow["months"][number];
export type CalendarWeek = CalendarRow["weeks"][number];
export type Companion = InferType<typeof companion>;
export type FaunaFacets = InferType<typeof calendarAnswers.FaunaFacets>;
export type FloraFacets = InferType<typeof calendarAnswers.FloraFacets>;
export type ThisWeek = InferType<typeof calendarAnswers.ThisWeek>;
export type ThisWeekItem = ThisWeek["items"][number];
export type SpeciesRecords = InferType<typeof speciesRecords>;
export type ShownSighting = SpeciesRecords["sightings"][number];
