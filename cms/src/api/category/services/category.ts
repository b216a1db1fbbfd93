import type { Core } from "@strapi/strapi";
import type { CategoryItem } from "shared-types/category/answers";
import type { Option } from "shared-types/kit/list-answers";
import { dependsOnAll } from "../../../cache/dependencies";
import { recordStore } from "../../../database/record-store";
import { idOf, numberOf, textOf } from "../../../database/row";
import { etagOf } from "../../../http/etag";
import { presentCategoryDraft } from "../presenter";
import { findCategories, findPhotoCategories } from "../query";
import { categoryRecords } from "../saving";

/** The owner's categories of photos and resources. */
const categoryService = ({ strapi }: { strapi: Core.Strapi }) => ({
  ...recordStore(strapi, categoryRecords),

  /** The photo categories, by name. */
  async photoCategories(): Promise<Option[]> {
    dependsOnAll("categories");
    const rows = await findPhotoCategories(strapi.db.connection);
    return rows.map((row) => ({
      Key: numberOf(row["id"]),
      Value: textOf(row["cp_option_name"]),
    }));
  },

  /** All categories, by list and name. */
  async all(): Promise<CategoryItem[]> {
    const rows = await findCategories(strapi.db.connection);
    return rows.map((row) => {
      const draft = presentCategoryDraft(row);
      const uses = numberOf(row["photo_count"]) + numberOf(row["resource_count"]);
      return { categoryId: idOf(row), ...draft, uses, etag: etagOf(draft) };
    });
  },
});

export default categoryService;
