import { from, type Knex } from "../lib/knex";
import type { BinnedRows } from "./binned-rows";
import { nameOf, type Kept } from "./kinds";

interface Deleted {
  id: number;
  /** What it was when it was deleted. */
  draft: object;
  rows: BinnedRows;
}

/** Keeps a record that is being deleted, in the transaction that deletes it. */
export async function putIntoBin(trx: Knex, kept: Kept, { id, draft, rows }: Deleted) {
  const detail = nameOf({ names: [kept.detail] }, draft);
  const name = nameOf(kept, draft);
  await from(trx, "record_bin").insert({
    ...{ kind: kept.kind, record_id: id, at: Date.now() },
    ...{ name, detail: detail === name ? "" : detail, rows: JSON.stringify(rows) },
  });
}
