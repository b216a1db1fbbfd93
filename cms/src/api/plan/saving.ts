import type { ValidationErrors } from "shared-types/kit/error-answers";
import { panelMessages } from "shared-types/kit/panel-messages";
import type { Plan } from "shared-types/plan/answers";
import { planDraftSchema } from "shared-types/plan/schema";
import type { Knex } from "../../database/knex";
import type { RecordKind } from "../../database/record-store";
import { brokenOf } from "../../http/broken-rule";
import { findKnownPhotos } from "../photo/query";
import { findKnownSpecies } from "../species/query";
import { photoIdsOf, plantIdsOf, withIds, withPlants } from "./parts";
import { presentPlan } from "./presenter";
import { findPlan } from "./query";

/** A plan without the plantings of plants that were deleted forever; those of plants in the bin stay. */
async function storedPlan(knex: Knex, id: number): Promise<Plan | null> {
  const row = await findPlan(knex, id);
  if (!row) return null;
  const plan = presentPlan(row);
  return withPlants(plan, await findKnownSpecies(knex, "plant", plantIdsOf(plan.sheets)));
}

/** The plants and photos that it names must exist. */
async function missingRecords(knex: Knex, { sheets }: Plan): Promise<ValidationErrors> {
  const plants = await findKnownSpecies(knex, "plant", plantIdsOf(sheets));
  const photos = await findKnownPhotos(knex, photoIdsOf(sheets));
  return sheets.flatMap(({ photoId, plantings }, n) => {
    const noPhoto = `Drawing ${n + 1}: ${panelMessages.noPhoto}`;
    const noPlant = (place: number) =>
      `Planting ${place + 1} of drawing ${n + 1}: there is no such plant.`;
    return [
      ...brokenOf([photoId !== 0 && !photos.has(photoId), "sheets.photoId", noPhoto]),
      ...plantings.flatMap(({ plantId }, place) =>
        brokenOf([!plants.has(plantId), "sheets.plantings.plantId", noPlant(place)]),
      ),
    ];
  });
}

export const planRecords: RecordKind<Plan> = {
  uid: "api::plan.plan",
  table: "plans",
  schema: planDraftSchema,
  stored: storedPlan,
  validate: missingRecords,
  data: ({ keyId, title, period, intro, order, internal, sheets }) => ({
    ...{ keyId, title, period, intro, order, internal },
    // An object: PostgreSQL's driver would take a list for an array of the database.
    parts: { sheets: withIds(sheets) },
  }),
};
