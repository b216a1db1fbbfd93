/** Codes of both databases, of sockets, and of the pool, that say it cannot be asked just now. */
const awayCodes = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH"],
  // PostgreSQL: connection lost, too many of them, shutting down, starting up.
  ...["08000", "08001", "08003", "08004", "08006", "53300", "57P01", "57P02", "57P03"],
  ...["SQLITE_BUSY", "SQLITE_BUSY_SNAPSHOT", "SQLITE_LOCKED"],
]);

// Knex puts the statement before it; the last is what it says of a transaction that a fault has ended,
// 'timeout expired' what pg says of a connection that does not come to be.
const awayMessages =
  /(?:^| - )(Connection terminated|timeout expired|Knex: Timeout acquiring a connection|Client has encountered a connection error|Transaction query already complete)/;

/** Whether a failure is that the database is away, which passes (contract §3: 503). */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && awayCodes.has(String(error.code))) return true;
  // Of several addresses, each refused: Node puts them together.
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  return awayMessages.test(error.message);
}

/** The fault of a request as status and message, as Koa and the body parser throw it; null for ours. */
export function requestFault(error: unknown): [status: number, message: string] | null {
  if (!(error instanceof Error) || !("status" in error)) return null;
  const { status } = error;
  if (typeof status !== "number" || status < 400 || status > 499) return null;
  const exposed = "expose" in error && error.expose === true;
  return [status, exposed ? error.message : "This request cannot be read."];
}
