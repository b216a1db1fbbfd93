import { join } from "node:path";
import type Database from "better-sqlite3";
import { keepStatements } from "../src/database/kept-statements";
import { environment } from "../src/platform/environment";

/**
 * WAL lets readers continue while one writes; FULL flushes each save before it is answered. The pool
 * has one connection, so this runs once. How long it waits for locks: patches/sqlite-lock-waits.
 */
function prepare(connection: Database.Database, done: (error: null, c: Database.Database) => void) {
  connection.pragma("journal_mode = WAL");
  connection.pragma("synchronous = FULL");
  keepStatements(connection);
  done(null, connection);
}

interface PostgresConnection {
  query(statement: string, done: (error: Error | null) => void): void;
}

/**
 * PostgreSQL overestimates the rows of small tables and then JIT-compiles each list query: 400 ms
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

/** Errors and logs must not contain the values of a failed statement: they may be a visitor's message. */
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

/** Timeouts for a PostgreSQL host that disappears silently (docs/decisions/036). */
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
