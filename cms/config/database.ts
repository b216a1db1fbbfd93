import { join } from "node:path";
import { environment } from "../src/environment";

interface SqliteConnection {
  pragma(statement: string): unknown;
}

/**
 * WAL lets readers go on while one writes; FULL has each save on the disk before it is answered. The pool
 * holds one connection, so it is set once. How long it waits for locks: bootstrap/database-faults.
 */
function prepare(connection: SqliteConnection, done: (error: null, c: SqliteConnection) => void) {
  connection.pragma("journal_mode = WAL");
  connection.pragma("synchronous = FULL");
  done(null, connection);
}

interface PostgresConnection {
  query(statement: string, done: (error: Error | null) => void): void;
}

/**
 * PostgreSQL guesses far too many rows in small tables and then compiles each list query: 400 ms
 * instead of 2.
 */
function withoutCompiling(
  connection: PostgresConnection,
  done: (error: Error | null, c: PostgresConnection) => void,
) {
  connection.query("set jit = off", (error) => done(error, connection));
}

// A start never drops a column (a renamed attribute would lose its data).
const settings = { forceMigration: false, runMigrations: true };

/** A statement that fails is told, and logged, without what was to be saved: it may be a visitor's message. */
const withoutValues = { compileSqlOnError: false };

const sqlite = () => ({
  connection: {
    client: "sqlite",
    connection: { filename: join(environment.dataDir, "habitat.db") },
    useNullAsDefault: true,
    ...withoutValues,
    pool: { afterCreate: prepare },
  },
  settings,
});

/** Of a machine that is gone without a word nothing is heard: nobody waits for it longer (decision 089). */
const patience = {
  connectionTimeoutMillis: 5000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};

const postgres = () => ({
  connection: {
    client: "postgres",
    connection: { connectionString: environment.databaseUrl, ...patience },
    acquireConnectionTimeout: 8000,
    ...withoutValues,
    pool: { min: 0, max: 10, afterCreate: withoutCompiling },
  },
  settings,
});

export default () => (environment.databaseUrl === "" ? sqlite() : postgres());
