import type { Core } from "@strapi/strapi";
import { categoryMessages, resourceCategories } from "shared-types";
import { BrokenRule } from "./broken-rule";
import { onDocuments, type WriteContext } from "./write-context";

interface Category {
  id: number;
  cpListId: number;
}

const uid = "api::category.category";

/** How many photos (but those in the bin) and resources a category has. */
async function usesOf(strapi: Core.Strapi, id: number): Promise<number> {
  const where = { categories: { id }, dateDeleted: null };
  const photos = await strapi.db.query("api::photo.photo").count({ where });
  const resources = strapi.db.query("api::resource.resource");
  return photos + (await resources.count({ where: { category: { id } } }));
}

async function check(strapi: Core.Strapi, { action, params }: WriteContext): Promise<void> {
  const where = { documentId: params.documentId };
  const category = (await strapi.db.query(uid).findOne({ where })) as Category | null;
  if (!category) return;
  if (action === "update") {
    const listId = params.data?.["cpListId"] ?? category.cpListId;
    if (listId !== category.cpListId) throw new BrokenRule("cpListId", categoryMessages.list);
    return;
  }
  if (resourceCategories.some(({ id }) => id === category.id))
    throw new BrokenRule("", categoryMessages.built);
  if ((await usesOf(strapi, category.id)) > 0) throw new BrokenRule("", categoryMessages.inUse);
}

/** A category stays in its list, and is not deleted while in use; 8–15 never are (contract §10). */
export function keepCategories(strapi: Core.Strapi): void {
  onDocuments(strapi, async (context, next) => {
    if (context.uid === uid && (context.action === "update" || context.action === "delete"))
      await check(strapi, context);
    return next();
  });
}
