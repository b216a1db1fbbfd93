import type { ColumnSchema, Dialect, ForeignKeySchema, IndexSchema, TableSchema } from "./schema";

/** Quotes an identifier. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const list = (names: string[]) => names.map(quoted).join(", ");

/** The SQL types, on SQLite and PostgreSQL. */
const types: Record<ColumnSchema["kind"], Record<Dialect, string>> = {
  increments: { sqlite: "integer", postgres: "serial" },
  integer: { sqlite: "integer", postgres: "integer" },
  bigint: { sqlite: "bigint", postgres: "bigint" },
  boolean: { sqlite: "boolean", postgres: "boolean" },
  string: { sqlite: "varchar", postgres: "varchar" },
  text: { sqlite: "text", postgres: "text" },
  datetime: { sqlite: "datetime", postgres: "timestamp(6)" },
  date: { sqlite: "date", postgres: "date" },
  time: { sqlite: "time", postgres: "time(3)" },
  json: { sqlite: "json", postgres: "jsonb" },
  double: { sqlite: "float", postgres: "double precision" },
  decimal: { sqlite: "float", postgres: "numeric" },
  binary: { sqlite: "blob", postgres: "bytea" },
};

/** The SQL type of a column. */
export function typeOf({ kind, args = [], zoned }: ColumnSchema, dialect: Dialect): string {
  const length = kind === "string" && args.length > 0 ? `(${args.join(", ")})` : "";
  if (dialect === "sqlite") return types[kind].sqlite + length;
  if (kind === "decimal" && args.length > 0) return `numeric(${args.join(", ")})`;
  return zoned ? "timestamptz" : types[kind].postgres + length;
}

function column(schema: ColumnSchema, table: TableSchema, dialect: Dialect): string {
  const { name, kind, notNull } = schema;
  const isSerial = kind === "increments" && dialect === "sqlite";
  // Both understand a literal, but an expression only the database it comes from.
  const own = schema.default?.only === undefined || schema.default.only === dialect;
  return [
    quoted(name),
    typeOf(schema, dialect),
    ...(notNull || table.primaryKey.includes(name) ? ["not null"] : []),
    ...(isSerial ? ["primary key autoincrement"] : []),
    ...(schema.default && own ? [`default ${defaultSql(schema.default.sql, dialect)}`] : []),
  ].join(" ");
}

const defaultSql = (sql: string, dialect: Dialect) => (dialect === "sqlite" ? `(${sql})` : sql);

const reference = ({ name, columns, table, references, onDelete }: ForeignKeySchema) =>
  `constraint ${quoted(name)} foreign key (${list(columns)}) references ${quoted(table)} (${list(references)}) on delete ${onDelete}`;

/** Creates a table; on SQLite with its foreign keys, which cannot be added later. */
export function createTable(table: TableSchema, dialect: Dialect): string {
  const isSerial = table.columns.some(({ kind }) => kind === "increments");
  const needsKey = table.primaryKey.length > 0 && !(dialect === "sqlite" && isSerial);
  const parts = [
    ...table.columns.map((schema) => column(schema, table, dialect)),
    ...(needsKey ? [`primary key (${list(table.primaryKey)})`] : []),
    ...(dialect === "sqlite" ? table.foreignKeys.map(reference) : []),
  ];
  return `create table ${quoted(table.name)} (${parts.join(", ")})`;
}

/** What is created after the rows are inserted. */
export function createIndexes(table: TableSchema, dialect: Dialect): string[] {
  const index = ({ name, columns, isUnique }: IndexSchema) =>
    isUnique && dialect === "postgres"
      ? `alter table ${quoted(table.name)} add constraint ${quoted(name)} unique (${list(columns)})`
      : `create ${isUnique ? "unique " : ""}index ${quoted(name)} on ${quoted(table.name)} (${list(columns)})`;
  return table.indexes.map(index);
}

/** Foreign keys, added last on PostgreSQL, when every table exists. */
export const addReferences = (table: TableSchema) =>
  table.foreignKeys.map((key) => `alter table ${quoted(table.name)} add ${reference(key)}`);
