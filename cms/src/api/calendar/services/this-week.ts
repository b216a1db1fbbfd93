import type { Core } from "@strapi/strapi";
import type { ThisWeek } from "shared-types/calendar/answers";
import { weekOf } from "shared-types/calendar/week";
import { dependsOnAll } from "../../../cache/dependencies";
import { readSite } from "../../site-record/settings";
import { weekChoicesOf } from "../../site-record/week-choices";
import { todayShown } from "../../site-record/today";
import { weekSource } from "../week-source";

/** 'In the yard this week'. `withInternal` includes what only the owner may see. */
const thisWeekService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Around a day, `YYYY-MM-DD`, or today. */
  async around(day = "", withInternal = false): Promise<ThisWeek> {
    const knex = strapi.db.connection;
    dependsOnAll("photos", "plants", "animals", "plantrecords", "animalrecords");
    const site = await readSite(knex, "week");
    const { hemisphere, timeZone } = site;
    const chosen = {
      plants: weekChoicesOf(site, "plants"),
      animals: weekChoicesOf(site, "animals"),
    };
    const source = weekSource(knex, timeZone, withInternal);
    return weekOf(day || todayShown(timeZone), { hemisphere, chosen }, source);
  },
});

export default thisWeekService;
