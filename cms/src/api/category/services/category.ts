import type { Core } from "@strapi/strapi";
import { photoCategoryList, type Option } from "shared-types";
import { from, orderByText } from "../../../lib/knex";
import { numberOf, textOf } from "../../../lib/row";

const categoryService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The photo categories, by name. */
  async photoCategories(): Promise<Option[]> {
    const knex = strapi.db.connection;
    const rows = await from(knex, "categories")
      .where("cp_list_id", photoCategoryList)
      .select("id", "cp_option_name")
      .orderByRaw(orderByText(knex, "fold_name", "asc"));
    return rows.map((row) => ({ Key: numberOf(row["id"]), Value: textOf(row["cp_option_name"]) }));
  },
});

export type CategoryService = ReturnType<typeof categoryService>;
export default categoryService;
