import { panelMessages, type Plan, type ValidationErrors } from "shared-types";
import { planDraftSchema } from "shared-types/schemas";
import type { Knex } from "../../database/knex";
import type { RecordKind } from "../../database/record-store";
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
  return sheets.flatMap(({ photoId, plantings }, n) => [
    ...(photoId === 0 || photos.has(photoId)
      ? []
      : [
          { fieldId: "sheets.photoId", errorMessage: `Drawing ${n + 1}: ${panelMessages.noPhoto}` },
        ]),
    ...plantings.flatMap(({ plantId }, place) =>
      plants.has(plantId)
        ? []
        : [
            {
              fieldId: "sheets.plantings.plantId",
              errorMessage: `Planting ${place + 1} of drawing ${n + 1}: there is no such plant.`,
            },
          ],
    ),
  ]);
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
