import { historyLimits, type KeptKind } from "shared-types/history/codes";
import type { KeptRecord } from "shared-types/history/schema";
import type { SpeciesKind } from "shared-types/species/codes";
import { from, isPostgres, type Knex, type Query, type Row } from "../../database/knex";
import { numberOf, textOf } from "../../database/row";

/** Changes with the import that made them, or whose undo they are. */
function withImports(knex: Knex): Query {
  const rows = from(knex, "record_history").leftJoin(
    "record_imports",
    "record_imports.id",
    "record_history.import_id",
  );
  return rows.select(
    "record_history.*",
    "record_imports.file_name",
    "record_imports.undoes",
  ) as Query;
}

/** The changes of a record, the newest first. */
export async function findChanges(knex: Knex, { kind, id }: KeptRecord): Promise<Row[]> {
  return await withImports(knex)
    .where({ kind, record_id: id })
    .orderBy("record_history.id", "desc")
    .limit(historyLimits.changes);
}

/** SQL: whether a stored draft lists an id; binds one value. */
const namesId = (knex: Knex, side: "before" | "after", field: string) =>
  isPostgres(knex)
    ? `(${side}::jsonb -> '${field}') @> ?::jsonb`
    : `exists (select 1 from json_each(${side}, '$.${field}') where value = ?)`;

/** The changes of all links that belonged to a plant or animal before or after them. */
export async function findLinkChanges(knex: Knex, kind: SpeciesKind, id: number): Promise<Row[]> {
  const sides = (["before", "after"] as const).map((side) => namesId(knex, side, `${kind}s`));
  const value = isPostgres(knex) ? String(id) : id;
  return await withImports(knex)
    .where("kind", "link")
    .whereRaw(`(${sides.join(" or ")})`, [value, value]);
}

/** One change with its drafts before and after. */
export function findChange(knex: Knex, changeId: number): Promise<Row | undefined> {
  return from(knex, "record_history").where("id", changeId).first<Row | undefined>();
}

/** Records deleted after `since`, the newest first. */
export async function findBinned(knex: Knex, since: number): Promise<Row[]> {
  return await from(knex, "record_bin")
    .where("at", ">", since)
    .select("kind", "record_id", "name", "detail", "at")
    .orderBy("at", "desc")
    .orderBy("record_id", "desc");
}

/** One record of the bin, locked until the transaction ends. */
export function takeBinned(
  trx: Knex,
  { kind, id }: KeptRecord,
  since: number,
): Promise<Row | undefined> {
  return from(trx, "record_bin")
    .where({ kind, record_id: id })
    .where("at", ">", since)
    .forUpdate()
    .first<Row | undefined>("rows");
}

/** Removes a record from the bin; returns whether it was there. */
export async function removeBinned(trx: Knex, { kind, id }: KeptRecord): Promise<boolean> {
  return (await from(trx, "record_bin").where({ kind, record_id: id }).delete()) > 0;
}

/** The table and name column of records that others refer to by id. */
export interface Named {
  kind: KeptKind;
  table: string;
  column: string;
}

/** Names by id, including records in the bin. */
export async function findNames(
  knex: Knex,
  of: Named,
  ids: number[],
): Promise<Map<number, string>> {
  const binned = await from(knex, "record_bin")
    .where("kind", of.kind)
    .whereIn("record_id", ids)
    .select("record_id", "name");
  const rows = await from(knex, of.table).whereIn("id", ids).select("id", { name: of.column });
  return new Map([
    ...binned.map((row) => [numberOf(row["record_id"]), textOf(row["name"])] as const),
    ...rows.map((row) => [numberOf(row["id"]), textOf(row["name"])] as const),
  ]);
}
