import type { CategoryDraft } from "shared-types/category/schema";
import type { Row } from "../../database/knex";
import { numberOf, textOf } from "../../database/row";

/** A category's form. */
export const presentCategoryDraft = (row: Row): CategoryDraft => ({
  cpListId: numberOf(row["cp_list_id"]),
  cpOptionName: textOf(row["cp_option_name"]),
  cpOptionDescrip: textOf(row["cp_option_descrip"]),
  cpOptionValue: textOf(row["cp_option_value"]),
});
