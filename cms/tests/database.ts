import { randomUUID } from "node:crypto";
import { createRequire } from "node:module";

interface PostgresClient {
  connect(): Promise<void>;
  query(sql: string): Promise<unknown>;
  end(): Promise<void>;
}

export interface Database {
  /** For DATABASE_URL; '' is SQLite in the data directory. */
  url: string;
  /** '' with SQLite. */
  name: string;
  drop(): Promise<void>;
}

const { Client } = createRequire(import.meta.url)("pg") as {
  Client: new (url: string) => PostgresClient;
};

/** Runs one statement on a separate connection, which stays open until `then` is done. */
export async function whileConnected(
  url: string,
  sql: string,
  then: () => Promise<void>,
): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    await client.query(sql);
    await then();
  } finally {
    await client.end();
  }
}

/** Runs statements on a PostgreSQL. */
export const runSql = (url: string, sql: string) => whileConnected(url, sql, async () => undefined);

/**
 * A new database: on the PostgreSQL at this address, or SQLite without one.
 * A copy of `template`, or empty without one.
 */
export async function createDatabase(cluster = "", template = "template1"): Promise<Database> {
  if (cluster === "") return { url: "", name: "", drop: async () => {} };
  const name = `habitat_${randomUUID().replaceAll("-", "")}`;
  await runSql(cluster, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  const drop = () => runSql(cluster, `DROP DATABASE ${name} WITH (FORCE)`);
  return { url: url.href, name, drop };
}
