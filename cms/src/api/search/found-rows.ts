import { keptText } from "shared-types/kit/text";
import { searchLength, type SearchAnswer } from "shared-types/search/codes";
import { matchedField, type Found, type FoundGroup } from "shared-types/search/find";
import type { Hits } from "shared-types/search/text-index";
import type { Knex } from "../../database/knex";
import { presentAnimalRow } from "../animal/presenter";
import { readPhotos } from "../photo/query";
import { photoIdsOf } from "../plan/parts";
import { presentPlan } from "../plan/presenter";
import { findPlansById } from "../plan/query";
import { presentPlantRow } from "../plant/presenter";
import { presentResource } from "../resource/presenter";
import { findResourcesById } from "../resource/query";
import { presentSighting } from "../sighting/presenter";
import { searchSightings } from "../sighting/query";
import { speciesById } from "../species/query";
import { presentFoundPlan } from "./presenter";

/** Rows in the order of their hits, each with the field it was found by; one that is gone by now is left out. */
function inOrder<Group extends FoundGroup, Row>(
  group: Group,
  { best }: Hits,
  rows: Row[],
  idOf: (row: Row) => number,
) {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return best.flatMap((hit) => {
    const row = byId.get(hit.id);
    return row ? { ...row, matched: matchedField(group, hit) } : [];
  });
}

/** The rows of what was found, as their own lists have them. */
export async function readFound(
  knex: Knex,
  found: Found,
  withInternal: boolean,
): Promise<SearchAnswer> {
  /** Asks the database only for what was found. */
  const read = async <Row>(group: FoundGroup, rows: (ids: number[]) => PromiseLike<Row[]>) => {
    const { best } = found[group];
    return best.length === 0 ? [] : rows(best.map(({ id }) => id));
  };
  const [plants, animals, photos, resources, plans] = await Promise.all([
    read("plants", (ids) => speciesById(knex, "plant", ids, withInternal)),
    read("animals", (ids) => speciesById(knex, "animal", ids, withInternal)),
    read("photos", (ids) => readPhotos(knex, ids, withInternal)),
    read("resources", (ids) => findResourcesById(knex, ids, withInternal)),
    read("plans", (ids) => findPlansById(knex, ids, withInternal)),
  ]);
  const drawn = plans.map(presentPlan);
  const drawings = photoIdsOf(drawn.flatMap(({ sheets }) => sheets.slice(0, 1)));
  const scope = withInternal ? "all" : "site";
  const drawingPhotos = await readPhotos(knex, drawings, withInternal, scope);
  return {
    plants: inOrder("plants", found.plants, plants.map(presentPlantRow), (row) => row.plantId),
    animals: inOrder(
      "animals",
      found.animals,
      animals.map(presentAnimalRow),
      (row) => row.animalId,
    ),
    photos: inOrder("photos", found.photos, photos, (row) => row.photoId),
    resources: inOrder(
      "resources",
      found.resources,
      resources.map(presentResource),
      (row) => row.resourceId,
    ),
    plans: inOrder(
      "plans",
      found.plans,
      drawn.map((plan) => presentFoundPlan(plan, drawingPhotos)),
      (row) => row.planId,
    ),
    totals: {
      plants: found.plants.total,
      animals: found.animals.total,
      photos: found.photos.total,
      resources: found.resources.total,
      plans: found.plans.total,
    },
  };
}

/** Sightings of the plants and animals whose names have the words, and those with the text in their note, the newest first. */
export async function readFoundSightings(knex: Knex, { named }: Found, text: string) {
  const { plants: plantIds, animals: animalIds } = named();
  // PostgreSQL refuses NUL even in a query.
  const note = keptText(text).trim().toLowerCase();
  if (note === "") return { sightings: [], total: 0 };
  const asked = { plantIds, animalIds, note };
  const { rows, total } = await searchSightings(knex, asked, searchLength);
  const sightings = rows.map(presentSighting).map((sighting) => {
    const isNamed = plantIds.includes(sighting.plantId) || animalIds.includes(sighting.animalId);
    return { ...sighting, matched: isNamed ? ("species" as const) : ("note" as const) };
  });
  return { sightings, total };
}
