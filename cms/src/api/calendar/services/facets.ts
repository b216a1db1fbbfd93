import type { Core } from "@strapi/strapi";
import type { FaunaFacets, FloraFacets } from "shared-types/calendar/codes";
import { dependsOn } from "../../../cache/dependencies";
import type { Knex } from "../../../database/knex";
import { idOf, numberOf, textOf } from "../../../database/row";
import { readSite } from "../../site-record/settings";
import { bloomTimes, dayOfYear, isInBloom } from "../bloom-times";
import { findCompanionNames, findPairs } from "../companion-query";
import { readFlowers } from "../flowers";
import { findCalendarSpecies } from "../query";
import { eachRecord } from "../records";
import { todayIn } from "../today";

/** Ids by what they are listed under. */
function listIn(all: Map<number, Set<number>>, under: number, id: number): void {
  const ids = all.get(under);
  if (ids) ids.add(id);
  else all.set(under, new Set([id]));
}

const inOrder = (ids: Iterable<number>) => [...ids].sort((a, b) => a - b);

async function readToday(knex: Knex): Promise<string> {
  const { timeZone } = await readSite(knex);
  return todayIn(timeZone);
}

/** What lists of species can be filtered by that their rows do not say. `withInternal` includes what only the owner may see. */
const facetsService = ({ strapi }: { strapi: Core.Strapi }) => ({
  async flora(withInternal = false): Promise<FloraFacets> {
    const knex = strapi.db.connection;
    for (const topic of ["photos", "plants", "animals", "plantrecords", "animalrecords"] as const)
      dependsOn(topic, "all");
    const plants = await findCalendarSpecies(knex, "plants", withInternal);
    const shown = new Set(plants.map(idOf));
    const today = dayOfYear(await readToday(knex));
    const flowers = await readFlowers(knex, withInternal);
    const visited = new Map<number, Set<number>>();
    for (const row of await findPairs(knex, withInternal)) {
      const plantId = numberOf(row["plant_id"]);
      if (shown.has(plantId)) listIn(visited, numberOf(row["animal_id"]), plantId);
    }
    const names = await findCompanionNames(knex, "animals", [...visited.keys()], withInternal);
    const inBloom = [...flowers].filter(
      ([id, { days }]) => shown.has(id) && isInBloom(bloomTimes(days), today),
    );
    return {
      inBloom: inOrder(inBloom.map(([id]) => id)),
      visitors: names.map((row) => ({
        keyId: textOf(row["key_id"]),
        nameCommon: textOf(row["name_common"]),
        plantIds: inOrder(visited.get(idOf(row)) ?? []),
      })),
    };
  },

  async fauna(withInternal = false): Promise<FaunaFacets> {
    const knex = strapi.db.connection;
    for (const topic of ["photos", "animals", "animalrecords"] as const) dependsOn(topic, "all");
    const animals = await findCalendarSpecies(knex, "animals", withInternal);
    const shown = new Set(animals.map(idOf));
    const seen = new Map<number, Set<number>>();
    await eachRecord(knex, { kind: "animals", id: 0, withInternal }, ({ species, time }) => {
      if (time.month > 0 && shown.has(species)) listIn(seen, time.month, species);
    });
    const months = [...seen].sort(([a], [b]) => a - b);
    return {
      month: Number((await readToday(knex)).slice(5, 7)),
      seen: months.map(([month, ids]) => ({ month, animalIds: inOrder(ids) })),
    };
  },
});

export default facetsService;
