// @dialect database/indexes, database/knex
import { expect, test } from "vitest";
import { photoFilterDefault } from "shared-types/photo/codes";
import { plantFilterDefault } from "shared-types/plant/fields";
import { searchPhotos } from "../../src/api/photo/search";
import { findPlants } from "../../src/api/plant/query";
import { isPostgres, type Knex, type Row } from "../../src/database/knex";
import { searchText, speciesQuery } from "../../src/api/species/query";
import { useSite } from "../boot";

const site = useSite();

/** The database's query plan. */
async function planOf(
  sql: string,
  bindings: readonly unknown[],
  knex: Knex = site.strapi.db.connection,
): Promise<string> {
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
    const query = speciesQuery(knex, kind, false);
    searchText(query, knex, kind, [...columns], "wren");
    const { sql, bindings } = query.toSQL();
    expect(await planOf(sql, bindings)).toContain(
      isPostgres(knex) ? "InitPlan" : `SCAN ${kind}s USING COVERING INDEX`,
    );
  },
);

interface Asked {
  sql: string;
  bindings: readonly unknown[];
}

/** The query that sorts, of those that `find` makes. */
async function sortedBy(knex: Knex, find: () => Promise<unknown>): Promise<Asked> {
  const asked: Asked[] = [];
  const note = (query: Asked) => asked.push(query);
  knex.on("query", note);
  await find();
  knex.off("query", note);
  const found = asked.find((query) => query.sql.includes("order by"));
  return { sql: found?.sql.replace(/\$\d+/g, "?") ?? "", bindings: found?.bindings ?? [] };
}

test.each([
  [true, "photos_visible_uploaded"],
  [false, "photos_public_uploaded"],
])(
  "a page of the gallery (for its owner: %s) is read in the order of an index",
  async (owner, index) => {
    const knex = site.strapi.db.connection;
    const { sql, bindings } = await sortedBy(knex, () =>
      searchPhotos(knex, photoFilterDefault, owner, () => Promise.resolve(1000)),
    );
    // PostgreSQL sorts an empty table; that it could use the index is seen when it may not scan.
    const plan = isPostgres(knex)
      ? await knex.transaction(async (trx) => {
          await trx.raw("set local enable_seqscan = off");
          await trx.raw("set local enable_bitmapscan = off");
          return planOf(sql, bindings, trx);
        })
      : await planOf(sql, bindings);
    expect(plan).toContain(index);
  },
);

test("a list by name is read in the order of SQLite's index, and not sorted again", async () => {
  const knex = site.strapi.db.connection;
  const { sql, bindings } = await sortedBy(knex, () => findPlants(knex, plantFilterDefault, false));
  expect(await planOf(sql, bindings)).not.toContain("TEMP B-TREE");
});
