import Database from "better-sqlite3";
import { BackupFault } from "../faults";
import { cellOfSqlite, type SqliteValue } from "./cells";
import { quoted } from "./ddl";
import { readSqliteShape } from "./sqlite-shape";
import { keepsRows, type Cell, type DatabaseSource, type TableShape } from "./shape";

function* rowsOf(database: Database.Database, table: TableShape): Iterable<Cell[]> {
  if (!keepsRows(table)) return;
  const columns = table.columns.map(({ name }) => quoted(name)).join(", ");
  const order = table.primaryKey.length > 0 ? table.primaryKey.map(quoted).join(", ") : "rowid";
  const select = `select ${columns} from ${quoted(table.name)} order by ${order}`;
  const found = database.prepare<[], SqliteValue[]>(select).raw().safeIntegers();
  for (const row of found.iterate())
    yield row.map((value, i) => cellOfSqlite(table.columns[i]?.kind ?? "text", value));
}

/**
 * Copies a SQLite database that may be in use, by its own online backup, and reads the copy.
 * @param copy  where the copy goes; it is left there
 */
export async function openSqliteSource(file: string, copy: string): Promise<DatabaseSource> {
  const live = new Database(file, { fileMustExist: true, timeout: 10_000 });
  try {
    // In one step: writers go on, and none of them makes it begin again.
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
    throw new BackupFault(`The database is damaged (${verdict}): restore the last good backup.`);
  }
  const tables = readSqliteShape(database);
  return {
    dialect: "sqlite",
    tables,
    rows: (table) => rowsOf(database, table),
    close: async () => void database.close(),
  };
}
