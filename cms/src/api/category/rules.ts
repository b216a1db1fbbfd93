import type { Core } from "@strapi/strapi";
import { categoryMessages } from "shared-types/category/codes";
import { resourceCategories } from "shared-types/resource/codes";
import { brokenRule } from "../../http/broken-rule";
import { aroundDelete, beforeSave, inOrder } from "../../documents/rule";

interface Category {
  id: number;
  cpListId: number;
}

const uid = "api::category.category";

async function find(strapi: Core.Strapi, documentId: string): Promise<Category | null> {
  return (await strapi.db.query(uid).findOne({ where: { documentId } })) as Category | null;
}

/** Whether a category has photos (those in the bin do not count) or resources. */
async function isInUse(strapi: Core.Strapi, id: number): Promise<boolean> {
  const where = { categories: { id }, dateDeleted: null };
  if ((await strapi.db.query("api::photo.photo").count({ where })) > 0) return true;
  const resources = strapi.db.query("api::resource.resource");
  return (await resources.count({ where: { category: { id } } })) > 0;
}

/** A category stays in its list and is not deleted while in use; 8–16 never are (docs/product.md 4.6). */
export const keepCategories = inOrder(
  beforeSave(async ({ action, documentId = "", data }, strapi) => {
    if (action !== "update" || !("cpListId" in data)) return;
    const stored = await find(strapi, documentId);
    if (stored && stored.cpListId !== data["cpListId"])
      throw brokenRule("cpListId", categoryMessages.list);
  }),
  aroundDelete(async (strapi, documentId, next) => {
    const stored = await find(strapi, documentId);
    if (!stored) return next();
    if (resourceCategories.some(({ id }) => id === stored.id))
      throw brokenRule("", categoryMessages.built);
    if (await isInUse(strapi, stored.id)) throw brokenRule("", categoryMessages.inUse);
    return next();
  }),
);
