import Database from "better-sqlite3";
import { isPostgres, type Knex, type Query, type Row } from "./knex";

/** Statements kept ready. */
const maxStatements = 200;

/** Null for what it cannot do at the moment. */
type Read = (sql: string, bindings: readonly unknown[]) => Row[] | null | Promise<Row[]>;

const readers = new WeakMap<Knex, Read>();

/** Values as SQLite stores them: it has no booleans. */
const stored = (value: unknown) => (typeof value === "boolean" ? Number(value) : value);

/** By a connection that only reads, the statement asked for longest ago given up first. */
function readSqlite(database: Database.Database): Read {
  const kept = new Map<string, Database.Statement<unknown[], Row>>();
  return (sql, bindings) => {
    try {
      const statement = kept.get(sql) ?? database.prepare<unknown[], Row>(sql);
      kept.delete(sql);
      kept.set(sql, statement);
      for (const oldest of kept.keys()) {
        if (kept.size <= maxStatements) break;
        kept.delete(oldest);
      }
      return statement.all(...bindings.map(stored));
    } catch {
      // A file that is locked, say: knex's way waits for it, and knows what to say.
      return null;
    }
  };
}

/** What knex keeps connections to PostgreSQL by, and asks them by. */
interface Pool {
  acquireConnection(): Promise<unknown>;
  releaseConnection(connection: unknown): Promise<void>;
  _query(connection: unknown, statement: Statement): Promise<{ response: { rows: Row[] } }>;
}

interface Statement {
  sql: string;
  bindings: readonly unknown[];
  options: { name?: string };
}

/** By knex's own connections. A name has a connection prepare a statement once; none is ever given up. */
function readPostgres(pool: Pool): Read {
  const named = new Map<string, { name: string }>();
  return async (sql, bindings) => {
    if (named.size < maxStatements && !named.has(sql))
      named.set(sql, { name: `read-${named.size}` });
    const connection = await pool.acquireConnection();
    try {
      const statement = { sql, bindings, options: named.get(sql) ?? {} };
      return (await pool._query(connection, statement)).response.rows;
    } finally {
      await pool.releaseConnection(connection);
    }
  };
}

/**
 * Has `rowsOf` ask the database without knex's way there, which takes several times as long as a small
 * question itself (decision 091). Gives how to end it.
 */
export function readAtOnce(knex: Knex): () => void {
  if (isPostgres(knex)) {
    readers.set(knex, readPostgres(knex.client as Pool));
    return () => readers.delete(knex);
  }
  const { connectionSettings } = knex.client as { connectionSettings: { filename: string } };
  const database = new Database(connectionSettings.filename, { readonly: true, timeout: 0 });
  readers.set(knex, readSqlite(database));
  return () => {
    readers.delete(knex);
    database.close();
  };
}

/** What a query that only reads finds of what is committed; given a transaction, also of what that wrote. */
export async function rowsOf(knex: Knex, query: Query): Promise<Row[]> {
  const read = readers.get(knex);
  if (!read) return await query;
  const { sql, bindings } = query.toSQL().toNative();
  return (await read(sql, bindings)) ?? (await query);
}

/** The first of them, or undefined. */
export async function firstOf(knex: Knex, query: Query): Promise<Row | undefined> {
  const [row] = await rowsOf(knex, query.limit(1));
  return row;
}
