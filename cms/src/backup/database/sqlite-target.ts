import Database from "better-sqlite3";
import { sqliteOfCell } from "./cells";
import { afterRows, createTable, quoted } from "./ddl";
import type { DatabaseContent, TableShape } from "./shape";

async function fill(database: Database.Database, content: DatabaseContent, table: TableShape) {
  const names = table.columns.map(({ name }) => quoted(name)).join(", ");
  const places = table.columns.map(() => "?").join(", ");
  const insert = database.prepare(
    `insert into ${quoted(table.name)} (${names}) values (${places})`,
  );
  for await (const row of content.rows(table))
    insert.run(table.columns.map(({ kind }, i) => sqliteOfCell(kind, row[i] ?? null)));
  if (table.lastId === undefined) return;
  database.prepare("delete from sqlite_sequence where name = ?").run(table.name);
  const note = "insert into sqlite_sequence (name, seq) values (?, ?)";
  database.prepare(note).run(table.name, table.lastId);
}

/** Writes a new SQLite database; nobody else knows this file yet. */
export async function writeSqlite(file: string, content: DatabaseContent): Promise<void> {
  const database = new Database(file);
  try {
    database.pragma("journal_mode = off");
    database.pragma("synchronous = off");
    database.pragma("foreign_keys = off");
    database.exec("begin");
    for (const table of content.tables) {
      database.exec(createTable(table, "sqlite"));
      await fill(database, content, table);
      for (const statement of afterRows(table, "sqlite")) database.exec(statement);
    }
    database.exec("commit");
  } finally {
    database.close();
  }
}
