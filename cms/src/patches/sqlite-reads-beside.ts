/**
 * Overrides the `runner` of knex's SQLite client while one long transaction is at work: reads outside it go to a second
 * connection, which sees what was committed before, and writes do not wait for it longer than a person would.
 * Why: the pool has one connection (config/database), and a CSV import of thousands of records holds it for half a
 * minute, in which no visitor would be answered what is not cached (docs/decisions/050).
 * Upstream: knex/knex#2450 (asked there; one pool for all queries of a client is its design).
 * Needed until: tests/unit/patches.test.ts, "knex lets a read wait for a transaction on SQLite".
 */
import { setTimeout as passed } from "node:timers/promises";
import { isPostgres, type Knex } from "../database/knex";

interface Builder {
  toSQL(): { sql?: string };
}

/** What this uses of a knex client, beside what knex types. */
interface Client {
  constructor: new (config: object) => Client;
  config: object;
  pool: { numUsed(): number; numPendingAcquires(): number; acquireTimeoutMillis: number };
  runner: (this: Client, builder: Builder) => unknown;
  destroy(): Promise<void>;
}

interface SqliteConnection {
  pragma(statement: string): unknown;
}

/** A connection that cannot write, should a statement ever be taken for a read by mistake. */
function readOnly(connection: SqliteConnection, done: (error: null, c: SqliteConnection) => void) {
  connection.pragma("query_only = on");
  connection.pragma("busy_timeout = 20");
  done(null, connection);
}

/** Closes the reader once all that waits for it has been answered: nothing new comes any more. */
async function closeIdle(reader: Client): Promise<void> {
  while (reader.pool.numUsed() + reader.pool.numPendingAcquires() > 0) await passed(5);
  await reader.destroy();
}

const openReaders = new WeakMap<object, { reader: Client; uses: number; waitMs: number }>();

/** How long a write waits for the transaction; then it is a 503, "try again". Knex itself waits for a minute. */
const patienceMs = 20_000;

/** Runs a long transaction without making others' reads wait for it. PostgreSQL has connections enough. */
export async function readingBeside<T>(
  knex: Knex,
  work: () => Promise<T>,
  waitMs = patienceMs,
): Promise<T> {
  if (isPostgres(knex)) return work();
  const client = knex.client as Client;
  const open = openReaders.get(client) ?? {
    reader: new client.constructor({
      ...client.config,
      pool: { min: 0, max: 1, afterCreate: readOnly },
    }),
    uses: 0,
    waitMs: client.pool.acquireTimeoutMillis,
  };
  openReaders.set(client, open);
  open.uses += 1;
  if (open.uses === 1) {
    const { runner, pool } = client;
    pool.acquireTimeoutMillis = Math.min(waitMs, open.waitMs);
    client.runner = (builder) => {
      const isRead = /^\s*select\b/i.test(builder.toSQL().sql ?? "");
      return isRead ? open.reader.runner(builder) : runner.call(client, builder);
    };
  }
  try {
    return await work();
  } finally {
    open.uses -= 1;
    if (open.uses === 0) {
      // The method of the class again.
      Reflect.deleteProperty(client, "runner");
      client.pool.acquireTimeoutMillis = open.waitMs;
      openReaders.delete(client);
      await closeIdle(open.reader);
    }
  }
}
