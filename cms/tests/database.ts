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
  drop(): Promise<void>;
}

const { Client } = createRequire(import.meta.url)("pg") as {
  Client: new (url: string) => PostgresClient;
};

/** Runs one statement on a connection of its own, and keeps that open until `then` is done. */
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

/** A new, empty database: on the PostgreSQL of this address, or SQLite when there is none. */
export async function createDatabase(cluster: string | undefined): Promise<Database> {
  if (cluster === undefined || cluster === "") return { url: "", drop: async () => {} };
  const name = `habitat_${randomUUID().replaceAll("-", "")}`;
  await runSql(cluster, `CREATE DATABASE ${name}`);
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runSql(cluster, `DROP DATABASE ${name} WITH (FORCE)`) };
}
