import { from, type Knex, type Row } from "../../database/knex";
import { numberOf } from "../../database/row";

const columns = ["id", "position", "quotation", "author", "citation"];

/** All quotations, in the owner's order. */
export function findQuotes(knex: Knex) {
  return from(knex, "quotes").select(columns).orderBy("position").orderBy("id");
}

/** A quotation by its id, which is not its position. */
export function findQuote(knex: Knex, id: number): Promise<Row | undefined> {
  return from(knex, "quotes").where({ id }).first<Row | undefined>(columns);
}

/** How many quotations there are. */
export async function countQuotes(knex: Knex): Promise<number> {
  const [row] = await from(knex, "quotes").count<Row[]>({ count: "*" });
  return numberOf(row?.["count"]);
}

/** Locks all quotations until the transaction ends; answers in the owner's order. */
export async function lockQuotes(trx: Knex): Promise<Row[]> {
  return await findQuotes(trx).forUpdate();
}
