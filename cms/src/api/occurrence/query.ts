import { from, type Knex, type Row } from "../../database/knex";

/** The next sightings that visitors may see, in the order of their ids. */
export async function findShownSightings(knex: Knex, after: number, count: number): Promise<Row[]> {
  const query = from(knex, "sightings").where("internal", false).where("id", ">", after);
  return await query.orderBy("id").limit(count).select("*");
}
