import { sentKey } from "../http/sent-key";
import { from, isPostgres, type Knex, type Row } from "./knex";
import { numberOf, textOf } from "./row";

/** What a save with this key has stored before. */
interface Sent {
  id: number;
  /** Whether a record is still as that save has left it. */
  isStill: (id: number, draft: object) => boolean;
}

/**
 * What the save that is being made has stored before, when only its answer was lost (docs/decisions/161); null if it is
 * made for the first time. Of two at the same moment the second waits here.
 */
export async function sentBefore(trx: Knex): Promise<Sent | null> {
  const key = sentKey();
  if (key === "") return null;
  if (isPostgres(trx)) await trx.raw("select pg_advisory_xact_lock(hashtext(?))", [key]);
  const row = await from(trx, "record_history")
    .where("idempotency_key", key)
    .whereNotNull("after")
    .orderBy("id", "desc")
    .first<Row | undefined>("record_id", "after");
  if (!row) return null;
  const id = numberOf(row["record_id"]);
  const after = textOf(row["after"]);
  return {
    id,
    // The history's draft may have fields that its form does not.
    isStill: (other, draft) =>
      other === id && JSON.stringify({ ...JSON.parse(after), ...draft }) === after,
  };
}
