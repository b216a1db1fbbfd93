import type { Client } from "pg";
import { postgresOfCell } from "./cells";
import { addReferences, afterRows, createTable, quoted, typeOf } from "./ddl";
import { tableNames } from "./postgres-client";
import type { Cell, ColumnShape, DatabaseContent, TableShape } from "./shape";

/** PostgreSQL takes 65,535 parameters at most. */
const parametersAtOnce = 20_000;

/** The type a parameter is cast to: a counting column's is that of its numbers. */
const castOf = (column: ColumnShape) =>
  column.kind === "increments" ? "bigint" : typeOf(column, "postgres");

async function insert(client: Client, table: TableShape, rows: Cell[][]): Promise<void> {
  if (rows.length === 0) return;
  const { columns } = table;
  const places = rows.map(
    (_, r) =>
      `(${columns.map((column, i) => `$${r * columns.length + i + 1}::${castOf(column)}`).join(", ")})`,
  );
  const values = rows.flatMap((row) =>
    columns.map((column, i) => postgresOfCell(column, row[i] ?? null)),
  );
  const names = columns.map(({ name }) => quoted(name)).join(", ");
  await client.query(
    `insert into ${quoted(table.name)} (${names}) values ${places.join(", ")}`,
    values,
  );
}

async function fill(client: Client, content: DatabaseContent, table: TableShape): Promise<void> {
  const rowsAtOnce = Math.max(1, Math.floor(parametersAtOnce / table.columns.length));
  let batch: Cell[][] = [];
  for await (const row of content.rows(table)) {
    batch.push(row);
    if (batch.length < rowsAtOnce) continue;
    await insert(client, table, batch);
    batch = [];
  }
  await insert(client, table, batch);
  const counting = table.columns.find(({ kind }) => kind === "increments");
  if (counting && table.lastId)
    await client.query(
      "select setval(pg_get_serial_sequence(quote_ident(current_schema()) || '.' || quote_ident($1), $2), $3)",
      [table.name, counting.name, table.lastId],
    );
}

/**
 * Puts this content in the place of everything the schema holds; within the transaction the caller
 * has begun, so that there is all of it or nothing.
 */
export async function writePostgres(client: Client, content: DatabaseContent): Promise<void> {
  for (const name of await tableNames(client))
    await client.query(`drop table ${quoted(name)} cascade`);
  for (const table of content.tables) {
    await client.query(createTable(table, "postgres"));
    await fill(client, content, table);
    for (const statement of afterRows(table, "postgres")) await client.query(statement);
  }
  for (const table of content.tables)
    for (const statement of addReferences(table)) await client.query(statement);
}
