import type { Client } from "pg";
import { connectPostgres, tableNames } from "./database/postgres-client";
import { writePostgres } from "./database/postgres-target";
import type { DatabaseContent } from "./database/schema";
import { BackupError, BusyError } from "./errors";
import { advisoryLocks } from "../../database/lock-numbers";
import { markSql } from "./swap";

/** A connection that locks out this site's servers from a PostgreSQL database. */
export async function takePostgres(url: string): Promise<Client> {
  const client = await connectPostgres(url);
  const { rows } = await client.query<{ taken: boolean }>(
    "select pg_try_advisory_lock($1) as taken",
    [advisoryLocks.site],
  );
  if (rows[0]?.taken) return client;
  await client.end();
  throw new BusyError("A server is using this PostgreSQL database: stop it first, then try again.");
}

/** The tables of a site. @throws BackupError when there are others */
export async function requireOwnTables(client: Client): Promise<string[]> {
  const names = await tableNames(client);
  if (names.length > 0 && !names.includes("strapi_core_store_settings"))
    throw new BackupError(
      `This PostgreSQL database has tables that are not this site's (${names.slice(0, 3).join(", ")} …): create a database just for the site, and name it in DATABASE_URL.`,
    );
  return names;
}

/** One transaction, whose last statement leaves the mark that the journal is compared with. */
export async function replacePostgres(
  client: Client,
  content: DatabaseContent,
  id: string,
): Promise<void> {
  await client.query("begin");
  try {
    await writePostgres(client, content);
    await client.query(markSql(id));
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  }
}
