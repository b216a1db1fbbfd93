import type { Core } from "@strapi/strapi";
import { resourceCategoryList } from "shared-types/category/codes";
import { resourceCategories } from "shared-types/resource/codes";
import { fold } from "../../database/fold";
import { isPostgres, from, type Knex } from "../../database/knex";

/**
 * Gives a category another id, by default the next free one; its photos, entries and history go with it. A copy takes
 * the connections over, because PostgreSQL checks them with every statement.
 */
async function renumberCategory(knex: Knex, id: number, to?: number): Promise<void> {
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

/** The last id that every site's first start has made, from its first version on. */
const firstLast = 15;

/**
 * Makes room for a category that the first version did not have: an owner's resource category of its name becomes it,
 * and an owner's other category that has its id gets a new one.
 */
async function makeRoom(strapi: Core.Strapi, id: number, name: string): Promise<void> {
  const categories = strapi.db.query("api::category.category");
  const where = { cpListId: resourceCategoryList, foldName: fold(name) };
  const namesake = (await categories.findOne({ where })) as { id: number } | null;
  if (namesake?.id === id) return;
  const knex = strapi.db.connection;
  if (await categories.findOne({ where: { id } })) await renumberCategory(knex, id);
  if (namesake) await renumberCategory(knex, namesake.id, id);
}

/**
 * Makes sure of the nine resource categories with their fixed ids (docs/product.md 4.4), and that new categories get
 * ids after them. Ids 1–7 stay free for a site's first photo categories.
 */
export async function ensureResourceCategories(strapi: Core.Strapi): Promise<void> {
  const categories = strapi.db.query("api::category.category");
  const store = strapi.store({ type: "api", name: "category", key: "made" });
  const made = Number((await store.get({})) ?? firstLast);
  for (const { id, name } of resourceCategories) {
    if (id > made) await makeRoom(strapi, id, name);
    if (await categories.findOne({ where: { id } })) continue;
    const data = { id, cpListId: resourceCategoryList, cpOptionName: name };
    await strapi.documents("api::category.category").create({ data: data as never });
  }
  await store.set({ value: Math.max(...resourceCategories.map(({ id }) => id)) });
  if (isPostgres(strapi.db.connection))
    await strapi.db.connection.raw(
      "select setval(pg_get_serial_sequence('categories', 'id'), (select max(id) from categories))",
    );
}
