import { resourceCategoryList } from "shared-types/category/codes";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { resourceDraftSchema, type ResourceDraft } from "shared-types/resource/schema";
import { foldOf } from "../../database/derived-columns";
import { from, type Knex } from "../../database/knex";
import { storedDraft, type RecordKind } from "../../database/record-store";
import { presentResource } from "./presenter";
import { findResource } from "./query";

/** The owner may have added or deleted categories. */
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
  schema: resourceDraftSchema,
  derived: { foldTitle: foldOf("title") },
  html: "description",
  stored: storedDraft((knex, id) => findResource(knex, id, true), presentResource),
  validate: missingCategory,
  data: ({ resourceId: _resourceId, categoryId, ...fields }) => ({
    ...fields,
    category: categoryId,
  }),
};
