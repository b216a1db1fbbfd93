import type { Core } from "@strapi/strapi";
import { createCalendar } from "shared-types/calendar/calendar";
import { speciesOfCalendar, type CalendarFilter } from "shared-types/calendar/codes";
import type { Calendar } from "shared-types/calendar/answers";
import { dependsOnAll } from "../../../cache/dependencies";
import { presentCalendarSpecies } from "../presenter";
import { findCalendarSpecies } from "../query";
import { eachRecord } from "../records";

/** The record of the yard: when each species was noticed. `withInternal` includes what only the owner may see. */
const calendarService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The species that have a record in the year, or in any, by common name. */
  async all(filter: CalendarFilter & { group: string }, withInternal = false): Promise<Calendar> {
    const knex = strapi.db.connection;
    const { kind } = filter;
    dependsOnAll("photos", kind, `${speciesOfCalendar[kind]}records`);
    const species = await findCalendarSpecies(knex, kind, withInternal);
    const calendar = createCalendar(species.map(presentCalendarSpecies), filter);
    await eachRecord(knex, { kind, id: 0, withInternal }, calendar.add);
    return calendar.present();
  },
});

export default calendarService;
