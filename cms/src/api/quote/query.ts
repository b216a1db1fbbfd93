import { from, type Knex, type Row } from "../../database/knex";

const columns = ["id", "position", "quotation", "author", "citation"];

/** All quotations, in the owner's order. */
export function findQuotes(knex: Knex) {
  return from(knex, "quotes").select(columns).orderBy("position").orderBy("id");
}

/** A quotation by its id, which is not its position. */
export function findQuote(knex: Knex, id: number): Promise<Row | undefined> {
  return from(knex, "quotes").where({ id }).first<Row | undefined>(columns);
}
