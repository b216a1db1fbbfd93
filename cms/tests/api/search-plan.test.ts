// @dialect database/indexes, database/knex
import { expect, test } from "vitest";
import { photoFilterDefault } from "shared-types/photo/codes";
import { searchPhotos } from "../../src/api/photo/search";
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

test.each([
  [true, "photos_visible_uploaded"],
  [false, "photos_public_uploaded"],
])(
  "a page of the gallery (for its owner: %s) is read in the order of an index",
  async (owner, index) => {
    const knex = site.strapi.db.connection;
    const asked: { sql: string; bindings: readonly unknown[] }[] = [];
    const note = (query: { sql: string; bindings: readonly unknown[] }) => asked.push(query);
    knex.on("query", note);
    await searchPhotos(knex, photoFilterDefault, owner, () => Promise.resolve(1000));
    knex.off("query", note);
    const found = asked.find((query) => query.sql.includes("order by"));
    const [sql, bindings] = [found?.sql.replace(/\$\d+/g, "?") ?? "", found?.bindings ?? []];
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
