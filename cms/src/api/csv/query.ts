import type { ImportName } from "shared-types/csv/codes";
import type { KeptKind } from "shared-types/history/codes";
import { from, isPostgres, type Knex, type Row } from "../../database/knex";
import { advisoryLocks } from "../../database/lock-numbers";
import { numberOf } from "../../database/row";

/** An import, or the undo of one, as it begins. */
interface Beginning {
  name: ImportName;
  fileName: string;
  who: string;
  /** The import that it undoes. */
  undoes?: number;
}

/** Whether no other instance is importing: until the transaction ends, then none is. SQLite has one writer anyway. */
export async function isAlone(trx: Knex): Promise<boolean> {
  if (!isPostgres(trx)) return true;
  const answer: { rows: Row[] } = await trx.raw("select pg_try_advisory_xact_lock(?) as is_alone", [
    advisoryLocks.csvImport,
  ]);
  return answer.rows[0]?.["is_alone"] === true;
}

/** Adds an import to those that can be undone; returns its id. */
export async function beginImport(trx: Knex, begun: Beginning): Promise<number> {
  const { name, fileName, who, undoes = null } = begun;
  const row = { name, file_name: fileName, who, at: Date.now(), added: 0, changed: 0, undoes };
  const [made] = await from(trx, "record_imports").insert(row).returning("id");
  return numberOf((made as Row | undefined)?.["id"]);
}

/** Completes it with what it did; one that did nothing is forgotten. */
export async function endImport(
  trx: Knex,
  id: number,
  { added, changed }: { added: number; changed: number },
): Promise<void> {
  const own = from(trx, "record_imports").where({ id });
  if (added + changed === 0) await own.delete();
  else await own.update({ added, changed });
}

/** Imports with the number of changes of their records that history keeps, and when each was undone. */
const imports = (knex: Knex) =>
  from(knex, "record_imports")
    .whereNull("undoes")
    .select("record_imports.*")
    .select({
      // A plant’s new name also changes texts of its photos: these follow by themselves.
      kept: knex("record_history")
        .count("*")
        .whereRaw("import_id = record_imports.id and kind || 's' = record_imports.name"),
      undone_at: knex("record_imports as u").max("at").whereRaw("u.undoes = record_imports.id"),
    });

/** The last imports, the newest first. */
export async function findImports(knex: Knex, count: number): Promise<Row[]> {
  return await imports(knex).orderBy("id", "desc").limit(count);
}

/** One import. */
export function findImport(knex: Knex, id: number): Promise<Row | undefined> {
  return imports(knex).where({ id }).first<Row | undefined>();
}

/** Its changes of records of its kind, in order. */
export async function findImportChanges(
  knex: Knex,
  of: { id: number; kind: KeptKind },
  limit?: number,
): Promise<Row[]> {
  const rows = from(knex, "record_history")
    .where({ import_id: of.id, kind: of.kind })
    .orderBy("id");
  return await (limit === undefined ? rows : rows.limit(limit));
}
