import { from, type Knex } from "../../database/knex";
import type { BinnedRows } from "./binned-rows";
import { nameOf, type HistoryKind } from "./kinds";

interface Deleted {
  id: number;
  /** The record when it was deleted. */
  draft: object;
  rows: BinnedRows;
}

/** Stores a record that is being deleted, in the same transaction. */
export async function putIntoBin(trx: Knex, kept: HistoryKind, { id, draft, rows }: Deleted) {
  const detail = nameOf({ names: [kept.detail] }, draft);
  const name = nameOf(kept, draft);
  await from(trx, "record_bin").insert({
    kind: kept.kind,
    record_id: id,
    at: Date.now(),
    name,
    detail: detail === name ? "" : detail,
    rows: JSON.stringify(rows),
  });
}
