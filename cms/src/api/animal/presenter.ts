import type { AnimalDetail, AnimalDraft, AnimalRow, LinkItem, PhotoItem } from "shared-types";
import type { Row } from "../../lib/knex";
import { textOf } from "../../lib/row";
import { idOf, presentSpecies, presentSpeciesDraft } from "../../lib/species-presenter";
import { presentBanner } from "../photo/presenter";

function presentTaxonomy(row: Row) {
  return {
    classTax: textOf(row["class_tax"]),
    order: textOf(row["order"]),
    family: textOf(row["family"]),
  };
}

/** An animal as lists show it. */
export function presentAnimalRow(row: Row): AnimalRow {
  return { animalId: idOf(row), ...presentSpecies(row), ...presentTaxonomy(row) };
}

/** An animal as its form edits it. */
export function presentAnimalDraft(row: Row): AnimalDraft {
  return { animalId: idOf(row), ...presentSpeciesDraft(row), ...presentTaxonomy(row) };
}

/** An animal's page. */
export function presentAnimalDetail(
  row: Row,
  links: LinkItem[],
  photos: PhotoItem[],
): AnimalDetail {
  const notes = textOf(row["notes"]);
  return { ...presentAnimalRow(row), notes, banner: presentBanner(row), links, photos };
}
