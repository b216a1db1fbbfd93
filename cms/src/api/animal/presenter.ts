import type { AnimalDraft } from "shared-types/animal/schema";
import type { AnimalRow } from "shared-types/animal/answers";
import type { Row } from "../../database/knex";
import { idOf, booleanOf, textOf } from "../../database/row";
import { presentThumb } from "../photo/presenter";
import { presentSpeciesDraft } from "../species/presenter";

/** A row of the animal list; field by field, as plants are. */
export function presentAnimalRow(row: Row): AnimalRow {
  return {
    animalId: idOf(row),
    nameCommon: textOf(row["name_common"]),
    nameScientific: textOf(row["name_scientific"]),
    nameDisplay: textOf(row["name_display"]),
    keyId: textOf(row["key_id"]),
    aka: textOf(row["aka"]),
    classTax: textOf(row["class_tax"]),
    order: textOf(row["order"]),
    family: textOf(row["family"]),
    notesShort: textOf(row["notes_short"]),
    thumbFileName: presentThumb(row),
    thumbVersion: textOf(row["thumb_version"]),
    banner: textOf(row["banner_file_name"]),
    internal: booleanOf(row["internal"]),
    native: textOf(row["native"]) as AnimalRow["native"],
  };
}

/** An animal's form. */
export function presentAnimalDraft(row: Row): AnimalDraft {
  return presentSpeciesDraft(presentAnimalRow(row), row);
}
