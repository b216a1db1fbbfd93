import { Client } from "pg";
import { environment } from "../platform/environment";
import type { advisoryLocks } from "./lock-numbers";

type AdvisoryLock = (typeof advisoryLocks)[keyof typeof advisoryLocks];

/** Releases a lock; it ends with its connection too, however that ends. */
export type ReleaseLock = () => Promise<void>;

/** A separate connection, because an advisory lock ends with the connection that took it. */
async function connect(): Promise<Client> {
  const connectionString = environment.databaseUrl;
  const client = new Client({ connectionString, application_name: "backyard-habitat lock" });
  // The current query reports a lost connection; without a listener the event would end the process.
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

/** Takes a lock; null while another instance holds it. With SQLite there is no other instance. */
export async function tryAdvisoryLock(lock: AdvisoryLock): Promise<ReleaseLock | null> {
  if (environment.databaseUrl === "") return async () => undefined;
  const client = await connect();
  const { rows } = await client.query<{ taken: boolean }>(
    "select pg_try_advisory_lock($1) as taken",
    [lock],
  );
  if (rows[0]?.taken) return () => client.end();
  await client.end();
  return null;
}

/** Waits for a lock, and holds it while the work runs. */
export async function withAdvisoryLock<Result>(
  lock: AdvisoryLock,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = await connect();
  try {
    await client.query("select pg_advisory_lock($1)", [lock]);
    return await work();
  } finally {
    await client.end();
  }
}
