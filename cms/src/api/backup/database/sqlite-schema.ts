import type Database from "better-sqlite3";
import { strapiColumns, type StrapiColumns } from "./strapi-columns";
import {
  defaultOf,
  isBackedUpTable,
  type ColumnSchema,
  type ForeignKeySchema,
  type IndexSchema,
  type TableSchema,
} from "./schema";

interface Column {
  name: string;
  type: string;
  notnull: 0 | 1;
  dflt_value: string | null;
  /** Its position in the primary key, from 1. */
  pk: number;
}
interface Index {
  name: string;
  unique: 0 | 1;
  origin: "c" | "u" | "pk";
  partial: 0 | 1;
}
interface ForeignKey {
  id: number;
  table: string;
  from: string;
  to: string;
  on_delete: string;
}

const plainKinds: Record<string, ColumnSchema["kind"]> = {
  integer: "integer",
  int: "integer",
  bigint: "bigint",
  boolean: "boolean",
  text: "text",
  datetime: "datetime",
  timestamp: "datetime",
  date: "date",
  time: "time",
  json: "json",
  float: "double",
  real: "double",
  double: "double",
  blob: "binary",
  jsonb: "json",
};

/** Range of PostgreSQL's int; this site's own tables also store milliseconds. */
const integerMax = 2 ** 31 - 1;

const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);

class Reader {
  readonly #database: Database.Database;
  readonly #strapi: StrapiColumns;

  constructor(database: Database.Database, strapi: StrapiColumns) {
    this.#database = database;
    this.#strapi = strapi;
  }

  #ask<Row>(pragma: string, name: string): Row[] {
    return this.#database.pragma(`${pragma}("${name}")`) as Row[];
  }

  #kindOf(table: string, { name, type }: Column): Pick<ColumnSchema, "kind" | "args"> {
    const [, word = "", length] = /^(\w+)(?:\((\d+)\))?/.exec(type.toLowerCase()) ?? [];
    if (word === "varchar") return { kind: "string", args: length ? [Number(length)] : [] };
    const kind = plainKinds[word];
    if (!kind)
      throw new Error(`${table}.${name} has the type "${type}", which backups do not support.`);
    const strapi = this.#strapi.get(table)?.get(name);
    // SQLite calls both float.
    if (kind === "double" && strapi?.type === "decimal")
      return { kind: "decimal", args: strapi.args };
    if (kind === "integer" && !strapi && this.#exceedsInteger(table, name))
      return { kind: "bigint" };
    return { kind };
  }

  #exceedsInteger(table: string, column: string): boolean {
    const largest = `select max(abs("${column}")) from "${table}"`;
    return Number(this.#database.prepare(largest).pluck().get() ?? 0) > integerMax;
  }

  #indexes(table: string): IndexSchema[] {
    const found = this.#ask<Index>("index_list", table);
    return (
      found
        .filter(({ origin, partial }) => origin !== "pk" && partial === 0)
        .map(({ name, unique, origin }) => {
          const parts = this.#ask<{ name: string | null }>("index_info", name);
          const columns = parts.map((part) => part.name ?? "");
          const own = origin === "u" ? `${table}_${columns.join("_")}_unique` : name;
          return { name: own, columns, isUnique: unique === 1 };
        })
        // Expression indexes are recreated by the next start.
        .filter(({ columns }) => !columns.includes(""))
        .sort((a, b) => a.name.localeCompare(b.name))
    );
  }

  #foreignKeys(table: string): ForeignKeySchema[] {
    const keys = new Map<number, ForeignKeySchema>();
    for (const { id, table: other, from, to, on_delete } of this.#ask<ForeignKey>(
      "foreign_key_list",
      table,
    )) {
      const key = keys.get(id) ?? {
        name: "",
        table: other,
        columns: [],
        references: [],
        onDelete: on_delete,
      };
      key.columns.push(from);
      key.references.push(to);
      keys.set(id, key);
    }
    const named = [...keys.values()].map((key) => {
      const name = this.#strapi.foreignKeyName(table, key.columns);
      return { ...key, name: name ?? `${table}_${key.columns.join("_")}_foreign` };
    });
    // Strapi creates some twice.
    return [...new Map(named.map((key) => [key.name, key])).values()].sort(byName);
  }

  read(name: string, sql: string): TableSchema {
    const columns = this.#ask<Column>("table_info", name);
    const isSerial = /\bautoincrement\b/i.test(sql);
    const lastId = isSerial
      ? this.#database.prepare("select seq from sqlite_sequence where name = ?").pluck().get(name)
      : undefined;
    return {
      name,
      columns: columns.map((column) => {
        const type = this.#kindOf(name, column);
        const kind = isSerial && column.pk === 1 ? "increments" : type.kind;
        return {
          name: column.name,
          ...type,
          kind,
          ...(column.notnull === 1 ? { notNull: true } : {}),
          ...defaultOf(column.dflt_value, kind, "sqlite"),
        };
      }),
      primaryKey: columns
        .filter(({ pk }) => pk > 0)
        .sort((a, b) => a.pk - b.pk)
        .map((column) => column.name),
      indexes: this.#indexes(name),
      foreignKeys: this.#foreignKeys(name),
      ...(lastId === undefined ? {} : { lastId: Number(lastId) }),
    };
  }
}

const everyTable = `select name, sql from sqlite_master
  where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name`;
const strapiSchema = "select schema from strapi_database_schema order by id desc limit 1";

/** The table schemas of a SQLite database. */
export function readSqliteSchema(database: Database.Database): TableSchema[] {
  const found = database.prepare<[], { name: string; sql: string }>(everyTable).all();
  const isStrapis = found.some(({ name }) => name === "strapi_database_schema");
  const stored = isStrapis ? database.prepare(strapiSchema).pluck().get() : undefined;
  const reader = new Reader(database, strapiColumns(typeof stored === "string" ? stored : null));
  return found
    .filter(({ name }) => isBackedUpTable(name))
    .map(({ name, sql }) => reader.read(name, sql));
}
