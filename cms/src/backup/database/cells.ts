import type { Cell, ColumnShape, Kind } from "./shape";

/** What better-sqlite3 gives and takes, with integers as they are. */
export type SqliteValue = string | number | bigint | Buffer | null;

const numberOrText = (value: bigint): Cell =>
  value >= Number.MIN_SAFE_INTEGER && value <= Number.MAX_SAFE_INTEGER
    ? Number(value)
    : String(value);

/** A moment: milliseconds as Strapi writes them, or the text of SQLite's own clock, in UTC. */
function momentOfSqlite(value: SqliteValue): string {
  if (typeof value !== "string") return new Date(Number(value)).toISOString();
  const isUtc = /(Z|[+-]\d\d:?\d\d)$/.test(value);
  return new Date(isUtc ? value : `${value.replace(" ", "T")}Z`).toISOString();
}

/** A value of SQLite as a backup has it. */
export function cellOfSqlite(kind: Kind, value: SqliteValue): Cell {
  if (value === null) return null;
  if (Buffer.isBuffer(value)) return value.toString("base64");
  if (kind === "datetime") return momentOfSqlite(value);
  if (kind === "boolean") return Number(value) !== 0;
  if (kind === "decimal") return String(value);
  return typeof value === "bigint" ? numberOrText(value) : value;
}

/** A value of a backup as SQLite has it. */
export function sqliteOfCell(kind: Kind, cell: Cell): SqliteValue {
  if (cell === null) return null;
  if (kind === "datetime") return Date.parse(String(cell));
  if (typeof cell === "boolean") return cell ? 1 : 0;
  if (kind === "binary") return Buffer.from(String(cell), "base64");
  if (kind === "decimal") return Number(cell);
  if (["increments", "integer", "bigint"].includes(kind)) return BigInt(cell);
  return cell;
}

const two = (n: number, digits = 2) => String(n).padStart(digits, "0");

/**
 * A time as the clock on the wall shows it, which is how Strapi keeps moments in PostgreSQL: on the
 * wall of this process. Microseconds, which only the database itself writes, are kept.
 */
export function momentOfWall(wall: string): string {
  const [, toMs = "", micros = ""] = /^(.*\.\d{3})(\d{3})$/.exec(wall) ?? [];
  const iso = new Date(toMs).toISOString();
  return micros === "000" ? iso : iso.replace("Z", `${micros}Z`);
}

export function wallOfMoment(moment: string): string {
  const at = new Date(moment);
  const micros = /\.\d{3}(\d{3})Z$/.exec(moment)?.[1] ?? "000";
  const day = `${two(at.getFullYear(), 4)}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  const time = [at.getHours(), at.getMinutes(), at.getSeconds()].map((n) => two(n)).join(":");
  return `${day} ${time}.${two(at.getMilliseconds(), 3)}${micros}`;
}

const momentText = `'YYYY-MM-DD"T"HH24:MI:SS.US'`;

/** SQL that gives a column of PostgreSQL in the form `cellOfPostgres` reads. `name` is quoted. */
export function postgresText({ kind, zoned }: ColumnShape, name: string): string {
  if (kind === "datetime")
    return `to_char(${name}${zoned ? " at time zone 'UTC'" : ""}, ${momentText})`;
  if (kind === "binary") return `replace(encode(${name}, 'base64'), E'\\n', '')`;
  return ["json", "decimal", "date", "time"].includes(kind) ? `${name}::text` : name;
}

/** A value of PostgreSQL, as `postgresText` asks for it, as a backup has it. */
export function cellOfPostgres({ kind, zoned }: ColumnShape, value: Cell): Cell {
  if (value === null) return null;
  if (kind === "bigint" || kind === "increments") return numberOrText(BigInt(value));
  if (kind !== "datetime") return value;
  if (!zoned) return momentOfWall(String(value));
  return `${String(value).replace(/000$/, "")}Z`;
}

/** A value of a backup as a parameter of PostgreSQL, which is cast to the column's type. */
export function postgresOfCell({ kind, zoned }: ColumnShape, cell: Cell): Cell | Buffer {
  if (cell === null) return null;
  if (kind === "datetime") return zoned ? String(cell) : wallOfMoment(String(cell));
  if (kind === "binary") return Buffer.from(String(cell), "base64");
  return typeof cell === "boolean" ? cell : String(cell);
}
