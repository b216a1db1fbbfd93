import type { AnimalDraft, PlantDraft } from "shared-types";
import type { Knex } from "../../database/knex";
import { presentAnimalDraft } from "../animal/presenter";
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
}

/** By id. */
export type Taxa = Record<"plants" | "animals", Map<number, Taxon>>;

/** Plants have no class, order or family here. */
export const plantTaxon = (plant: PlantDraft): Taxon => ({
  key: `plant-${plant.plantId}`,
  kingdom: "Plantae",
  class: "",
  order: "",
  family: "",
  scientificName: plant.nameScientific,
  vernacularName: plant.nameCommon,
});

/** An animal's class, order and family, as the owner wrote them. */
export const animalTaxon = (animal: AnimalDraft): Taxon => ({
  key: `animal-${animal.animalId}`,
  kingdom: "Animalia",
  class: animal.classTax,
  order: animal.order,
  family: animal.family,
  scientificName: animal.nameScientific,
  vernacularName: animal.nameCommon,
});

/** Every plant and animal but internal ones. */
export async function readTaxa(knex: Knex): Promise<Taxa> {
  const plants = (await speciesReads("plant").all(knex)).map(presentPlantDraft);
  const animals = (await speciesReads("animal").all(knex)).map(presentAnimalDraft);
  const isShown = ({ internal }: { internal: boolean }) => !internal;
  return {
    plants: new Map(plants.filter(isShown).map((one) => [one.plantId, plantTaxon(one)])),
    animals: new Map(animals.filter(isShown).map((one) => [one.animalId, animalTaxon(one)])),
  };
}
