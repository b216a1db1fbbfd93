import type { Row } from "../../database/knex";
import { numberOf, textOf } from "../../database/row";

interface Pictured {
  thumbFileName: string;
  thumbVersion: string;
  banner: string;
}

/** A form's fields: those of the list, its pictures by id, and the notes. */
export function presentSpeciesDraft<Shown extends Pictured>(shown: Shown, row: Row) {
  const { thumbFileName, thumbVersion, banner, ...fields } = shown;
  return {
    ...fields,
    notes: textOf(row["notes"]),
    thumbId: numberOf(row["thumb_id"]),
    bannerId: numberOf(row["banner_id"]),
  };
}
