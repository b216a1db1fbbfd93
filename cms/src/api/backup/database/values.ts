import type { Value, ColumnSchema, Kind } from "./schema";

/** Values of better-sqlite3, with big integers. */
export type SqliteValue = string | number | bigint | Buffer | null;

const numberOrText = (value: bigint): Value =>
  value >= Number.MIN_SAFE_INTEGER && value <= Number.MAX_SAFE_INTEGER
    ? Number(value)
    : String(value);

/** A moment: Strapi's milliseconds, or the text of SQLite's own clock, in UTC. */
function sqliteTimeToIso(value: SqliteValue): string {
  if (typeof value !== "string") return new Date(Number(value)).toISOString();
  const isUtc = /(Z|[+-]\d\d:?\d\d)$/.test(value);
  return new Date(isUtc ? value : `${value.replace(" ", "T")}Z`).toISOString();
}

/** Converts a SQLite value for a backup. */
export function fromSqlite(kind: Kind, value: SqliteValue): Value {
  if (value === null) return null;
  if (Buffer.isBuffer(value)) return value.toString("base64");
  if (kind === "datetime") return sqliteTimeToIso(value);
  if (kind === "boolean") return Number(value) !== 0;
  if (kind === "decimal") return String(value);
  return typeof value === "bigint" ? numberOrText(value) : value;
}

/** Converts a value of a backup for SQLite. */
export function toSqlite(kind: Kind, value: Value): SqliteValue {
  if (value === null) return null;
  if (kind === "datetime") return Date.parse(String(value));
  if (typeof value === "boolean") return value ? 1 : 0;
  if (kind === "binary") return Buffer.from(String(value), "base64");
  if (kind === "decimal") return Number(value);
  if (["increments", "integer", "bigint"].includes(kind)) return BigInt(value);
  return value;
}

const pad = (n: number, digits = 2) => String(n).padStart(digits, "0");

/**
 * A local time without zone, which is how Strapi stores moments in PostgreSQL: in the
 * time zone of this process. Microseconds, which only the database itself writes, are kept.
 */
function localTimeToIso(local: string): string {
  const [, toMs = "", micros = ""] = /^(.*\.\d{3})(\d{3})$/.exec(local) ?? [];
  const iso = new Date(toMs).toISOString();
  return micros === "000" ? iso : iso.replace("Z", `${micros}Z`);
}

function isoToLocalTime(iso: string): string {
  const at = new Date(iso);
  const micros = /\.\d{3}(\d{3})Z$/.exec(iso)?.[1] ?? "000";
  const day = `${pad(at.getFullYear(), 4)}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
  const time = [at.getHours(), at.getMinutes(), at.getSeconds()].map((n) => pad(n)).join(":");
  return `${day} ${time}.${pad(at.getMilliseconds(), 3)}${micros}`;
}

const timeFormat = `'YYYY-MM-DD"T"HH24:MI:SS.US'`;

/** SQL for a PostgreSQL column in the form that `fromPostgres` reads. `name` is quoted. */
export function selectExpression({ kind, zoned }: ColumnSchema, name: string): string {
  if (kind === "datetime")
    return `to_char(${name}${zoned ? " at time zone 'UTC'" : ""}, ${timeFormat})`;
  if (kind === "binary") return `replace(encode(${name}, 'base64'), E'\\n', '')`;
  return ["json", "decimal", "date", "time"].includes(kind) ? `${name}::text` : name;
}

/** Converts a value selected by `selectExpression` for a backup. */
export function fromPostgres({ kind, zoned }: ColumnSchema, value: Value): Value {
  if (value === null) return null;
  if (kind === "bigint" || kind === "increments") return numberOrText(BigInt(value));
  if (kind !== "datetime") return value;
  if (!zoned) return localTimeToIso(String(value));
  return `${String(value).replace(/000$/, "")}Z`;
}

/** Converts a value of a backup to a PostgreSQL parameter, which is cast to the column's type. */
export function toPostgres({ kind, zoned }: ColumnSchema, value: Value): Value | Buffer {
  if (value === null) return null;
  if (kind === "datetime") return zoned ? String(value) : isoToLocalTime(String(value));
  if (kind === "binary") return Buffer.from(String(value), "base64");
  return typeof value === "boolean" ? value : String(value);
}
