import type { Core } from "@strapi/strapi";
import type { CategoryItem, Option } from "shared-types";
import { shows } from "../../../answers/shown";
import { recordStore } from "../../../lib/record-store";
import { numberOf, textOf } from "../../../lib/row";
import { presentCategoryDraft } from "../presenter";
import { findCategories, findPhotoCategories } from "../query";
import { categoryRecords } from "../saving";

/** What photos and resources are sorted into, as the owner keeps it (contract §10). */
const categoryService = ({ strapi }: { strapi: Core.Strapi }) => ({
  ...recordStore(strapi, categoryRecords),

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
      ...presentCategoryDraft(row),
      uses: numberOf(row["photo_count"]) + numberOf(row["resource_count"]),
    }));
  },
});

export type CategoryService = ReturnType<typeof categoryService>;
export default categoryService;
