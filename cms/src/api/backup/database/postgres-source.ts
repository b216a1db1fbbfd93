import type { Client } from "pg";
import { fromPostgres, selectExpression } from "./values";
import { quoted } from "./ddl";
import { connectPostgres } from "./postgres-client";
import { readPostgresSchema } from "./postgres-schema";
import { hasBackedUpRows, type Value, type DatabaseSource, type TableSchema } from "./schema";

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
export async function openPostgresSource(url: string): Promise<DatabaseSource> {
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
