import { speciesOfCalendar } from "shared-types/calendar/codes";
import { speciesById } from "../species/query";
import type { WeekSource, WeekSpecies } from "shared-types/calendar/week";
import { dateOfDay, momentsOf } from "shared-types/calendar/weeks-around";
import type { Knex, Row } from "../../database/knex";
import { numberOf, textOf } from "../../database/row";
import { localDays } from "./local-days";
import { presentNamed } from "./presenter";
import { eachRecord } from "./records";
import { findFirstDates, findFirstYear, findMonths, findSmallPhotos } from "./week-query";

const presentWeekSpecies = (row: Row): WeekSpecies => ({
  ...presentNamed(row),
  order: textOf(row["order"]),
  thumbId: numberOf(row["thumb_id"]),
});

/** The records of the database, of which only what a week asks for is read. */
export function weekSource(knex: Knex, timeZone: string, withInternal: boolean): WeekSource {
  const of = (kind: "plants" | "animals") => ({ kind, id: 0, withInternal });
  const dayOf = localDays(timeZone);
  return {
    firstYear: async () => Number(await findFirstYear(knex, withInternal)),
    eachRecord: async (kind, weeks, add) =>
      eachRecord(knex, { ...of(kind), between: weeks.map(momentsOf) }, add),
    firstDates: async (kind, ids) =>
      findFirstDates(knex, of(kind), ids, (ms) => dateOfDay(dayOf(ms))),
    months: async (kind, ids) => findMonths(knex, of(kind), ids),
    species: async (kind, ids) =>
      (await speciesById(knex, speciesOfCalendar[kind], ids, withInternal)).map(presentWeekSpecies),
    photos: async (ids) => findSmallPhotos(knex, ids, withInternal),
  };
}
