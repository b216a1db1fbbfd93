import { resourceCategoryList, type ResourceDraft, type ValidationErrors } from "shared-types";
import { from, type Knex } from "../../lib/knex";
import type { RecordKind } from "../../lib/record-store";
import { presentResource } from "./presenter";
import { findResource } from "./query";

/** The schema knows the ids of the categories; that Strapi's admin has not deleted one is seen here. */
async function missingCategory(knex: Knex, draft: ResourceDraft): Promise<ValidationErrors> {
  const found = await from(knex, "categories")
    .where({ id: draft.categoryId, cp_list_id: resourceCategoryList })
    .forShare()
    .first("id");
  return found ? [] : [{ fieldId: "categoryId", errorMessage: "Please select a category." }];
}

export const resourceRecords: RecordKind<ResourceDraft> = {
  uid: "api::resource.resource",
  table: "resources",
  stored: async (knex, id) => {
    const row = await findResource(knex, id, true);
    return row ? presentResource(row) : null;
  },
  faults: missingCategory,
  data: (draft) => ({
    title: draft.title,
    subtitle: draft.subtitle,
    category: draft.categoryId,
    imgFileName: draft.imgFileName,
    imageAlt: draft.imageAlt,
    description: draft.description,
    sortOrder: draft.sortOrder,
    href: draft.href,
    deepLink: draft.deepLink,
    internal: draft.internal,
  }),
};
