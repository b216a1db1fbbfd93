import { LRUCache } from "lru-cache";

/**
 * Letters of all kept texts: those of 400 statements, which pages and panel ask, are 90,000. By letters, because one that names a
 * thousand ids takes 0.2 MB.
 */
const maxSize = 250_000;

interface Preparing<Statement extends object> {
  prepare(sql: string): Statement;
}

/**
 * Has a connection of better-sqlite3 compile each statement once. Knex asks it to compile every query anew, a sixth of all
 * work of a save. SQLite compiles a kept one again by itself once a table has changed (sqlite.org/c3ref/prepare.html).
 */
export function keepStatements<Statement extends object>(connection: Preparing<Statement>): void {
  const sizeCalculation = (_statement: Statement, sql: string) => sql.length;
  const kept = new LRUCache<string, Statement>({ maxSize, sizeCalculation });
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (sql) => {
    const statement = kept.get(sql) ?? prepare(sql);
    kept.set(sql, statement);
    return statement;
  };
}
