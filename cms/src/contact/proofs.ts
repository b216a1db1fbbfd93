import type { Proof } from "../captcha/proof";
import { from, type Knex } from "../lib/knex";

/**
 * Uses a proof up; false when it has been already, whoever did it and however long ago. Of two at
 * the same moment the second waits for the end of the first's transaction.
 */
export async function useProof(trx: Knex, { hash, expires }: Proof): Promise<boolean> {
  const used = await from(trx, "contact_proofs")
    .insert({ hash, expires })
    .onConflict("hash")
    .ignore()
    .returning("hash");
  return used.length > 0;
}
