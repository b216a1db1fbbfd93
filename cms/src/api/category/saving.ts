import { categoryMessages } from "shared-types/category/codes";
import { categoryDraftSchema, type CategoryDraft } from "shared-types/category/schema";
import { foldOf } from "../../database/derived-columns";
import { storedDraft, type RecordKind } from "../../database/record-store";
import { presentCategoryDraft } from "./presenter";
import { findCategory } from "./query";

export const categoryRecords: RecordKind<CategoryDraft> = {
  uid: "api::category.category",
  table: "categories",
  schema: categoryDraftSchema,
  derived: { foldName: foldOf("cpOptionName") },
  uniqueName: {
    field: "cpOptionName",
    folded: "foldName",
    within: "cpListId",
    taken: categoryMessages.taken,
  },
  stored: storedDraft(findCategory, presentCategoryDraft),
  data: ({ cpListId, cpOptionName, cpOptionDescrip, cpOptionValue }) => ({
    cpListId,
    cpOptionName,
    cpOptionDescrip,
    cpOptionValue,
  }),
};
