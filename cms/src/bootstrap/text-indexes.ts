import type { Core } from "@strapi/strapi";
import { isPostgres } from "../lib/knex";

const textColumns: [table: string, column: string][] = [
  ["plants", "fold_common"],
  ["plants", "fold_scientific"],
  ["animals", "fold_common"],
  ["animals", "fold_scientific"],
  ["animals", "fold_class"],
  ["animals", "fold_order"],
  ["links", "fold_text"],
];

/** PostgreSQL sorts by code point only with an index of that collation; Strapi's have the database's. */
export async function ensureTextIndexes(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection;
  if (!isPostgres(knex)) return;
  for (const [table, column] of textColumns)
    await knex.raw(`create index if not exists ?? on ?? (?? collate "C")`, [
      `${table}_${column}_code_point`,
      table,
      column,
    ]);
}
