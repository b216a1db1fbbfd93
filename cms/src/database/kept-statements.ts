import { LRUCache } from "lru-cache";

/** How many: a garden's pages and panel ask some hundred different questions. */
const most = 500;

interface Preparing<Statement extends object> {
  prepare(sql: string): Statement;
}

/**
 * Has a connection of better-sqlite3 compile each statement once. Knex asks it to compile every query anew, a sixth of all
 * work of a save. SQLite compiles a kept one again by itself once a table has changed (sqlite.org/c3ref/prepare.html).
 */
export function keepStatements<Statement extends object>(connection: Preparing<Statement>): void {
  const kept = new LRUCache<string, Statement>({ max: most });
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (sql) => {
    const statement = kept.get(sql) ?? prepare(sql);
    kept.set(sql, statement);
    return statement;
  };
}
