import { expect, test } from "vitest";
import { isPostgres, type Row } from "../../src/database/knex";
import { searchText, speciesQuery } from "../../src/api/species/query";
import { useSite } from "../boot";

const site = useSite();

/** The database's query plan. */
async function planOf(sql: string, bindings: readonly unknown[]): Promise<string> {
  const knex = site.strapi.db.connection;
  const explain = isPostgres(knex) ? "explain" : "explain query plan";
  const answer: unknown = await knex.raw(`${explain} ${sql}`, bindings as string[]);
  const rows = (isPostgres(knex) ? (answer as { rows: Row[] }).rows : answer) as Row[];
  return rows.map((row) => Object.values(row).join(" ")).join("\n");
}

test.each([
  ["plant", ["fold_common", "fold_aka"]],
  ["plant", ["fold_scientific"]],
  ["plant", ["fold_height"]],
  ["plant", ["fold_width"]],
  ["animal", ["fold_common", "fold_aka"]],
  ["animal", ["fold_scientific"]],
  ["animal", ["fold_class"]],
  ["animal", ["fold_order"]],
] as const)(
  "a search of each %s by %s finds ids once, without its notes",
  async (kind, columns) => {
    const knex = site.strapi.db.connection;
    const query = speciesQuery(knex, kind);
    searchText(query, knex, kind, [...columns], "wren");
    const { sql, bindings } = query.toSQL();
    expect(await planOf(sql, bindings)).toContain(
      isPostgres(knex) ? "InitPlan" : `SCAN ${kind}s USING COVERING INDEX`,
    );
  },
);
