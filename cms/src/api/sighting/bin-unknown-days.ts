import type { Core } from "@strapi/strapi";
import { from, type Knex } from "../../database/knex";
import { documentsOf } from "../../database/record-store";
import { textOf } from "../../database/row";
import { sightingRecords } from "./saving";

/** By which eBird has its users say that the day of an old list is not known (help.ebird.org, 48000804866). */
export const unknownDay = "1900-01-01";

/**
 * Moves eBird's sightings of a day that is not known to the bin. Versions that took it for a day have imported them, and they came
 * first in every calendar.
 */
export async function binUnknownDays(strapi: Core.Strapi): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const rows = await from(trx as Knex, "sightings")
      .where({ source: "ebird", date: unknownDay })
      .select("document_id");
    for (const row of rows)
      await documentsOf(strapi, sightingRecords.uid).delete({
        documentId: textOf(row["document_id"]),
      });
    if (rows.length > 0)
      strapi.log.warn(
        `${rows.length} sightings of January 1, 1900, which eBird writes for a day not known, are in the bin now.`,
      );
  });
}
