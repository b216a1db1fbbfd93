import { resourceCategoryList } from "shared-types/category/codes";
import { catRefsCategoryId, catsCategoryId, resourceCategories } from "shared-types/resource/codes";
import { from, orderByText, whereIds, type Knex, type Query, type Row } from "../../database/knex";

function visible(knex: Knex, withInternal: boolean): Query {
  const query = from(knex, "resources");
  void query
    .join("resources_category_lnk", "resources_category_lnk.resource_id", "resources.id")
    .select(
      ...["id", "title", "subtitle", "img_file_name", "image_alt", "description"].map(
        (column) => `resources.${column}`,
      ),
      ...["sort_order", "href", "deep_link", "internal"].map((column) => `resources.${column}`),
      "resources_category_lnk.category_id",
    );
  return withInternal ? query : query.where("resources.internal", false);
}

/** By category, then the owner's order, then title. */
function inOrder(knex: Knex, query: Query): Query {
  return query
    .orderBy("resources_category_lnk.category_id")
    .orderByRaw("coalesce(resources.sort_order, 0)")
    .orderByRaw(orderByText(knex, "resources.fold_title", "asc"))
    .orderBy("resources.id");
}

/** All resources, including internal ones, by id. */
export async function findAllResources(knex: Knex): Promise<Row[]> {
  return await visible(knex, true).orderBy("resources.id");
}

/** Everything but the cat references. */
export async function findResources(knex: Knex, withInternal: boolean): Promise<Row[]> {
  const query = visible(knex, withInternal).whereNot(
    "resources_category_lnk.category_id",
    catRefsCategoryId,
  );
  return inOrder(knex, query);
}

/** House cats and their references. */
export async function findCats(knex: Knex, withInternal: boolean): Promise<Row[]> {
  const query = visible(knex, withInternal).whereIn("resources_category_lnk.category_id", [
    catsCategoryId,
    catRefsCategoryId,
  ]);
  return inOrder(knex, query);
}

/** The resources with these ids, of any category; internal ones only with `withInternal`. */
export async function findResourcesById(
  knex: Knex,
  ids: number[],
  withInternal: boolean,
): Promise<Row[]> {
  const query = visible(knex, withInternal);
  whereIds(knex, query, "resources.id", ids);
  return await query;
}

/** One resource of any category; an internal one only with `withInternal`. */
export async function findResource(
  knex: Knex,
  id: number,
  withInternal: boolean,
): Promise<Row | undefined> {
  return visible(knex, withInternal).where("resources.id", id).first<Row | undefined>();
}

/** The resource categories, the site's own first. */
export async function findResourceCategories(knex: Knex): Promise<Row[]> {
  return await from(knex, "categories")
    .where("cp_list_id", resourceCategoryList)
    .select("id", "cp_option_name")
    .orderBy("id");
}

/** The resource categories that the owner has added, by name. */
export async function findAddedCategories(knex: Knex): Promise<Row[]> {
  const ownIds = resourceCategories.map(({ id }) => id);
  return await from(knex, "categories")
    .where("cp_list_id", resourceCategoryList)
    .whereNotIn("id", ownIds)
    .select("id", "cp_option_name")
    .orderByRaw(orderByText(knex, "fold_name", "asc"));
}
