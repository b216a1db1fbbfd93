/** Error codes of both databases, sockets and the pool that mean the database is unavailable. */
const awayCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  // PostgreSQL: connection lost, too many of them, shutting down, starting up.
  "08000",
  "08001",
  "08003",
  "08004",
  "08006",
  "53300",
  "57P01",
  "57P02",
  "57P03",
  "SQLITE_BUSY",
  "SQLITE_BUSY_SNAPSHOT",
  "SQLITE_LOCKED",
]);

// Knex prepends the statement; the last is its message for a transaction that an error has ended,
// 'timeout expired' is pg's for a connection that cannot be opened.
const awayMessages =
  /(?:^| - )(Connection terminated|timeout expired|Knex: Timeout acquiring a connection|Client has encountered a connection error|Transaction query already complete)/;

/** Whether a failure means that the database is unavailable for now: a 503. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && awayCodes.has(String(error.code))) return true;
  // Node's AggregateError, when each of several addresses refused.
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  return awayMessages.test(error.message);
}
