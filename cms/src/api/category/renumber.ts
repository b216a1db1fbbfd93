import { from, type Knex } from "../../database/knex";

/**
 * Gives a category another id, by default the next free one; its photos, entries and history go with it. A copy takes
 * the connections over, because PostgreSQL checks them with every statement.
 */
export async function renumberCategory(knex: Knex, id: number, to?: number): Promise<void> {
  await knex.transaction(async (trx) => {
    const category = await from(trx, "categories").where({ id }).first();
    const last = await from(trx, "categories").max("id as id").first();
    const target = to ?? Number(last?.["id"]) + 1;
    await from(trx, "categories").insert({ ...category, id: target, fold_name: null });
    for (const table of ["photos_categories_lnk", "resources_category_lnk"])
      await from(trx, table).where({ category_id: id }).update({ category_id: target });
    await from(trx, "categories").where({ id }).delete();
    await from(trx, "categories")
      .where({ id: target })
      .update({ fold_name: category?.["fold_name"] });
    await from(trx, "record_history")
      .where({ kind: "category", record_id: id })
      .update({ record_id: target });
  });
}
