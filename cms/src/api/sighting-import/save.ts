import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Core } from "@strapi/strapi";
import type { SightingDraft } from "shared-types/sighting/schema";
import { insertRecords } from "../../database/defaults";
import type { Knex, Row } from "../../database/knex";
import { addHistory } from "../../documents/history-rows";
import { columnOf, idOf, textOf } from "../../database/row";
import type { Progress } from "../csv/run-alone";
import { sightingRecords } from "../sighting/saving";

/** A new sighting, and what its source says of it. */
interface SightingToSave {
  draft: SightingDraft;
  state: string;
}

/** Rows of one insert: SQLite takes a limited number of bindings, and answers nothing else meanwhile. */
const batch = 250;

function rowOf({ draft, state }: SightingToSave, now: Date): Row {
  const data = Object.entries(sightingRecords.data(draft, null));
  return {
    ...Object.fromEntries(data.map(([attribute, value]) => [columnOf(attribute), value])),
    source_state: state || null,
    // As long as Strapi's own.
    document_id: randomUUID().replaceAll("-", "").slice(0, 24),
    created_at: now,
    updated_at: now,
    published_at: now,
  };
}

/**
 * Saves many new sightings with their history. Not by the Document Service, which takes minutes for 50,000: what
 * its rules would do, the schema has done (docs/decisions/061).
 */
export async function saveSightings(
  strapi: Core.Strapi,
  trx: Knex,
  fresh: readonly SightingToSave[],
  { who, progress }: { who: string | null; progress: Progress },
): Promise<void> {
  const now = new Date();
  for (let first = 0; first < fresh.length; first += batch) {
    progress(first, fresh.length);
    const some = fresh.slice(first, first + batch);
    const rows = some.map((one) => rowOf(one, now));
    const answer = await insertRecords(strapi, trx, sightingRecords.uid, rows);
    const ids = new Map(answer.map((row) => [textOf(row["document_id"]), idOf(row)]));
    if (who !== null)
      await addHistory(
        trx,
        who,
        some.map(({ draft }, at) => {
          const id = ids.get(textOf(rows[at]?.["document_id"])) ?? 0;
          return {
            kind: "sighting",
            id,
            what: "added",
            before: null,
            after: { ...draft, sightingId: id },
          };
        }),
      );
    await setImmediate();
  }
}
