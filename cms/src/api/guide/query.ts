import { from, type Knex } from "../../database/knex";
import { idOf } from "../../database/row";

/** Whether a table has a row beside those with these ids. */
export async function hasOther(knex: Knex, table: string, ids: number[]): Promise<boolean> {
  const known = new Set(ids);
  const query = from(knex, table).select("id").orderBy("id", "desc");
  // Not those in the bin, nor drawings and the like.
  if (table === "photos")
    void query.whereNull("date_deleted").whereRaw("coalesce(visibility, 'public') <> 'site'");
  const rows = await query.limit(known.size + 1);
  return rows.some((row) => !known.has(idOf(row)));
}
