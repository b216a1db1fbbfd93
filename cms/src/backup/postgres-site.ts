import type { Client } from "pg";
import { connectPostgres, tableNames } from "./database/postgres-client";
import { writePostgres } from "./database/postgres-target";
import type { DatabaseContent } from "./database/shape";
import { BackupFault, Busy } from "./faults";
import { siteLockNumber } from "./site-lock";
import { markSql } from "./swap";

/** A connection that has the PostgreSQL database for itself, as far as servers of this site go. */
export async function takePostgres(url: string): Promise<Client> {
  const client = await connectPostgres(url);
  const { rows } = await client.query<{ taken: boolean }>(
    "select pg_try_advisory_lock($1) as taken",
    [siteLockNumber],
  );
  if (rows[0]?.taken) return client;
  await client.end();
  throw new Busy("A server runs on this PostgreSQL database: stop it first, then try again.");
}

/** The tables of a site. @throws BackupFault when they are not all a site's */
export async function requireOwn(client: Client): Promise<string[]> {
  const names = await tableNames(client);
  if (names.length > 0 && !names.includes("strapi_core_store_settings"))
    throw new BackupFault(
      `This PostgreSQL database holds tables that are not this site's (${names.slice(0, 3).join(", ")} …): create a database for the site alone, and name that in DATABASE_URL.`,
    );
  return names;
}

/** One transaction; its last statement leaves the mark that the journal is held against. */
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
