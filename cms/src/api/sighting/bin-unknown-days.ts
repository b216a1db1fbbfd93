import type { Core } from "@strapi/strapi";
import { from, inTransaction } from "../../database/knex";
import { documentsOf } from "../../database/record-store";
import { textOf } from "../../database/row";
import { sightingRecords } from "./saving";

/** By which eBird has its users say that the day of an old list is not known (help.ebird.org, 48000804866). */
export const unknownDay = "1900-01-01";

/**
 * The first start of a version that knows this day moves eBird's sightings of it to the bin: older versions imported them, and they
 * came first in every calendar. Once only, so that one that the owner restores stays. A backup of an older version is mended as well.
 */
export async function binUnknownDays(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: "api", name: "sighting", key: "unknown-days-binned" });
  if (await store.get({})) return;
  await inTransaction(strapi, async (trx) => {
    const rows = await from(trx, "sightings")
      .where({ source: "ebird", date: unknownDay })
      .select("document_id");
    for (const row of rows)
      await documentsOf(strapi, sightingRecords.uid).delete({
        documentId: textOf(row["document_id"]),
      });
    if (rows.length > 0)
      strapi.log.warn(
        `Sightings of January 1, 1900, which eBird writes for a day not known, are in the bin now: ${rows.length}.`,
      );
  });
  await store.set({ value: true });
}
