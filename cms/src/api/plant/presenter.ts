import type { PlantDraft } from "shared-types/plant/schema";
import type { PlantRow } from "shared-types/plant/answers";
import type { Row } from "../../database/knex";
import { idOf, booleanOf, maybeNumberOf, numberOf, textOf } from "../../database/row";
import { presentThumb } from "../photo/presenter";
import { presentSpeciesDraft } from "../species/presenter";

/** A row of the plant list. Field by field, because spreading object literals takes ten times as long. */
export function presentPlantRow(row: Row): PlantRow {
  return {
    plantId: idOf(row),
    nameCommon: textOf(row["name_common"]),
    nameScientific: textOf(row["name_scientific"]),
    nameDisplay: textOf(row["name_display"]),
    keyId: textOf(row["key_id"]),
    aka: textOf(row["aka"]),
    type: textOf(row["type"]) as PlantRow["type"],
    sun: textOf(row["sun"]) as PlantRow["sun"],
    moisture: textOf(row["moisture"]) as PlantRow["moisture"],
    season: textOf(row["season"]) as PlantRow["season"],
    height: textOf(row["height"]),
    heightSort: numberOf(row["height_sort"]),
    width: textOf(row["width"]),
    widthSort: numberOf(row["width_sort"]),
    notesShort: textOf(row["notes_short"]),
    thumbFileName: presentThumb(row),
    thumbVersion: textOf(row["thumb_version"]),
    banner: textOf(row["banner_file_name"]),
    internal: booleanOf(row["internal"]),
    family: textOf(row["family"]),
    native: textOf(row["native"]) as PlantRow["native"],
    keystone: maybeNumberOf(row["keystone"]),
    keystoneSource: textOf(row["keystone_source"]),
  };
}

/** A plant's form. */
export function presentPlantDraft(row: Row): PlantDraft {
  return presentSpeciesDraft(presentPlantRow(row), row);
}
