import type { CategoryDraft } from "shared-types";
import type { RecordKind } from "../../lib/record-store";
import { presentCategoryDraft } from "./presenter";
import { findCategory } from "./query";

export const categoryRecords: RecordKind<CategoryDraft> = {
  uid: "api::category.category",
  table: "categories",
  stored: async (knex, id) => {
    const row = await findCategory(knex, id);
    return row ? presentCategoryDraft(row) : null;
  },
  faults: async () => [],
  data: ({ cpListId, cpOptionName, cpOptionDescrip, cpOptionValue }) => ({
    cpListId,
    cpOptionName,
    cpOptionDescrip,
    cpOptionValue,
  }),
};
