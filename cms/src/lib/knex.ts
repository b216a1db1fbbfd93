import type { Core } from "@strapi/strapi";
import type { DbValue } from "./row";

export type Knex = Core.Strapi["db"]["connection"];
export type Query = ReturnType<Knex>;
export type Row = Record<string, DbValue>;

export function isPostgres(knex: Knex): boolean {
  return knex.client.config.client === "postgres";
}

/** SQL for 'the folded column holds the term': one binding, no wildcard to escape. */
export function holds(knex: Knex, column: string): string {
  return isPostgres(knex) ? `strpos(${column}, ?) > 0` : `instr(${column}, ?) > 0`;
}

/**
 * Orders by a folded text column by code point, alike on both databases.
 * `column` and `direction` are ours, never a visitor's.
 */
export function orderByText(knex: Knex, column: string, direction: "asc" | "desc"): string {
  return isPostgres(knex) ? `${column} COLLATE "C" ${direction}` : `${column} ${direction}`;
}
