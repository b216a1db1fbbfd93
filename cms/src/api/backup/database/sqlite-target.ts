import Database from "better-sqlite3";
import { toSqlite } from "./values";
import { createIndexes, createTable, quoted } from "./ddl";
import type { DatabaseContent, TableSchema } from "./schema";

async function fill(database: Database.Database, content: DatabaseContent, table: TableSchema) {
  const names = table.columns.map(({ name }) => quoted(name)).join(", ");
  const placeholders = table.columns.map(() => "?").join(", ");
  const insert = database.prepare(
    `insert into ${quoted(table.name)} (${names}) values (${placeholders})`,
  );
  for await (const row of content.rows(table))
    insert.run(table.columns.map(({ kind }, i) => toSqlite(kind, row[i] ?? null)));
  if (table.lastId === undefined) return;
  database.prepare("delete from sqlite_sequence where name = ?").run(table.name);
  const note = "insert into sqlite_sequence (name, seq) values (?, ?)";
  database.prepare(note).run(table.name, table.lastId);
}

/** Writes a new SQLite database, which nothing else uses yet. */
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
      for (const statement of createIndexes(table, "sqlite")) database.exec(statement);
    }
    database.exec("commit");
  } finally {
    database.close();
  }
}
