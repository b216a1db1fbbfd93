import type { Core } from "@strapi/strapi";
import type { Knex } from "knex";
import type { DbValue } from "./row";

export type { Knex };
export type Query = Knex.QueryBuilder<Row, Row[]>;
export type Row = Record<string, DbValue>;

/** A query of one table; knex infers row types only for registered tables, and there are none. */
export function from(knex: Knex, table: string): Query {
  return knex<Row, Row[]>(table);
}

/** Runs `work` in a transaction, or in the one that runs already. Strapi's types of Knex are others than ours: the only cast. */
export async function inTransaction<Result>(
  { db }: Core.Strapi,
  work: (trx: Knex) => Promise<Result>,
): Promise<Result> {
  return await db.transaction(({ trx }) => work(trx as Knex));
}

/** Which of the two databases this is; the other is SQLite. */
export function isPostgres(knex: Knex): boolean {
  const { dialect } = knex.client as { dialect: string };
  return dialect === "postgresql";
}

/** Narrows a query to some ids by one binding: both databases are slow with many. */
export function whereIds(
  knex: Knex,
  query: Knex.QueryBuilder,
  column: string | Knex.Raw,
  ids: number[],
): void {
  if (isPostgres(knex)) void query.whereRaw("?? = any(?)", [column, ids]);
  else void query.whereRaw("?? in (select value from json_each(?))", [column, JSON.stringify(ids)]);
}

/**
 * Orders by a folded text column by code point, alike on both databases.
 * `column` and `direction` must never come from a visitor.
 */
export function orderByText(knex: Knex, column: string, direction: "asc" | "desc"): string {
  return isPostgres(knex) ? `${column} COLLATE "C" ${direction}` : `${column} ${direction}`;
}
