import type { SolvedChallenge } from "./solved-challenge";
import { from, type Knex } from "../../../database/knex";

/**
 * Uses a proof up; false if that has happened before, in any process. Of two
 * concurrent calls, the second waits for the first one's transaction.
 */
export async function redeemChallenge(
  trx: Knex,
  { hash, expires }: SolvedChallenge,
): Promise<boolean> {
  const used = await from(trx, "contact_proofs")
    .insert({ hash, expires })
    .onConflict("hash")
    .ignore()
    .returning("hash");
  return used.length > 0;
}
