/** Reads values of a knex row the same way on both databases: SQLite has no dates and no booleans. */
export type DbValue = string | number | boolean | Date | null | undefined;

/** The column of an attribute: 'nameCommon' → 'name_common'. */
export const columnOf = (attribute: string) =>
  attribute.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** '' for null. */
export function textOf(value: DbValue): string {
  return value === null || value === undefined ? "" : String(value);
}

/** 0 for null; PostgreSQL returns counts and decimals as text. */
export function numberOf(value: DbValue): number {
  return value === null || value === undefined ? 0 : Number(value);
}

/** A number that may be unknown. */
export function maybeNumberOf(value: DbValue): number | null {
  return value === null || value === undefined ? null : Number(value);
}

/** 0 for a row without an id. */
export function idOf(row: Record<string, DbValue>): number {
  return numberOf(row["id"]);
}

/** False for null; SQLite has 0 and 1. */
export function booleanOf(value: DbValue): boolean {
  return value === true || value === 1;
}

/** ISO 8601 in UTC, or null: epoch milliseconds on SQLite, a Date on PostgreSQL. */
export function dateOf(value: DbValue): string | null {
  if (value === null || value === undefined) return null;
  const date = value instanceof Date ? value : new Date(value as number | string);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** What a JSON column holds: PostgreSQL gives it parsed, SQLite as text. */
export function jsonOf(value: unknown): unknown {
  return typeof value === "string" ? JSON.parse(value) : value;
}
