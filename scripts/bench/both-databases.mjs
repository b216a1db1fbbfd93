import { startPostgres } from "../testing/postgres.mjs";

/**
 * The rows of a table, measured on SQLite and then on PostgreSQL.
 * @template Row
 * @param {(database: "SQLite" | "PostgreSQL", cluster?: string) => Promise<Row[]>} measure
 */
export async function onBoth(measure) {
  const sqlite = await measure("SQLite");
  const postgres = await startPostgres();
  try {
    return [...sqlite, ...(await measure("PostgreSQL", postgres.url))];
  } finally {
    await postgres.stop();
  }
}
