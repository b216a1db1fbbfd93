import type { CalendarFilter } from "./codes";
import type { Calendar, CalendarRow } from "./answers";
import type { YardRecord } from "./records";
import { createStrip, type Recorded, type Strip } from "./strip";
import { fold } from "../kit/fold";

/** A species as the calendar names it. */
export type CalendarSpecies = Pick<
  CalendarRow,
  "id" | "keyId" | "nameCommon" | "nameScientific" | "group"
>;

const nothing: Recorded = { count: 0, weeks: [], months: [], firsts: [], flowering: [] };

/** A species with its records. */
function rowOf(
  { id, keyId, nameCommon, nameScientific, group }: CalendarSpecies,
  { count, flowering: _flowering, ...strip } = nothing,
): CalendarRow {
  return { id, keyId, nameCommon, nameScientific, group, records: count, ...strip };
}

/**
 * Collects the calendar of the species that may be shown, which are in the order of their common names; `group` '' is all.
 * Records of others are passed by.
 */
export function createCalendar(
  species: readonly CalendarSpecies[],
  { kind, year, group }: CalendarFilter & { group: string },
) {
  const strips = new Map<number, Strip>(species.map(({ id }) => [id, createStrip()]));
  const years = new Set<number>();
  const isInGroup = (name: string) => group === "" || fold(name) === fold(group);
  return {
    add: ({ species: id, time, stage }: YardRecord): void => {
      const strip = strips.get(id);
      if (!strip) return;
      years.add(time.year);
      if (year === 0 || time.year === year) strip.add(time, stage);
    },

    /** The species that have a record in the year, or in any. */
    present: (): Calendar => ({
      kind,
      years: [...years].sort((a, b) => b - a),
      rows: species
        .filter((one) => isInGroup(one.group))
        .map((one) => rowOf(one, strips.get(one.id)?.present()))
        .filter(({ records }) => records > 0),
    }),
  };
}
