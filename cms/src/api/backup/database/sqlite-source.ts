import Database from "better-sqlite3";
import { BackupError } from "../errors";
import { fromSqlite, type SqliteValue } from "./values";
import { quoted } from "./ddl";
import { readSqliteSchema } from "./sqlite-schema";
import { hasBackedUpRows, type Value, type DatabaseSource, type TableSchema } from "./schema";

function* rowsOf(database: Database.Database, table: TableSchema): Iterable<Value[]> {
  if (!hasBackedUpRows(table)) return;
  const columns = table.columns.map(({ name }) => quoted(name)).join(", ");
  const order = table.primaryKey.length > 0 ? table.primaryKey.map(quoted).join(", ") : "rowid";
  const select = `select ${columns} from ${quoted(table.name)} order by ${order}`;
  const found = database.prepare<[], SqliteValue[]>(select).raw().safeIntegers();
  for (const row of found.iterate())
    yield row.map((value, i) => fromSqlite(table.columns[i]?.kind ?? "text", value));
}

/**
 * Copies a SQLite database that may be in use, with its online backup, and reads the copy.
 * @param copy  path of the copy, which is not removed
 */
export async function openSqliteSource(file: string, copy: string): Promise<DatabaseSource> {
  const live = new Database(file, { fileMustExist: true, timeout: 10_000 });
  try {
    // In one step: writers continue and cannot make it start over.
    await live.backup(copy, { progress: () => 0x7fffffff });
  } finally {
    live.close();
  }
  const database = new Database(copy, { readonly: true });
  const [{ quick_check: verdict } = { quick_check: "" }] = database.pragma("quick_check(1)") as {
    quick_check: string;
  }[];
  if (verdict !== "ok") {
    database.close();
    throw new BackupError(`The database is damaged (${verdict}): restore the last good backup.`);
  }
  const tables = readSqliteSchema(database);
  return {
    dialect: "sqlite",
    tables,
    rows: (table) => rowsOf(database, table),
    close: async () => void database.close(),
  };
}
