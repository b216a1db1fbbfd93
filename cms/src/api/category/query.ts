import { photoCategoryList } from "shared-types/category/codes";
import { from, orderByText, type Knex, type Row } from "../../database/knex";

const draftColumns = ["cp_list_id", "cp_option_name", "cp_option_descrip", "cp_option_value"];

/** The columns of a category that its form edits. */
export function findCategory(knex: Knex, id: number): Promise<Row | undefined> {
  return from(knex, "categories").where({ id }).first<Row | undefined>(draftColumns);
}

/** The photo categories, by name. */
export async function findPhotoCategories(knex: Knex): Promise<Row[]> {
  return await from(knex, "categories")
    .where("cp_list_id", photoCategoryList)
    .select("id", "cp_option_name")
    .orderByRaw(orderByText(knex, "fold_name", "asc"));
}

/** All categories by list and name, with the number of their photos (not in the bin) and resources. */
export async function findCategories(knex: Knex): Promise<Row[]> {
  const photos = knex("photos_categories_lnk")
    .join("photos", "photos.id", "photos_categories_lnk.photo_id")
    .whereNull("photos.date_deleted")
    .whereRaw("photos_categories_lnk.category_id = categories.id")
    .count()
    .as("photo_count");
  const resources = knex("resources_category_lnk")
    .whereRaw("resources_category_lnk.category_id = categories.id")
    .count()
    .as("resource_count");
  return (await from(knex, "categories")
    .select(["id", ...draftColumns])
    .select(photos, resources)
    .orderBy("cp_list_id")
    .orderByRaw(orderByText(knex, "fold_name", "asc"))
    .orderBy("id")) as Row[];
}
