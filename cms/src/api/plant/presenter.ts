import type { LinkItem, PhotoItem, PlantDetail, PlantDraft, PlantRow } from "shared-types";
import type { Row } from "../../lib/knex";
import { numberOf, textOf } from "../../lib/row";
import { idOf, presentSpecies, presentSpeciesDraft } from "../../lib/species-presenter";
import { presentBanner } from "../photo/presenter";

function presentGrowth(row: Row) {
  return {
    type: textOf(row["type"]) as PlantRow["type"],
    sun: textOf(row["sun"]) as PlantRow["sun"],
    moisture: textOf(row["moisture"]) as PlantRow["moisture"],
    season: textOf(row["season"]) as PlantRow["season"],
    height: textOf(row["height"]),
    heightSort: numberOf(row["height_sort"]),
    width: textOf(row["width"]),
    widthSort: numberOf(row["width_sort"]),
  };
}

/** A plant as lists show it. */
export function presentPlantRow(row: Row): PlantRow {
  return { plantId: idOf(row), ...presentSpecies(row), ...presentGrowth(row) };
}

/** A plant as its form edits it. */
export function presentPlantDraft(row: Row): PlantDraft {
  return { plantId: idOf(row), ...presentSpeciesDraft(row), ...presentGrowth(row) };
}

/** A plant's page. */
export function presentPlantDetail(row: Row, links: LinkItem[], photos: PhotoItem[]): PlantDetail {
  const notes = textOf(row["notes"]);
  return { ...presentPlantRow(row), notes, banner: presentBanner(row), links, photos };
}
