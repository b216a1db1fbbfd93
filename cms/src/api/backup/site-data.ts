import { join } from "node:path";
import type { Client } from "pg";
import type { Environment } from "../../platform/environment";
import { quoted } from "./database/ddl";
import { connectPostgres } from "./database/postgres-client";
import { readPostgresSchema } from "./database/postgres-schema";
import {
  type DatabaseSource,
  hasBackedUpRows,
  type Value,
  type TableSchema,
} from "./database/schema";
import { openSqliteSource } from "./database/sqlite-source";
import { fromPostgres, selectExpression } from "./database/values";

/** Rows in memory at a time. */
const batchSize = 500;

async function* rowsOf(client: Client, table: TableSchema): AsyncIterable<Value[]> {
  if (!hasBackedUpRows(table)) return;
  const columns = table.columns.map((column) => selectExpression(column, quoted(column.name)));
  const order = table.primaryKey.map(quoted).join(", ") || "ctid";
  await client.query(
    `declare kept no scroll cursor for select ${columns.join(", ")} from ${quoted(table.name)} order by ${order}`,
  );
  for (;;) {
    const { rows } = await client.query<Value[]>({
      text: `fetch ${batchSize} from kept`,
      rowMode: "array",
    });
    for (const row of rows)
      yield table.columns.map((column, i) => fromPostgres(column, row[i] ?? null));
    if (rows.length < batchSize) break;
  }
  await client.query("close kept");
}

/** Reads a consistent snapshot of a PostgreSQL database that may be in use. */
async function openPostgresSource(url: string): Promise<DatabaseSource> {
  const client = await connectPostgres(url);
  try {
    await client.query("begin isolation level repeatable read read only");
    // Full precision of floats.
    await client.query("set local extra_float_digits = 1");
    const tables = await readPostgresSchema(client);
    return {
      dialect: "postgres",
      tables,
      rows: (table) => rowsOf(client, table),
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** The data directory and database of a site. */
export type SiteData = Pick<Environment, "dataDir" | "databaseUrl"> &
  Partial<Pick<Environment, "bucket">>;

/** The SQLite database, used without `DATABASE_URL`. */
export const sqliteFile = ({ dataDir }: SiteData) => join(dataDir, "habitat.db");
/** Backups, which are never part of a backup. */
export const backupsFolder = ({ dataDir }: SiteData) => join(dataDir, "backups");
/** Exists only during a restore. */
export const restoringFolder = ({ dataDir }: SiteData) => join(dataDir, "restoring");

/** Reads a snapshot of a site's database; `folder` is for temporary files. */
export function openSource(site: SiteData, folder: string): Promise<DatabaseSource> {
  return site.databaseUrl === ""
    ? openSqliteSource(sqliteFile(site), join(folder, "copy.db"))
    : openPostgresSource(site.databaseUrl);
}

/**
 * Entries of the data directory that are part of a backup. Databases are saved as rows, and the book of names is not: it is
 * made of files again.
 */
export const isSiteEntry = (name: string) =>
  !/^(habitat\.db.*|names\.db.*|backups|restoring|publish|(?:site|import)\.lock.*|logs|lost\+found)$/.test(
    name,
  );
