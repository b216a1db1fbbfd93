import type { Core } from "@strapi/strapi";
import { from, type Knex, type Row } from "./knex";
import type { DbValue } from "./row";

interface Column {
  column: string;
  fallback: DbValue;
}

/**
 * The columns of a content type that are never meant to be empty, with their defaults. Strapi knows these, its tables do
 * not: a row that does not come through it has null, which is neither yes nor no to a query.
 */
function requiredColumns(strapi: Core.Strapi, uid: string): Column[] {
  return Object.values(strapi.db.metadata.get(uid).attributes).flatMap((attribute) => {
    if (!("default" in attribute) || !("columnName" in attribute)) return [];
    const isRequired = "required" in attribute && attribute.required === true;
    const { type, columnName } = attribute;
    const fallback = attribute.default as DbValue;
    return isRequired || type === "boolean" ? [{ column: columnName ?? "", fallback }] : [];
  });
}

/** Inserts rows of a content type past the Document Service, which would take each alone; what is empty takes its default. */
export async function insertRecords(
  strapi: Core.Strapi,
  trx: Knex,
  uid: string,
  rows: readonly Row[],
): Promise<Row[]> {
  const columns = requiredColumns(strapi, uid);
  const whole = rows.map((row) => {
    const empty = columns.filter(({ column }) => (row[column] ?? null) === null);
    return { ...row, ...Object.fromEntries(empty.map((one) => [one.column, one.fallback])) };
  });
  const { tableName } = strapi.db.metadata.get(uid);
  return from(trx, tableName).insert(whole).returning<Row[]>(["id", "document_id"]);
}

/** An older version's photo has no visibility and no mark of its alt text: both mean something, and all reads know it. */
const readsEmpty = new Set(["api::photo.photo"]);

/**
 * Gives the rows that older versions left without a flag its default. Looks first: what is whole is not written to, and
 * several instances may start at once.
 */
export async function fillDefaults(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection;
  const uids = Object.keys(strapi.contentTypes).filter((uid) => uid.startsWith("api::"));
  for (const uid of uids.filter((one) => !readsEmpty.has(one)))
    for (const { column, fallback } of requiredColumns(strapi, uid)) {
      const empty = () => from(knex, strapi.db.metadata.get(uid).tableName).whereNull(column);
      if (await empty().first("id")) await empty().update({ [column]: fallback });
    }
}
