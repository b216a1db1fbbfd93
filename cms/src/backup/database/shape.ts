/** What a column holds, in words both databases can be told in. */
export const kinds = [
  ...(["increments", "integer", "bigint", "boolean", "string", "text", "datetime"] as const),
  ...(["date", "time", "json", "double", "decimal", "binary"] as const),
] as const;
export type Kind = (typeof kinds)[number];

export type Dialect = "sqlite" | "postgres";

export interface ColumnShape {
  name: string;
  kind: Kind;
  /** The length of a string, precision and scale of a decimal. */
  args?: number[];
  notNull?: true;
  /** Of a datetime on PostgreSQL: it knows its zone. */
  zoned?: true;
  /** `only`: an expression that one database alone understands. */
  default?: { sql: string; only?: Dialect };
}

export interface IndexShape {
  name: string;
  columns: string[];
  isUnique: boolean;
}

export interface ForeignKeyShape {
  name: string;
  columns: string[];
  table: string;
  references: string[];
  onDelete: string;
}

/** A table without its rows. */
export interface TableShape {
  name: string;
  columns: ColumnShape[];
  primaryKey: string[];
  indexes: IndexShape[];
  foreignKeys: ForeignKeyShape[];
  /** The last number its ids were given: none comes twice, even if its row is gone. */
  lastId?: number;
}

/** A value of a row as JSON has it; what it stands for its column's kind tells. */
export type Cell = string | number | boolean | null;

/** A database that is read from: what it holds does not change meanwhile. */
export interface DatabaseSource {
  dialect: Dialect;
  tables: TableShape[];
  rows(table: TableShape): AsyncIterable<Cell[]> | Iterable<Cell[]>;
  close(): Promise<void>;
}

/** Rows that are to be written, by table. */
export interface DatabaseContent {
  tables: TableShape[];
  rows(table: TableShape): AsyncIterable<Cell[]> | Iterable<Cell[]>;
}

/** The notes of what changed serve the memory of a running server only (decision 038). */
const unkeptTables = new Set(["record_changes"]);

/** Whether a table is part of a backup. */
export const isKeptTable = (name: string) => !unkeptTables.has(name);

/** Sessions stay behind: who was signed out must not be signed in again by a restore. */
export const keepsRows = ({ name }: TableShape) => name !== "strapi_sessions";

const literal = /^('(?:[^']|'')*'|-?\d+(?:\.\d+)?|true|false)(?:::[\w "]+(?:\(\d+\))?)?$/i;

/** A default as both databases understand it, or as the one it comes from does. */
export function defaultOf(
  sql: string | null,
  kind: Kind,
  dialect: Dialect,
): Pick<ColumnShape, "default"> {
  if (sql === null || /^null(::|$)/i.test(sql)) return {};
  const [, value] = literal.exec(sql) ?? [];
  if (value === undefined) return { default: { sql, only: dialect } };
  if (kind !== "boolean") return { default: { sql: value } };
  return { default: { sql: /^('?1'?|'?true'?)$/i.test(value) ? "true" : "false" } };
}
