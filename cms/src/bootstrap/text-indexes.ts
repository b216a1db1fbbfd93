import type { Core } from "@strapi/strapi";
import { isPostgres } from "../lib/knex";

const sortedColumns: [table: string, column: string][] = [
  ["plants", "fold_common"],
  ["plants", "fold_scientific"],
  ["animals", "fold_common"],
  ["animals", "fold_scientific"],
  ["animals", "fold_class"],
  ["animals", "fold_order"],
  ["links", "fold_text"],
];

/** What a search reads of short texts, where no index of one column holds it. */
const searchedColumns: Record<string, string[]> = {
  plants: ["fold_common", "fold_aka", "fold_height", "fold_width"],
  animals: ["fold_common", "fold_aka"],
};

/**
 * The indexes that Strapi's schemas cannot name. PostgreSQL sorts by code point only with an index of that
 * collation; Strapi's have the database's. SQLite finds the short texts of a row behind its notes, which
 * takes ten times as long as to read an index of them; PostgreSQL keeps long texts apart.
 */
export async function ensureTextIndexes(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection;
  if (isPostgres(knex))
    for (const [table, column] of sortedColumns)
      await knex.raw(`create index if not exists ?? on ?? (?? collate "C")`, [
        `${table}_${column}_code_point`,
        table,
        column,
      ]);
  else
    for (const [table, columns] of Object.entries(searchedColumns))
      await knex.raw(
        `create index if not exists ?? on ?? (${columns.map(() => "??").join(", ")})`,
        [`${table}_searched`, table, ...columns],
      );
}
