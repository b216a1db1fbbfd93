import type { Core } from "@strapi/strapi";
import type { Gaps } from "shared-types/gap/answers";
import { eachRecord } from "../../calendar/records";
import { todayShown } from "../../site-record/today";
import { presentPlan } from "../../plan/presenter";
import { findPlans } from "../../plan/query";
import { readSite } from "../../site-record/settings";
import { findDeadLinks } from "../dead-links";
import { standingPlants } from "../in-the-yard";
import { presentGaps } from "../presenter";
import { findAnimals, findPhotographed, findPlants } from "../query";
import { readNotes } from "../read-notes";
import { createRecorded } from "../recorded";

/** What the garden lacks for its animals, and its owner's record. */
const gapService = ({ strapi }: { strapi: Core.Strapi }) => ({
  async all(): Promise<Gaps> {
    const knex = strapi.db.connection;
    const { timeZone, hemisphere } = await readSite(knex);
    const today = todayShown(timeZone);
    const year = Number(today.slice(0, 4));
    const recorded = { plant: createRecorded(year), animal: createRecorded(year) };
    await eachRecord(knex, { kind: "animals", id: 0, withInternal: true }, recorded.animal.add);
    const animals = await findAnimals(knex);
    const isAnimal = (animalId: number) => animals.some(({ id }) => id === animalId);
    const found = presentGaps({
      year,
      hemisphere,
      plants: await findPlants(knex),
      animals,
      standing: standingPlants((await findPlans(knex, true)).map(presentPlan), today),
      notesOf: await readNotes(knex, { timeZone, isAnimal }, recorded.plant.add),
      photographed: {
        plant: await findPhotographed(knex, "plant"),
        animal: await findPhotographed(knex, "animal"),
      },
      recorded,
    });
    return { ...found, deadLinks: await findDeadLinks(knex) };
  },
});

export default gapService;
