import { createCalendar, type CalendarSpecies } from "./calendar";
import { evidences, type CalendarFilter, type CalendarKind } from "./codes";
import { createFaunaFacets, createFlowers, floraFacetsOf } from "./facets";
import type { YardRecord } from "./records";
import { timeOf } from "./strip";
import { weekOf, type WeekPlace, type WeekSource, type WeekSpecies } from "./week";

/** A record as it is published: `date` of its precision, `evidence` its place in `evidences`, `photoId` 0 for none. */
export type PublishedRecord = readonly [
  species: number,
  date: string,
  stage: string,
  evidence: number,
  photoId: number,
];

/** What a week asks of a species. */
type PublishedWeek = Pick<WeekSpecies, "id" | "order" | "thumbId"> & {
  /** The earliest date of its records; '' for none. */
  first: string;
  /** The months of its records, `01` to `12`. */
  months: string[];
};

/** What a copy of the site has of the yard besides its records: nothing that visitors may not see. */
export interface Yard {
  hemisphere: WeekPlace["hemisphere"];
  /** IANA name: what day it is in the garden. */
  timeZone: string;
  /** In the order of their common names. */
  species: Record<CalendarKind, CalendarSpecies[]>;
  /** Those that a week may tell of. */
  week: Record<CalendarKind, PublishedWeek[]>;
  pinned: Record<CalendarKind, number[]>;
  /** Every plant with every animal that its page names as a visitor. */
  pairs: readonly (readonly [plantId: number, animalId: number])[];
}

/** The records of both kinds, of a year or of all. */
export type PublishedRecords = Record<CalendarKind, readonly PublishedRecord[]>;

const recordOf = ([species, date, stage, evidence, photoId]: PublishedRecord): YardRecord => ({
  ...{ species, stage, photoId },
  time: timeOf(date),
  evidence: evidences[evidence] ?? "seen",
});

/** As a record is published. */
export const publishedRecord = ({
  species,
  time,
  stage,
  evidence,
  photoId,
}: YardRecord): PublishedRecord => [
  species,
  time.date,
  stage,
  evidences.indexOf(evidence),
  photoId,
];

function sourceOf(
  yard: Yard,
  all: Record<CalendarKind, YardRecord[]>,
  photos: WeekSource["photos"],
): WeekSource {
  const weekly = {
    plants: new Map(yard.week.plants.map((one) => [one.id, one])),
    animals: new Map(yard.week.animals.map((one) => [one.id, one])),
  };
  const about = <Value>(
    kind: CalendarKind,
    ids: number[],
    valueOf: (one: PublishedWeek) => Value,
  ): [number, Value][] =>
    ids.flatMap((id): [number, Value][] => {
      const one = weekly[kind].get(id);
      return one ? [[id, valueOf(one)]] : [];
    });
  return {
    async firstYear() {
      const years = [...all.plants, ...all.animals].map(({ time }) => time.year);
      return years.reduce((one, other) => Math.min(one, other), years[0] ?? 0);
    },
    async eachRecord(kind, _weeks, add) {
      for (const record of all[kind]) add(record);
    },
    firstDates: async (kind, ids) => new Map(about(kind, ids, ({ first }) => first)),
    months: async (kind, ids) => new Map(about(kind, ids, ({ months }) => new Set(months))),
    async species(kind, ids) {
      const asked = new Set(ids);
      return yard.species[kind].flatMap(({ id, keyId, nameCommon }) => {
        const one = weekly[kind].get(id);
        if (!one || !asked.has(id)) return [];
        return { id, keyId, nameCommon, order: one.order, thumbId: one.thumbId };
      });
    },
    photos,
  };
}

/** What the site answers of the yard, from what is published of it. */
export type PublishedYard = ReturnType<typeof readYard>;

/** Days are `YYYY-MM-DD`. `photos`: the small pictures of those that may be shown. */
export function readYard(yard: Yard, records: PublishedRecords, photos: WeekSource["photos"]) {
  const all = {
    plants: records.plants.map(recordOf),
    animals: records.animals.map(recordOf),
  };
  const shown = (kind: CalendarKind) => new Set(yard.species[kind].map(({ id }) => id));
  const none = { hidden: new Set<number>() };
  const chosen = {
    plants: { ...none, pinned: new Set(yard.pinned.plants) },
    animals: { ...none, pinned: new Set(yard.pinned.animals) },
  };
  return {
    calendar: (filter: CalendarFilter) => {
      const calendar = createCalendar(yard.species[filter.kind], { ...filter, group: "" });
      for (const record of all[filter.kind]) calendar.add(record);
      return calendar.present();
    },
    floraFacets: (today: string) => {
      const flowers = createFlowers();
      for (const record of all.plants) flowers.add(record);
      return floraFacetsOf({
        ...{ shown: shown("plants"), flowers: flowers.flowers },
        ...{ pairs: yard.pairs, animals: yard.species.animals, today },
      });
    },
    faunaFacets: (today: string) => {
      const facets = createFaunaFacets(shown("animals"), today);
      for (const record of all.animals) facets.add(record);
      return facets.present();
    },
    thisWeek: async (today: string) =>
      weekOf(today, { hemisphere: yard.hemisphere, chosen }, sourceOf(yard, all, photos)),
  };
}
