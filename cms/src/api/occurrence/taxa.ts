import type { AnimalDraft } from "shared-types/animal/schema";
import type { Planting } from "shared-types/plan/answers";
import type { PlantDraft } from "shared-types/plant/schema";
import type { Knex } from "../../database/knex";
import { presentAnimalDraft } from "../animal/presenter";
import { presentPlan } from "../plan/presenter";
import { findPlans } from "../plan/query";
import { presentPlantDraft } from "../plant/presenter";
import { speciesReads } from "../species/query";

/** A plant or animal that visitors may see, in Darwin Core's terms. */
export interface Taxon {
  /** Its permanent id: `plant-12`. */
  key: string;
  kingdom: "Plantae" | "Animalia";
  class: string;
  order: string;
  family: string;
  scientificName: string;
  vernacularName: string;
  /** When a plant was planted and taken out, for each place of it on a plan. */
  plantings: Planted[];
}

type Planted = Pick<Planting, "plantedOn" | "removedOn">;

/** By id. */
export type Taxa = Record<"plants" | "animals", Map<number, Taxon>>;

/** Plants have no class or order here. */
export const plantTaxon = (plant: PlantDraft, plantings: Planted[] = []): Taxon => ({
  plantings,
  key: `plant-${plant.plantId}`,
  kingdom: "Plantae",
  class: "",
  order: "",
  family: plant.family,
  scientificName: plant.nameScientific,
  vernacularName: plant.nameCommon,
});

/** An animal's class, order and family, as the owner wrote them. */
export const animalTaxon = (animal: AnimalDraft): Taxon => ({
  plantings: [],
  key: `animal-${animal.animalId}`,
  kingdom: "Animalia",
  class: animal.classTax,
  order: animal.order,
  family: animal.family,
  scientificName: animal.nameScientific,
  vernacularName: animal.nameCommon,
});

/** The plantings of all plans, internal ones too, by plant. */
async function readPlantings(knex: Knex): Promise<Map<number, Planted[]>> {
  const found = new Map<number, Planted[]>();
  const plans = (await findPlans(knex, true)).map(presentPlan);
  for (const { plantings } of plans.flatMap(({ sheets }) => sheets))
    for (const { plantId, plantedOn, removedOn } of plantings)
      found.set(plantId, [...(found.get(plantId) ?? []), { plantedOn, removedOn }]);
  return found;
}

/** Every plant and animal but internal ones. */
export async function readTaxa(knex: Knex): Promise<Taxa> {
  const plants = (await speciesReads("plant").all(knex)).map(presentPlantDraft);
  const animals = (await speciesReads("animal").all(knex)).map(presentAnimalDraft);
  const plantings = await readPlantings(knex);
  const isShown = ({ internal }: { internal: boolean }) => !internal;
  return {
    plants: new Map(
      plants
        .filter(isShown)
        .map((one) => [one.plantId, plantTaxon(one, plantings.get(one.plantId))]),
    ),
    animals: new Map(animals.filter(isShown).map((one) => [one.animalId, animalTaxon(one)])),
  };
}
