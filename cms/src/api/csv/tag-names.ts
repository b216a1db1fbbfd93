import { photoCategoryList, resourceCategoryList } from "shared-types/category/codes";
import { tagKindNames, tagKinds, type TagKind } from "../../database/tag-kinds";
import { findFormerKeys } from "../../database/former-keys";
import { fold } from "../../database/fold";
import { from, type Knex } from "../../database/knex";
import { numberOf, textOf } from "../../database/row";

/** Names of tags in a file: plants and animals by key, the others by name. */
export interface TagNames {
  nameOf(kind: TagKind, id: number): string;
  /** Ignores case; undefined when there is none. */
  idOf(kind: TagKind, name: string): number | undefined;
  /** The id of a category of resources; ignores case. */
  resourceCategoryOf(name: string): number | undefined;
}

const nameColumns: Record<TagKind, string> = {
  plants: "key_id",
  animals: "key_id",
  categories: "cp_option_name",
  keywords: "keyword",
};

/** The names of all tags there are; a species goes by its former keys too (docs/decisions/088). */
export async function readTagNames(knex: Knex): Promise<TagNames> {
  const names = new Map<string, string>();
  const ids = new Map<string, number>();
  for (const kind of tagKindNames) {
    const query = from(knex, tagKinds[kind].table);
    if (kind === "categories") void query.where("cp_list_id", photoCategoryList);
    for (const row of await query.select("id", nameColumns[kind])) {
      const [id, name] = [numberOf(row["id"]), textOf(row[nameColumns[kind]])];
      names.set(`${kind} ${id}`, name);
      ids.set(`${kind} ${fold(name)}`, id);
    }
    for (const [key, id] of await findFormerKeys(knex, kind.slice(0, -1)))
      if (names.has(`${kind} ${id}`)) ids.set(`${kind} ${fold(key)}`, id);
  }
  const categories = new Map(
    (
      await from(knex, "categories")
        .where("cp_list_id", resourceCategoryList)
        .select("id", "cp_option_name")
    ).map((row) => [fold(textOf(row["cp_option_name"])), numberOf(row["id"])] as const),
  );
  return {
    resourceCategoryOf: (name) => categories.get(fold(name)),
    nameOf: (kind, id) => names.get(`${kind} ${id}`) ?? "",
    idOf: (kind, name) => ids.get(`${kind} ${fold(name)}`),
  };
}
