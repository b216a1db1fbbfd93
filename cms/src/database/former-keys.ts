import type { Core } from "@strapi/strapi";
import { inTurn } from "./in-turn";
import { from, type Knex, type Row } from "./knex";
import { advisoryLocks } from "./lock-numbers";
import { numberOf, textOf } from "./row";

/** The kinds whose key is an address: of a page, or of a resource on the page of all. */
export type KeyedKind = "plant" | "animal" | "plan" | "resource";

/** Creates the table of keys that records had before, unless there is one (docs/decisions/088). */
export async function ensureFormerKeys({ db }: Core.Strapi): Promise<void> {
  await inTurn(db.connection, advisoryLocks.formerKeys, async (trx) => {
    await trx.raw(`create table if not exists former_keys (
      kind text not null,
      key_id text not null,
      record_id integer not null,
      primary key (kind, key_id)
    )`);
  });
}

/** The id of the record that had a key last; 0 if none had, or another has it now. */
export async function findByFormerKey(knex: Knex, kind: KeyedKind, keyId: string): Promise<number> {
  const row = await from(knex, "former_keys")
    .where({ kind, key_id: keyId })
    .first<Row | undefined>("record_id");
  return numberOf(row?.["record_id"]);
}

/** The former keys of all records of a kind, each with the id of the record that had it last. */
export async function findFormerKeys(knex: Knex, kind: string): Promise<Map<string, number>> {
  const rows = await from(knex, "former_keys").where({ kind }).select("key_id", "record_id");
  return new Map(rows.map((row) => [textOf(row["key_id"]), numberOf(row["record_id"])]));
}
