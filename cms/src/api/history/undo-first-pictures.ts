import type { Core } from "@strapi/strapi";
import { from, type Knex, type Row } from "../../database/knex";
import { lockRecord } from "../../database/record-store";
import { numberOf } from "../../database/row";
import { giveOwnPicture } from "../photo/first-pictures";
import { differences, historyKindOf } from "./kinds";
import { draftIn } from "./presenter";
import { findChanges } from "./query";
import { laterFields, undoChange } from "./undo-change";

const pictures = ["thumbId", "bannerId"];

const species = [
  { kind: "plant", tags: "plants" },
  { kind: "animal", tags: "animals" },
] as const;

/** Whether this was saved with a change of another photo alone: in its undo, where this photo took its place. */
async function tookPlace(trx: Knex, { at }: Row, photo: Row): Promise<boolean> {
  const rows = await from(trx, "record_history").where({ kind: "photo", at }).select("record_id");
  const ids = rows.map((row) => numberOf(row["record_id"]));
  return ids.length > 0 && !ids.includes(numberOf(photo["record_id"]));
}

/**
 * The change by which the site gave a plant or animal this photo and nothing else: in the save of the photo, or in the undo of
 * another's, whose place it took.
 */
async function givingOf(
  trx: Knex,
  record: Parameters<typeof findChanges>[1],
  photo: Row,
): Promise<Row | undefined> {
  const giving = (await findChanges(trx, record)).filter((row) => {
    const after = draftIn(row, "after");
    const fields = differences(draftIn(row, "before"), after);
    return (
      fields.length > 0 &&
      fields.every(
        (field) =>
          pictures.includes(field) && Number(after[field]) === numberOf(photo["record_id"]),
      )
    );
  });
  for (const row of giving)
    if (numberOf(row["at"]) === numberOf(photo["at"]) || (await tookPlace(trx, row, photo)))
      return row;
  return undefined;
}

/**
 * Takes back, after the undo of a photo's change, the thumbnails and banners that the site had chosen because of it
 * (docs/product.md 4.11), where nothing else has been chosen since. Another photo of the plant or animal takes their place.
 * @param photo  the undone row of the photo's history
 */
export async function undoFirstPictures(strapi: Core.Strapi, trx: Knex, photo: Row): Promise<void> {
  for (const { kind, tags } of species) {
    const ids = draftIn(photo, "after")[tags];
    for (const id of Array.isArray(ids) ? ids.map(Number) : []) {
      const row = await givingOf(trx, { kind, id }, photo);
      const kept = historyKindOf(kind);
      const locked = row && (await lockRecord(trx, kept.record, { id }));
      if (!row || !locked?.stored || laterFields(locked.stored, row).length > 0) continue;
      await undoChange(strapi, trx, kept, { locked, row });
      await giveOwnPicture(strapi, trx, { kind: tags, id });
    }
  }
}
