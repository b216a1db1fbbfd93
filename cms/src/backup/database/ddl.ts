import type { ColumnShape, Dialect, ForeignKeyShape, IndexShape, TableShape } from "./shape";

/** A name as SQL takes it, whatever it holds. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const list = (names: string[]) => names.map(quoted).join(", ");

const sqliteTypes: Record<ColumnShape["kind"], string> = {
  ...{ increments: "integer", integer: "integer", bigint: "bigint", boolean: "boolean" },
  ...{ string: "varchar", text: "text", datetime: "datetime", date: "date", time: "time" },
  ...{ json: "json", double: "float", decimal: "float", binary: "blob" },
};
const postgresTypes: Record<ColumnShape["kind"], string> = {
  ...{ increments: "serial", integer: "integer", bigint: "bigint", boolean: "boolean" },
  ...{ string: "varchar", text: "text", datetime: "timestamp(6)", date: "date", time: "time(3)" },
  ...{ json: "jsonb", double: "double precision", decimal: "numeric", binary: "bytea" },
};

/** The type of a column as its database spells it. */
export function typeOf({ kind, args = [], zoned }: ColumnShape, dialect: Dialect): string {
  const length = kind === "string" && args.length > 0 ? `(${args.join(", ")})` : "";
  if (dialect === "sqlite") return sqliteTypes[kind] + length;
  if (kind === "decimal" && args.length > 0) return `numeric(${args.join(", ")})`;
  return zoned ? "timestamptz" : postgresTypes[kind] + length;
}

function column(shape: ColumnShape, table: TableShape, dialect: Dialect): string {
  const { name, kind, notNull } = shape;
  const isCounting = kind === "increments" && dialect === "sqlite";
  // Both understand a literal; an expression only the one it comes from.
  const own = shape.default?.only === undefined || shape.default.only === dialect;
  return [
    ...[quoted(name), typeOf(shape, dialect)],
    ...(notNull || table.primaryKey.includes(name) ? ["not null"] : []),
    ...(isCounting ? ["primary key autoincrement"] : []),
    ...(shape.default && own ? [`default ${defaultSql(shape.default.sql, dialect)}`] : []),
  ].join(" ");
}

const defaultSql = (sql: string, dialect: Dialect) => (dialect === "sqlite" ? `(${sql})` : sql);

const reference = ({ name, columns, table, references, onDelete }: ForeignKeyShape) =>
  `constraint ${quoted(name)} foreign key (${list(columns)}) references ${quoted(table)} (${list(references)}) on delete ${onDelete}`;

/** Makes a table; on SQLite with its references, which cannot be added later. */
export function createTable(table: TableShape, dialect: Dialect): string {
  const isCounting = table.columns.some(({ kind }) => kind === "increments");
  const needsKey = table.primaryKey.length > 0 && !(dialect === "sqlite" && isCounting);
  const parts = [
    ...table.columns.map((shape) => column(shape, table, dialect)),
    ...(needsKey ? [`primary key (${list(table.primaryKey)})`] : []),
    ...(dialect === "sqlite" ? table.foreignKeys.map(reference) : []),
  ];
  return `create table ${quoted(table.name)} (${parts.join(", ")})`;
}

/** What is made when the rows are in. */
export function afterRows(table: TableShape, dialect: Dialect): string[] {
  const index = ({ name, columns, isUnique }: IndexShape) =>
    isUnique && dialect === "postgres"
      ? `alter table ${quoted(table.name)} add constraint ${quoted(name)} unique (${list(columns)})`
      : `create ${isUnique ? "unique " : ""}index ${quoted(name)} on ${quoted(table.name)} (${list(columns)})`;
  return table.indexes.map(index);
}

/** Added last on PostgreSQL: every table is there. */
export const addReferences = (table: TableShape) =>
  table.foreignKeys.map((key) => `alter table ${quoted(table.name)} add ${reference(key)}`);
