/** Column types common to both databases. */
const kinds = [
  "increments",
  "integer",
  "bigint",
  "boolean",
  "string",
  "text",
  "datetime",
  "date",
  "time",
  "json",
  "double",
  "decimal",
  "binary",
] as const;
export type Kind = (typeof kinds)[number];

export type Dialect = "sqlite" | "postgres";

export interface ColumnSchema {
  name: string;
  kind: Kind;
  /** The length of a string, precision and scale of a decimal. */
  args?: number[];
  notNull?: true;
  /** For a datetime on PostgreSQL: with time zone. */
  zoned?: true;
  /** `only`: an expression that only one database understands. */
  default?: { sql: string; only?: Dialect };
}

export interface IndexSchema {
  name: string;
  columns: string[];
  isUnique: boolean;
}

export interface ForeignKeySchema {
  name: string;
  columns: string[];
  table: string;
  references: string[];
  onDelete: string;
}

/** A table without its rows. */
export interface TableSchema {
  name: string;
  columns: ColumnSchema[];
  primaryKey: string[];
  indexes: IndexSchema[];
  foreignKeys: ForeignKeySchema[];
  /** Its last id: ids are never reused, even of deleted rows. */
  lastId?: number;
}

/** A value of a row in JSON, interpreted by its column's type. */
export type Value = string | number | boolean | null;

/** A consistent snapshot of a database to read from. */
export interface DatabaseSource {
  dialect: Dialect;
  tables: TableSchema[];
  rows(table: TableSchema): AsyncIterable<Value[]> | Iterable<Value[]>;
  close(): Promise<void>;
}

/** Rows to write, by table. */
export interface DatabaseContent {
  tables: TableSchema[];
  rows(table: TableSchema): AsyncIterable<Value[]> | Iterable<Value[]>;
}

/** The change log only serves the cache of a running server (docs/decisions/019). */
const excludedTables = new Set(["record_changes"]);

/** Whether a table is part of a backup. */
export const isBackedUpTable = (name: string) => !excludedTables.has(name);

/** Without sessions: a restore must not sign anyone in again. */
export const hasBackedUpRows = ({ name }: TableSchema) => name !== "strapi_sessions";

const literal = /^('(?:[^']|'')*'|-?\d+(?:\.\d+)?|true|false)(?:::[\w "]+(?:\(\d+\))?)?$/i;

/** A default that both databases understand, or only the one it comes from. */
export function defaultOf(
  sql: string | null,
  kind: Kind,
  dialect: Dialect,
): Pick<ColumnSchema, "default"> {
  if (sql === null || /^null(::|$)/i.test(sql)) return {};
  const [, value] = literal.exec(sql) ?? [];
  if (value === undefined) return { default: { sql, only: dialect } };
  if (kind !== "boolean") return { default: { sql: value } };
  return { default: { sql: /^('?1'?|'?true'?)$/i.test(value) ? "true" : "false" } };
}
