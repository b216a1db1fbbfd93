import type { Core } from "@strapi/strapi";
import type { CategoryDraft, CategoryItem, Option } from "shared-types";
import { shows } from "../../../answers/shown";
import type { Row } from "../../../lib/knex";
import { recordStore } from "../../../lib/record-store";
import { numberOf, textOf } from "../../../lib/row";
import { findCategories, findCategory, findPhotoCategories } from "../query";

const presentDraft = (row: Row): CategoryDraft => ({
  cpListId: numberOf(row["cp_list_id"]),
  cpOptionName: textOf(row["cp_option_name"]),
  cpOptionDescrip: textOf(row["cp_option_descrip"]),
  cpOptionValue: textOf(row["cp_option_value"]),
});

/** What photos and resources are sorted into, as the owner keeps it (contract §10). */
const categoryService = ({ strapi }: { strapi: Core.Strapi }) => ({
  ...recordStore<CategoryDraft>(strapi, {
    uid: "api::category.category",
    table: "categories",
    stored: async (knex, id) => {
      const row = await findCategory(knex, id);
      return row ? presentDraft(row) : null;
    },
    faults: async () => [],
    data: ({ cpListId, cpOptionName, cpOptionDescrip, cpOptionValue }) => ({
      cpListId,
      cpOptionName,
      cpOptionDescrip,
      cpOptionValue,
    }),
  }),

  /** The photo categories, by name. */
  async photoCategories(): Promise<Option[]> {
    shows("categories", "all");
    const rows = await findPhotoCategories(strapi.db.connection);
    return rows.map((row) => ({
      Key: numberOf(row["id"]),
      Value: textOf(row["cp_option_name"]),
    }));
  },

  /** All categories, by list and name. */
  async all(): Promise<CategoryItem[]> {
    const rows = await findCategories(strapi.db.connection);
    return rows.map((row) => ({
      categoryId: numberOf(row["id"]),
      ...presentDraft(row),
      uses: numberOf(row["photo_count"]) + numberOf(row["resource_count"]),
    }));
  },
});

export type CategoryService = ReturnType<typeof categoryService>;
export default categoryService;
