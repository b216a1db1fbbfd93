import { Client } from "pg";
import { BackupError } from "../errors";

/** A separate connection to the database at this address. */
export async function connectPostgres(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: "backyard-habitat backup" });
  // The current query reports a lost connection.
  client.on("error", () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const why = error instanceof Error ? error.message || String(error) : String(error);
    throw new BackupError(
      `PostgreSQL does not answer (${why}): check that it is running and that DATABASE_URL is right.`,
    );
  }
  return client;
}

/** The tables of this connection's schema. */
export async function tableNames(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = current_schema() order by 1`,
  );
  return rows.map(({ name }) => name);
}
