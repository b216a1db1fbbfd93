import type { Core } from "@strapi/strapi";
import type { CategoryItem, Option } from "shared-types";
import { dependsOn } from "../../../cache/dependencies";
import { recordStore } from "../../../database/record-store";
import { numberOf, textOf } from "../../../database/row";
import { presentCategoryDraft } from "../presenter";
import { findCategories, findPhotoCategories } from "../query";
import { categoryRecords } from "../saving";

/** The owner's categories of photos and resources. */
const categoryService = ({ strapi }: { strapi: Core.Strapi }) => ({
  ...recordStore(strapi, categoryRecords),

  /** The photo categories, by name. */
  async photoCategories(): Promise<Option[]> {
    dependsOn("categories", "all");
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

export default categoryService;
