import { cleanText } from "shared-types/kit/text";
import type { PhotoItem } from "shared-types/photo/answers";
import type { Plan } from "shared-types/plan/answers";
import type { FoundRows } from "shared-types/search/answer";
import type { FoundPlan } from "shared-types/search/answers";
import { searchLength } from "shared-types/search/codes";
import type { Found } from "shared-types/search/find";
import type { Knex } from "../../database/knex";
import { presentAnimalRow } from "../animal/presenter";
import { readPhotos, readSitePhotos } from "../photo/query";
import { photoIdsOf } from "../plan/parts";
import { presentPlan } from "../plan/presenter";
import { findPlansById } from "../plan/query";
import { presentPlantRow } from "../plant/presenter";
import { presentResource } from "../resource/presenter";
import { findResourcesById } from "../resource/query";
import { presentSighting } from "../sighting/presenter";
import { searchSightings } from "../sighting/query";
import { speciesById } from "../species/query";

/** A plan as the search tells of it: without its shapes and plantings. */
function presentFoundPlan(
  { sheets, ...plan }: Plan,
  photos: PhotoItem[],
): Omit<FoundPlan, "matched"> {
  const [first] = sheets;
  return {
    ...plan,
    sheets: sheets.flatMap(({ title }) => title || []),
    beds: sheets.flatMap(({ beds }) => beds.flatMap(({ name }) => name || [])),
    photo: photos.find(({ photoId }) => photoId === first?.photoId) ?? null,
  };
}

async function readPlans(knex: Knex, ids: number[], withInternal: boolean) {
  const plans = (await findPlansById(knex, ids, withInternal)).map(presentPlan);
  const drawings = photoIdsOf(plans.flatMap(({ sheets }) => sheets.slice(0, 1)));
  const photos = await readSitePhotos(knex, drawings, withInternal);
  return plans.map((plan) => presentFoundPlan(plan, photos));
}

/** The rows of what was found, from the database. */
export const foundRows = (knex: Knex, withInternal: boolean): FoundRows => ({
  plants: async (ids) => (await speciesById(knex, "plant", ids, withInternal)).map(presentPlantRow),
  animals: async (ids) =>
    (await speciesById(knex, "animal", ids, withInternal)).map(presentAnimalRow),
  photos: async (ids) => readPhotos(knex, ids, withInternal),
  resources: async (ids) => (await findResourcesById(knex, ids, withInternal)).map(presentResource),
  plans: async (ids) => readPlans(knex, ids, withInternal),
});

/** Sightings of the plants and animals whose names have the words, and those with the text in their note, the newest first. */
export async function readFoundSightings(knex: Knex, { named }: Found, text: string) {
  const { plants: plantIds, animals: animalIds } = named();
  // PostgreSQL refuses NUL even in a query.
  const note = cleanText(text).trim().toLowerCase();
  if (note === "") return { sightings: [], total: 0 };
  const asked = { plantIds, animalIds, note };
  const { rows, total } = await searchSightings(knex, asked, searchLength);
  const sightings = rows.map(presentSighting).map((sighting) => {
    const isNamed = plantIds.includes(sighting.plantId) || animalIds.includes(sighting.animalId);
    return { ...sighting, matched: isNamed ? ("species" as const) : ("note" as const) };
  });
  return { sightings, total };
}
