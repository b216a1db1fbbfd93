import type { LinkItem } from "shared-types/link/answers";
import type { PhotoItem } from "shared-types/photo/answers";
import type { Row } from "../../database/knex";
import { numberOf, textOf } from "../../database/row";
import { presentBanner } from "../photo/presenter";

/** A row of the list, with its pictures by file name. */
export interface Pictured {
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

/** A page for visitors: what the list shows, with the notes, the banner itself, links and photos. */
export function presentSpeciesPage<Shown extends Pictured>(
  { banner: _fileName, ...fields }: Shown,
  row: Row,
  parts: { links: LinkItem[]; photos: PhotoItem[] },
) {
  return { ...fields, notes: textOf(row["notes"]), banner: presentBanner(row), ...parts };
}
