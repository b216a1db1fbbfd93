import type { Client } from "pg";
import { defaultOf, isBackedUpTable, type ColumnSchema, type TableSchema } from "./schema";
import { tableNames } from "./postgres-client";

interface Column {
  table: string;
  name: string;
  type: string;
  not_null: boolean;
  default: string | null;
}

const ownTables = "n.nspname = current_schema() and c.relkind = 'r'";
const namesOf = (relation: string, keys: string) =>
  `array(select a.attname::text from unnest(${keys}) with ordinality as k(number, position)
    join pg_attribute a on a.attrelid = ${relation} and a.attnum = k.number order by k.position)`;

const columnsSql = `select c.relname as table, a.attname as name,
    format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as not_null,
    pg_get_expr(d.adbin, d.adrelid) as default
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where ${ownTables} and a.attnum > 0 and not a.attisdropped order by c.relname, a.attnum`;

// Expression and partial indexes and other collations are recreated by the next start.
const indexesSql = `select c.relname as table, i.relname as name, x.indisunique as is_unique,
    x.indisprimary as is_primary, ${namesOf("x.indrelid", "x.indkey")} as columns
  from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
  join pg_namespace n on n.oid = c.relnamespace
  where ${ownTables} and x.indpred is null and x.indexprs is null and not exists (
    select from unnest(x.indkey, x.indcollation) as k(number, sorting)
    join pg_attribute a on a.attrelid = x.indrelid and a.attnum = k.number
    where k.sorting <> a.attcollation)
  order by i.relname`;

const foreignKeysSql = `select c.relname as table, f.conname as name, o.relname as other,
    ${namesOf("f.conrelid", "f.conkey")} as columns, ${namesOf("f.confrelid", "f.confkey")} as refs,
    case f.confdeltype when 'c' then 'CASCADE' when 'n' then 'SET NULL' when 'r' then 'RESTRICT'
      when 'd' then 'SET DEFAULT' else 'NO ACTION' end as on_delete
  from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_class o on o.oid = f.confrelid
  join pg_namespace n on n.oid = c.relnamespace where f.contype = 'f' and ${ownTables} order by f.conname`;

const plainKinds: Record<string, ColumnSchema["kind"]> = {
  smallint: "integer",
  integer: "integer",
  bigint: "bigint",
  boolean: "boolean",
  "character varying": "string",
  text: "text",
  jsonb: "json",
  json: "json",
  bytea: "binary",
  "double precision": "double",
  real: "double",
  numeric: "decimal",
  date: "date",
  "timestamp without time zone": "datetime",
  "timestamp with time zone": "datetime",
  "time without time zone": "time",
};

function columnOf({ table, name, type, not_null, default: sql }: Column): ColumnSchema {
  const args = /\(([\d,]+)\)/.exec(type)?.[1]?.split(",").map(Number);
  const word = type.replace(/\([\d,]+\)/, "");
  const kind = plainKinds[word];
  if (!kind)
    throw new Error(`${table}.${name} has the type "${type}", which backups do not support.`);
  const isSerial = sql?.startsWith("nextval(") ?? false;
  const sized = kind === "string" || kind === "decimal";
  return {
    name,
    kind: isSerial ? "increments" : kind,
    ...(sized && args ? { args } : {}),
    ...(not_null ? { notNull: true } : {}),
    ...(word.endsWith("with time zone") ? { zoned: true } : {}),
    ...(isSerial ? {} : defaultOf(sql, kind, "postgres")),
  };
}

/** The last id that a table's sequence returned. */
async function lastIdOf(client: Client, table: string, column: string): Promise<number> {
  const found = await client.query<{ sequence: string | null }>(
    "select pg_get_serial_sequence(quote_ident(current_schema()) || '.' || quote_ident($1), $2) as sequence",
    [table, column],
  );
  const sequence = found.rows[0]?.sequence;
  if (!sequence) return 0;
  const { rows } = await client.query<{ last: string }>(
    `select case when is_called then last_value else last_value - 1 end as last from ${sequence}`,
  );
  return Number(rows[0]?.last ?? 0);
}

interface Index {
  table: string;
  name: string;
  columns: string[];
  is_unique: boolean;
  is_primary: boolean;
}
interface ForeignKey {
  table: string;
  name: string;
  columns: string[];
  other: string;
  refs: string[];
  on_delete: string;
}

/** The table schemas of a PostgreSQL database. */
export async function readPostgresSchema(client: Client): Promise<TableSchema[]> {
  const columns = (await client.query<Column>(columnsSql)).rows;
  const indexes = (await client.query<Index>(indexesSql)).rows;
  const foreignKeys = (await client.query<ForeignKey>(foreignKeysSql)).rows;
  const tables: TableSchema[] = [];
  for (const name of (await tableNames(client)).filter(isBackedUpTable)) {
    const isOwn = ({ table }: { table: string }) => table === name;
    const own = columns.filter(isOwn).map(columnOf);
    const serial = own.find(({ kind }) => kind === "increments");
    tables.push({
      name,
      columns: own,
      primaryKey: indexes.find((index) => isOwn(index) && index.is_primary)?.columns ?? [],
      indexes: indexes
        .filter((index) => isOwn(index) && !index.is_primary)
        .map((index) => ({ name: index.name, columns: index.columns, isUnique: index.is_unique })),
      foreignKeys: foreignKeys.filter(isOwn).map((key) => ({
        name: key.name,
        columns: key.columns,
        table: key.other,
        references: key.refs,
        onDelete: key.on_delete,
      })),
      ...(serial ? { lastId: await lastIdOf(client, name, serial.name) } : {}),
    });
  }
  return tables;
}
