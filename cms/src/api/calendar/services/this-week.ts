import type { Core } from "@strapi/strapi";
import type { ThisWeek } from "shared-types/calendar/codes";
import { dependsOn } from "../../../cache/dependencies";
import { readSite } from "../../site-record/settings";
import { readThisWeek } from "../this-week";
import { todayIn } from "../today";

/** 'In the yard this week'. `withInternal` includes what only the owner may see. */
const thisWeekService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Around a day, `YYYY-MM-DD`, or today. */
  async around(day = "", withInternal = false): Promise<ThisWeek> {
    const knex = strapi.db.connection;
    for (const topic of ["photos", "plants", "animals", "plantrecords", "animalrecords"] as const)
      dependsOn(topic, "all");
    const site = await readSite(knex, "week");
    return readThisWeek(knex, day || todayIn(site.timeZone), site, withInternal);
  },
});

export default thisWeekService;
