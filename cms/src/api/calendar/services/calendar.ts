import type { Core } from "@strapi/strapi";
import { speciesOfCalendar, type Calendar, type CalendarFilter } from "shared-types/calendar/codes";
import { dependsOn } from "../../../cache/dependencies";
import { fold } from "../../../database/fold";
import { idOf, textOf } from "../../../database/row";
import { presentRow } from "../presenter";
import { findCalendarSpecies } from "../query";
import { eachRecord } from "../records";
import { createStrip, type Strip } from "../strip";

/** The record of the yard: when each species was noticed. `withInternal` includes what only the owner may see. */
const calendarService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The species that have a record in the year, or in any, by common name. */
  async all(
    { kind, year, group }: CalendarFilter & { group: string },
    withInternal = false,
  ): Promise<Calendar> {
    const knex = strapi.db.connection;
    dependsOn("photos", "all");
    dependsOn(kind, "all");
    dependsOn(`${speciesOfCalendar[kind]}records`, "all");
    const species = await findCalendarSpecies(knex, kind, withInternal);
    const strips = new Map<number, Strip>(species.map((row) => [idOf(row), createStrip()]));
    const years = new Set<number>();
    await eachRecord(knex, { kind, id: 0, withInternal }, ({ species: id, time, stage }) => {
      const strip = strips.get(id);
      if (!strip) return;
      years.add(time.year);
      if (year === 0 || time.year === year) strip.add(time, stage);
    });
    const isInGroup = (name: string) => group === "" || fold(name) === fold(group);
    const rows = species
      .filter((row) => isInGroup(textOf(row["group"])))
      .map((row) => presentRow(row, strips.get(idOf(row))?.present()));
    return {
      kind,
      years: [...years].sort((a, b) => b - a),
      rows: rows.filter(({ records }) => records > 0),
    };
  },
});

export default calendarService;
