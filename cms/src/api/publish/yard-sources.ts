import type { Core } from "@strapi/strapi";
import { dependsOnAll } from "../../cache/dependencies";
import { readYardFiles, type YardFiles } from "../calendar/published";
import { readSite } from "../site-record/settings";
import { whole, type DataSource } from "./data-source";

const none = { plants: [], animals: [] };

/** The records of the yard, by year, and what else calendar, week and facets are computed from. */
export function yardSources({ db }: Core.Strapi): DataSource[] {
  const knex = db.connection;
  let reading: Promise<YardFiles> | undefined;

  /** All is read at once, whichever part is asked for. */
  async function read(): Promise<YardFiles> {
    dependsOnAll("photos", "plants", "animals", "plantrecords", "animalrecords");
    await readSite(knex, "week");
    reading ??= readYardFiles(knex);
    return reading;
  }

  const yard = whole("yard", async () => (await read()).yard);
  const records: DataSource<"records"> = {
    name: "records",
    keys: async () => [...(await read()).records.keys()].map(String),
    part: async (key) => (await read()).records.get(Number(key)) ?? none,
  };
  return [yard, records];
}
