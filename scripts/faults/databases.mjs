import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { requireFromCms } from "../stages/from-cms.mjs";
import { startPostgres } from "../testing/postgres.mjs";

/** The database that a site has unless it is told of another. */
export const sqlite = /** @type {const} */ ({
  name: "SQLite",
  url: () => "",
  integrity: sqliteIntegrity,
});

/**
 * The databases that sites are killed on: SQLite, and a PostgreSQL that runs beside a file's tests.
 * `integrity`: what a site's database says of itself, 'ok' or what is wrong.
 */
export function bothDatabases() {
  /** @type {import("../testing/postgres.mjs").Postgres} */
  let postgres;
  beforeAll(async () => {
    postgres = await startPostgres({ isDurable: true });
  });
  afterAll(() => postgres.stop());
  return /** @type {const} */ ([
    sqlite,
    {
      name: "PostgreSQL",
      url: () => postgres.url,
      integrity: () => postgresIntegrity(postgres.url),
    },
  ]);
}

/** What SQLite says of its file: 'ok', or what is wrong. @param {string} dataDir */
export function sqliteIntegrity(dataDir) {
  const Database = requireFromCms("better-sqlite3");
  const file = new Database(join(dataDir, "habitat.db"));
  try {
    return /** @type {string} */ (file.pragma("integrity_check", { simple: true }));
  } finally {
    file.close();
  }
}

/** What pg_amcheck asks, which is not on every machine; a broken index raises an error by itself. */
const amcheck = `
  create extension if not exists amcheck;
  select bt_index_check(c.oid, true) from pg_index i join pg_class c on c.oid = i.indexrelid
    join pg_am a on a.oid = c.relam where a.amname = 'btree' and c.relpersistence = 'p';
  select h.msg from pg_class c, verify_heapam(c.oid) h where c.relkind in ('r', 'm');`;

/** What PostgreSQL says of every table and index: 'ok', or what is wrong. @param {string} url */
export async function postgresIntegrity(url) {
  const { Client } = requireFromCms("pg");
  const client = new Client(url);
  await client.connect();
  try {
    /** @type {{ rows: { msg: string }[] }[]} */
    const answers = await client.query(amcheck);
    return (
      answers
        .at(-1)
        ?.rows.map(({ msg }) => msg)
        .join("\n") || "ok"
    );
  } catch (error) {
    return String(error);
  } finally {
    await client.end();
  }
}
