import { setTimeout as passed } from "node:timers/promises";
import type { Knex } from "./knex";

/** Who waits holds the one connection to SQLite, and with it all who read what is not in memory. */
const patienceMs = 1000;
const pauseMs = 50;

/** A PostgreSQL that has not answered a question in this time will not: who asked is told (decision 089). */
const questionMs = 10_000;

/** A connection of better-sqlite3, or of pg with its socket. */
interface Connection {
  inTransaction?: boolean;
  exec?(sql: string): void;
  connection?: { stream: { destroy(): void } };
}

interface Transaction extends PromiseLike<unknown> {
  commit(connection: Connection, value: unknown): Promise<unknown>;
}

/** What knex calls on its clients, those of transactions too; overriding it is how dialects are made. */
interface Client {
  _query: (this: Client, connection: Connection, statement: { sql: string }) => Promise<unknown>;
  transaction: (this: Client, ...given: unknown[]) => Transaction;
}

const isLocked = (error: unknown) =>
  error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_BUSY");

/** The class behind a client: each transaction makes itself a client of it. */
const classOf = (knex: Knex) =>
  (knex.client as { constructor: { prototype: Client } }).constructor.prototype;

const mended = new WeakSet<Client>();

/**
 * Has a commit that fails fail for who waits for it. Knex tells it to the transaction's own promise only,
 * which Strapi does not look at: what was never stored would be acknowledged (decision 080).
 */
function tellFailedCommits(client: Client): void {
  const { transaction } = client;
  client.transaction = function (...given) {
    const made = transaction.apply(this, given);
    const commit = made.commit.bind(made);
    made.commit = async (connection, value) => {
      const answer = await commit(connection, value);
      await made;
      return answer;
    };
    return made;
  };
}

/**
 * Waits for a database file that another process has locked. SQLite waits within the call, and nobody
 * would be answered as long, not even from memory (decision 080).
 */
function waitForLocks(client: Client): void {
  const { _query } = client;
  client._query = async function (connection, statement) {
    const until = performance.now() + patienceMs;
    for (;;) {
      try {
        return await _query.call(this, connection, statement);
      } catch (error) {
        if (isLocked(error) && performance.now() < until) {
          await passed(pauseMs);
          continue;
        }
        // The next who gets this connection must not find himself in what was given up.
        if (statement.sql.startsWith("COMMIT") && connection.inTransaction)
          connection.exec?.("ROLLBACK");
        throw error;
      }
    }
  };
}

/**
 * Ends the connection of a question that PostgreSQL leaves unanswered: its machine may be gone without a
 * word. All who wait on it hear at once, and the pool makes another.
 */
function giveUpInTime(client: Client): void {
  const { _query } = client;
  client._query = async function (connection, statement) {
    const late = setTimeout(() => connection.connection?.stream.destroy(), questionMs);
    try {
      return await _query.call(this, connection, statement);
    } finally {
      clearTimeout(late);
    }
  };
}

const bounded = new WeakSet<Client>();

/** From here on no question waits for ever; what a start does to tables may take its time. */
export function boundQuestions(knex: Knex): void {
  const client = classOf(knex);
  if (bounded.has(client)) return;
  bounded.add(client);
  giveUpInTime(client);
}

/** Mends what knex does with faults of a database, once for each class of client. */
export function mendClient(knex: Knex): void {
  const client = classOf(knex);
  if (mended.has(client)) return;
  mended.add(client);
  tellFailedCommits(client);
  waitForLocks(client);
}
