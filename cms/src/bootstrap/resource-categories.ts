import type { Core } from "@strapi/strapi";
import { resourceCategories, resourceCategoryList } from "shared-types";
import { fold } from "../lib/fold";
import { isPostgres } from "../lib/knex";

/**
 * Makes sure of the eight resource categories with the ids of spec §3, and that new categories get
 * ids after them. Ids 1–7 stay free for a site's first photo categories.
 */
export async function ensureResourceCategories(strapi: Core.Strapi): Promise<void> {
  const categories = strapi.db.query("api::category.category");
  for (const { id, name } of resourceCategories) {
    if (await categories.findOne({ where: { id } })) continue;
    const { documentId } = (await strapi.documents("api::category.category").create({
      data: { cpListId: resourceCategoryList, cpOptionName: name },
    })) as { documentId: string };
    await strapi.db
      .connection("categories")
      .where({ document_id: documentId })
      .update({ id, fold_name: fold(name) });
  }
  if (isPostgres(strapi.db.connection))
    await strapi.db.connection.raw(
      "select setval(pg_get_serial_sequence('categories', 'id'), (select max(id) from categories))",
    );
}
