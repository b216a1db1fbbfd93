import type { Client } from "pg";
import { cellOfPostgres, postgresText } from "./cells";
import { quoted } from "./ddl";
import { connectPostgres } from "./postgres-client";
import { readPostgresShape } from "./postgres-shape";
import { keepsRows, type Cell, type DatabaseSource, type TableShape } from "./shape";

/** In memory at a time. */
const batchSize = 500;

async function* rowsOf(client: Client, table: TableShape): AsyncIterable<Cell[]> {
  if (!keepsRows(table)) return;
  const columns = table.columns.map((column) => postgresText(column, quoted(column.name)));
  const order = table.primaryKey.map(quoted).join(", ") || "ctid";
  await client.query(
    `declare kept no scroll cursor for select ${columns.join(", ")} from ${quoted(table.name)} order by ${order}`,
  );
  for (;;) {
    const { rows } = await client.query<Cell[]>({
      text: `fetch ${batchSize} from kept`,
      rowMode: "array",
    });
    for (const row of rows)
      yield table.columns.map((column, i) => cellOfPostgres(column, row[i] ?? null));
    if (rows.length < batchSize) break;
  }
  await client.query("close kept");
}

/** Reads a PostgreSQL database that may be in use: all of it as it was at one moment. */
export async function openPostgresSource(url: string): Promise<DatabaseSource> {
  const client = await connectPostgres(url);
  try {
    await client.query("begin isolation level repeatable read read only");
    // Floating numbers in full.
    await client.query("set local extra_float_digits = 1");
    const tables = await readPostgresShape(client);
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
