import { thumbPlaceholder } from "shared-types";
import type { Row } from "./knex";
import { booleanOf, numberOf, textOf } from "./row";

function presentNames(row: Row) {
  return {
    nameCommon: textOf(row["name_common"]),
    nameScientific: textOf(row["name_scientific"]),
    nameDisplay: textOf(row["name_display"]),
    keyId: textOf(row["key_id"]),
    aka: textOf(row["aka"]),
    notesShort: textOf(row["notes_short"]),
    internal: booleanOf(row["internal"]),
  };
}

/** What the list rows of plants and animals have in common, but for the id, which has two names. */
export function presentSpecies(row: Row) {
  return {
    ...presentNames(row),
    thumbFileName: textOf(row["thumb_file_name"]) || thumbPlaceholder,
    banner: textOf(row["banner_file_name"]),
  };
}

/** What their drafts have in common. */
export function presentSpeciesDraft(row: Row) {
  return {
    ...presentNames(row),
    notes: textOf(row["notes"]),
    thumbId: numberOf(row["thumb_id"]),
    bannerId: numberOf(row["banner_id"]),
  };
}

export function idOf(row: Row): number {
  return numberOf(row["id"]);
}

/** The photos chosen as its thumbnail and banner, also those in the bin. */
export function picturesOf(row: Row): number[] {
  return [row["thumb_photo_id"], row["banner_photo_id"]].flatMap((id) => numberOf(id) || []);
}
