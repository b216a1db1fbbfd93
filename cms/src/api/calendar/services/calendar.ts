import type { Core } from "@strapi/strapi";
import { createCalendar } from "shared-types/calendar/calendar";
import { speciesOfCalendar, type CalendarFilter } from "shared-types/calendar/codes";
import type { Calendar } from "shared-types/calendar/answers";
import { dependsOn } from "../../../cache/dependencies";
import { presentCalendarSpecies } from "../presenter";
import { findCalendarSpecies } from "../query";
import { eachRecord } from "../records";

/** The record of the yard: when each species was noticed. `withInternal` includes what only the owner may see. */
const calendarService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The species that have a record in the year, or in any, by common name. */
  async all(filter: CalendarFilter & { group: string }, withInternal = false): Promise<Calendar> {
    const knex = strapi.db.connection;
    const { kind } = filter;
    dependsOn("photos", "all");
    dependsOn(kind, "all");
    dependsOn(`${speciesOfCalendar[kind]}records`, "all");
    const species = await findCalendarSpecies(knex, kind, withInternal);
    const calendar = createCalendar(species.map(presentCalendarSpecies), filter);
    await eachRecord(knex, { kind, id: 0, withInternal }, calendar.add);
    return calendar.present();
  },
});

export default calendarService;
