import type { Client } from "pg";
import { toPostgres } from "./values";
import { addReferences, createIndexes, createTable, quoted, typeOf } from "./ddl";
import { tableNames } from "./postgres-client";
import type { Value, ColumnSchema, DatabaseContent, TableSchema } from "./schema";

/** PostgreSQL allows at most 65,535 parameters. */
const parametersAtOnce = 20_000;

/** The type a parameter is cast to; for a serial column, its integer type. */
const castOf = (column: ColumnSchema) =>
  column.kind === "increments" ? "bigint" : typeOf(column, "postgres");

async function insert(client: Client, table: TableSchema, rows: Value[][]): Promise<void> {
  if (rows.length === 0) return;
  const { columns } = table;
  const placeholders = rows.map(
    (_, r) =>
      `(${columns.map((column, i) => `$${r * columns.length + i + 1}::${castOf(column)}`).join(", ")})`,
  );
  const values = rows.flatMap((row) =>
    columns.map((column, i) => toPostgres(column, row[i] ?? null)),
  );
  const names = columns.map(({ name }) => quoted(name)).join(", ");
  await client.query(
    `insert into ${quoted(table.name)} (${names}) values ${placeholders.join(", ")}`,
    values,
  );
}

async function fill(client: Client, content: DatabaseContent, table: TableSchema): Promise<void> {
  const rowsAtOnce = Math.max(1, Math.floor(parametersAtOnce / table.columns.length));
  let batch: Value[][] = [];
  for await (const row of content.rows(table)) {
    batch.push(row);
    if (batch.length < rowsAtOnce) continue;
    await insert(client, table, batch);
    batch = [];
  }
  await insert(client, table, batch);
  const serial = table.columns.find(({ kind }) => kind === "increments");
  if (serial && table.lastId)
    await client.query(
      "select setval(pg_get_serial_sequence(quote_ident(current_schema()) || '.' || quote_ident($1), $2), $3)",
      [table.name, serial.name, table.lastId],
    );
}

/**
 * Replaces everything in the schema by this content, within the caller's
 * transaction: all or nothing.
 */
export async function writePostgres(client: Client, content: DatabaseContent): Promise<void> {
  for (const name of await tableNames(client))
    await client.query(`drop table ${quoted(name)} cascade`);
  for (const table of content.tables) {
    await client.query(createTable(table, "postgres"));
    await fill(client, content, table);
    for (const statement of createIndexes(table, "postgres")) await client.query(statement);
  }
  for (const table of content.tables)
    for (const statement of addReferences(table)) await client.query(statement);
}
