import { afterAll, beforeAll, expect, test } from "vitest";
import { isPostgres, type Row } from "../../src/lib/knex";
import { searchText, speciesQuery } from "../../src/lib/species-query";
import { bootSite, type BootedSite } from "../boot";

let site: BootedSite;

beforeAll(async () => {
  site = await bootSite();
});
afterAll(() => site.close());

/** How the database goes about a query, in its own words. */
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
    const query = speciesQuery(knex, kind, []);
    searchText(query, knex, kind, [...columns], "wren");
    const { sql, bindings } = query.toSQL();
    expect(await planOf(sql, bindings)).toContain(
      isPostgres(knex) ? "InitPlan" : `SCAN ${kind}s USING COVERING INDEX`,
    );
  },
);
