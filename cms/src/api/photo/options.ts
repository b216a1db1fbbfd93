import { photoCategoryList } from "shared-types/category/codes";
import type { Option } from "shared-types/kit/list-answers";
import type { PhotoOptions } from "shared-types/photo/answers";
import { from, orderByText, type Knex } from "../../database/knex";
import { numberOf, textOf } from "../../database/row";

async function optionsOf(
  knex: Knex,
  table: string,
  name: string,
  folded: string,
  where: object = {},
): Promise<Option[]> {
  const rows = await from(knex, table)
    .where(where)
    .select("id", name)
    .orderByRaw(orderByText(knex, folded, "asc"))
    .orderBy("id");
  return rows.map((row) => ({ Key: numberOf(row["id"]), Value: textOf(row[name]) }));
}

/** What a photo can be tagged with, including internal records: four queries of two columns each. */
export async function findPhotoOptions(knex: Knex): Promise<PhotoOptions> {
  const list = { cp_list_id: photoCategoryList };
  const [Animals, Plants, Categories, Keywords] = await Promise.all([
    optionsOf(knex, "animals", "name_common", "fold_common"),
    optionsOf(knex, "plants", "name_common", "fold_common"),
    optionsOf(knex, "categories", "cp_option_name", "fold_name", list),
    optionsOf(knex, "keywords", "keyword", "fold_keyword"),
  ]);
  return { Animals, Plants, Categories, Keywords };
}
