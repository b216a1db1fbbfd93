import type { Core } from "@strapi/strapi";
import type { FaunaFacets, FloraFacets } from "shared-types/calendar/answers";
import { createFaunaFacets, floraFacetsOf } from "shared-types/calendar/facets";
import { dependsOnAll } from "../../../cache/dependencies";
import type { Knex } from "../../../database/knex";
import { idOf, numberOf } from "../../../database/row";
import { readSite } from "../../site-record/settings";
import { findCompanionNames, findPairs } from "../companion-query";
import { readFlowers } from "../flowers";
import { presentNamed } from "../presenter";
import { findCalendarSpecies } from "../query";
import { eachRecord } from "../records";
import { todayShown } from "../../site-record/today";

async function readToday(knex: Knex): Promise<string> {
  const { timeZone } = await readSite(knex);
  return todayShown(timeZone);
}

/** What lists of species can be filtered by that their rows do not say. `withInternal` includes what only the owner may see. */
const facetsService = ({ strapi }: { strapi: Core.Strapi }) => ({
  async flora(withInternal = false): Promise<FloraFacets> {
    const knex = strapi.db.connection;
    dependsOnAll("photos", "plants", "animals", "plantrecords", "animalrecords");
    const plants = await findCalendarSpecies(knex, "plants", withInternal);
    const pairs = (await findPairs(knex, withInternal)).map(
      (row) => [numberOf(row["plant_id"]), numberOf(row["animal_id"])] as const,
    );
    const visitors = [...new Set(pairs.map(([, animalId]) => animalId))];
    const animals = await findCompanionNames(knex, "animals", visitors, withInternal);
    return floraFacetsOf({
      shown: new Set(plants.map(idOf)),
      flowers: await readFlowers(knex, withInternal),
      pairs,
      animals: animals.map(presentNamed),
      today: await readToday(knex),
    });
  },

  async fauna(withInternal = false): Promise<FaunaFacets> {
    const knex = strapi.db.connection;
    dependsOnAll("photos", "animals", "animalrecords");
    const animals = await findCalendarSpecies(knex, "animals", withInternal);
    const facets = createFaunaFacets(new Set(animals.map(idOf)), await readToday(knex));
    await eachRecord(knex, { kind: "animals", id: 0, withInternal }, facets.add);
    return facets.present();
  },
});

export default facetsService;
