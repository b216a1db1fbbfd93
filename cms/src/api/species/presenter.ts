import { thumbPlaceholder } from "shared-types";
import type { Row } from "../../database/knex";
import { numberOf, textOf } from "../../database/row";

/** The file name for 'no thumbnail'. */
export function presentThumb(row: Row): string {
  return textOf(row["thumb_file_name"]) || thumbPlaceholder;
}

interface Pictured {
  thumbFileName: string;
  banner: string;
}

/** A form's fields: those of the list, its pictures by id, and the notes. */
export function presentSpeciesDraft<Shown extends Pictured>(shown: Shown, row: Row) {
  const { thumbFileName, banner, ...fields } = shown;
  return {
    ...fields,
    notes: textOf(row["notes"]),
    thumbId: numberOf(row["thumb_id"]),
    bannerId: numberOf(row["banner_id"]),
  };
}

/** The photos chosen as thumbnail and banner, including those in the bin. */
export function picturesOf(row: Row): number[] {
  return [row["thumb_photo_id"], row["banner_photo_id"]].flatMap((id) => numberOf(id) || []);
}
