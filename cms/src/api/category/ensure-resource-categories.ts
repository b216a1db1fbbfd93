import type { Core } from "@strapi/strapi";
import { resourceCategories, resourceCategoryList } from "shared-types";
import { isPostgres } from "../../database/knex";

/**
 * Makes sure of the eight resource categories with their fixed ids (docs/product.md 4.4), and that new categories get
 * ids after them. Ids 1–7 stay free for a site's first photo categories.
 */
export async function ensureResourceCategories(strapi: Core.Strapi): Promise<void> {
  const categories = strapi.db.query("api::category.category");
  for (const { id, name } of resourceCategories) {
    if (await categories.findOne({ where: { id } })) continue;
    const data = { id, cpListId: resourceCategoryList, cpOptionName: name };
    await strapi.documents("api::category.category").create({ data: data as never });
  }
  if (isPostgres(strapi.db.connection))
    await strapi.db.connection.raw(
      "select setval(pg_get_serial_sequence('categories', 'id'), (select max(id) from categories))",
    );
}
