import { presentAnimalDraft } from "../animal/presenter";
import { findDatedPhotoIds, readManyPhotos } from "../photo/query";
import { presentPlantDraft } from "../plant/presenter";
import { speciesReads } from "../species/query";
import type { Knex } from "../../database/knex";
import { animalTaxon, occurrencesCsv, plantTaxon, type Observer, type Taxon } from "./occurrences";

function visibleTaxa<Draft extends { internal: boolean }>(
  drafts: Draft[],
  idOf: (draft: Draft) => number,
  taxonOf: (draft: Draft) => Taxon,
): Map<number, Taxon> {
  const visible = drafts.filter(({ internal }) => !internal);
  return new Map(visible.map((draft) => [idOf(draft), taxonOf(draft)]));
}

/** The dated photos that visitors can see, as a Darwin Core occurrence file. */
export async function exportOccurrences(knex: Knex, observer: Observer): Promise<string> {
  const plants = (await speciesReads("plant").all(knex)).map(presentPlantDraft);
  const animals = (await speciesReads("animal").all(knex)).map(presentAnimalDraft);
  const taxa = {
    plants: visibleTaxa(plants, ({ plantId }) => plantId, plantTaxon),
    animals: visibleTaxa(animals, ({ animalId }) => animalId, animalTaxon),
  };
  const photos = await readManyPhotos(knex, await findDatedPhotoIds(knex), false);
  return occurrencesCsv(photos, taxa, observer);
}
