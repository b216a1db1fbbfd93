import { photoCategoryList } from "shared-types/category/codes";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import type { PhotoTags } from "shared-types/photo/schema";
import type { Knex } from "../../database/knex";
import { tagKindNames, tagKinds, type TagKind } from "../../database/tag-kinds";

const gone: Record<TagKind, string> = {
  animals: "One of these animals no longer exists.",
  plants: "One of these plants no longer exists.",
  categories: "One of these photo categories no longer exists.",
  keywords: "One of these keywords no longer exists.",
};

/**
 * An error for each list that names a missing tag; existing ones are locked until the
 * transaction ends. `prefix` is prepended to the field.
 */
export async function missingTags(
  trx: Knex,
  tags: PhotoTags,
  prefix = "",
): Promise<ValidationErrors> {
  const errors: ValidationErrors = [];
  for (const kind of tagKindNames) {
    const ids = tags[kind];
    if (ids.length === 0) continue;
    const query = trx(tagKinds[kind].table).whereIn("id", ids).select("id").orderBy("id");
    if (kind === "categories") void query.where("cp_list_id", photoCategoryList);
    if ((await query.forKeyShare()).length < ids.length)
      errors.push({ fieldId: `${prefix}${kind}`, errorMessage: gone[kind] });
  }
  return errors;
}
