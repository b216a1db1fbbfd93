import type { Core } from "@strapi/strapi";
import type { KeptRecord } from "shared-types/history/schema";
import { withoutHistory } from "../../documents/history-rows";
import { from, whereIds, type Knex } from "../../database/knex";
import { documentsOf } from "../../database/record-store";
import { textOf } from "../../database/row";
import { historyKindOf } from "../history/kinds";
import { photoUid } from "../photo/record";
import { findSiteRow, readSiteDraft } from "../site-record/query";
import { siteRecords } from "../site-record/saving";
import { findSlides, findSlidesId, readSlidesDraft } from "../slides/query";
import { slidesRecords } from "../slides/saving";
import type { Decision } from "./decide";
import { withoutFields } from "./site-fields";

/** A photo deleted that long ago has expired: whatever ends this process, the next start deletes its files. */
const longAgo = new Date(0);

const byKind = <Of extends KeptRecord>(records: readonly Of[]) => {
  const kinds = [...new Set(records.map(({ kind }) => kind))];
  return kinds.map((kind) => ({
    kind,
    ids: records.filter((one) => one.kind === kind).map(({ id }) => id),
  }));
};

/** Empties fields of the site record by the rules of a save. */
async function emptyFields(strapi: Core.Strapi, trx: Knex, fields: string[]): Promise<void> {
  const row = await findSiteRow(trx);
  if (!row || fields.length === 0) return;
  const draft = await readSiteDraft(trx);
  const data = siteRecords.data(withoutFields(draft, fields), draft);
  const documentId = textOf(row["document_id"]);
  await withoutHistory(() => documentsOf(strapi, siteRecords.uid).update({ documentId, data }));
}

/** Takes photos out of the slides. */
async function dropSlides(strapi: Core.Strapi, trx: Knex, photoIds: number[]): Promise<void> {
  const row = await findSlides(trx, await findSlidesId(trx));
  if (!row || photoIds.length === 0) return;
  const draft = await readSlidesDraft(trx);
  const slides = draft.slides.filter(({ photoId }) => !photoIds.includes(photoId));
  const data = slidesRecords.data({ slides }, draft);
  const documentId = textOf(row["document_id"]);
  await withoutHistory(() => documentsOf(strapi, slidesRecords.uid).update({ documentId, data }));
}

/**
 * Deletes the demo's records in a transaction: not through the bin, which would keep its words for another month; the
 * backup is the way back. Rows that connected them go with them (foreign keys). Photos only become expired: their rows
 * go with their files (docs/decisions/012).
 */
export async function deleteRecords(
  strapi: Core.Strapi,
  trx: Knex,
  { going, deleted, fields, slides }: Decision,
): Promise<void> {
  for (const { kind, ids } of byKind([...going, ...deleted]))
    for (const table of ["record_history", "record_bin"]) {
      const rows = from(trx, table).where({ kind });
      whereIds(trx, rows, "record_id", ids);
      await rows.delete();
    }
  for (const { kind, ids } of byKind(going)) {
    if (kind === "photo") continue;
    const rows = from(trx, historyKindOf(kind).record.table);
    whereIds(trx, rows, "id", ids);
    await rows.delete();
  }
  const photos = [...going, ...deleted].filter(({ kind }) => kind === "photo");
  if (photos.length > 0)
    await strapi.db.query(photoUid).updateMany({
      where: { id: { $in: photos.map(({ id }) => id) } },
      data: { dateDeleted: longAgo },
    });
  await emptyFields(strapi, trx, fields);
  await dropSlides(strapi, trx, slides);
}
