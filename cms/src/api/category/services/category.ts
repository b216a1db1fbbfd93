import type { Core } from "@strapi/strapi";
import type { CategoryDraft, CategoryItem, CategoryUpdate, Option } from "shared-types";
import { asErrors } from "../../../documents/broken-rule";
import type { Saved } from "../../../lib/answer-save";
import { lockRow, type Row } from "../../../lib/knex";
import { numberOf, textOf } from "../../../lib/row";
import { findCategories, findPhotoCategories } from "../query";

const uid = "api::category.category";

function present(row: Row): CategoryItem {
  return {
    categoryId: numberOf(row["id"]),
    cpListId: numberOf(row["cp_list_id"]),
    cpOptionName: textOf(row["cp_option_name"]),
    cpOptionDescrip: textOf(row["cp_option_descrip"]),
    cpOptionValue: textOf(row["cp_option_value"]),
    uses: numberOf(row["photo_count"]) + numberOf(row["resource_count"]),
  };
}

/** What photos and resources are sorted into, as the owner keeps it (contract §10). */
const categoryService = ({ strapi }: { strapi: Core.Strapi }) => {
  const documents = () => strapi.documents(uid);
  const find = async (id: number) =>
    (await strapi.db.query(uid).findOne({ where: { id } })) as { documentId: string } | null;

  return {
    /** The photo categories, by name. */
    async photoCategories(): Promise<Option[]> {
      const rows = await findPhotoCategories(strapi.db.connection);
      return rows.map((row) => ({
        Key: numberOf(row["id"]),
        Value: textOf(row["cp_option_name"]),
      }));
    },

    async all(): Promise<CategoryItem[]> {
      return (await findCategories(strapi.db.connection)).map(present);
    },

    add(draft: CategoryDraft): Promise<Saved> {
      return asErrors(() => documents().create({ data: draft as never }));
    },

    async update({ categoryId, ...draft }: CategoryUpdate): Promise<Saved> {
      const stored = await find(categoryId);
      if (!stored) return "missing";
      const { documentId } = stored;
      return asErrors(() => documents().update({ documentId, data: draft as never }));
    },

    /** Locked, so that nothing begins to use it between the question and the deletion. */
    async remove(categoryId: number): Promise<Saved> {
      return strapi.db.transaction(async ({ trx }) => {
        if (!(await lockRow(trx, "categories", categoryId))) return "missing";
        const stored = await find(categoryId);
        if (!stored) return "missing";
        const { documentId } = stored;
        return asErrors(() => documents().delete({ documentId }));
      });
    },
  };
};

export type CategoryService = ReturnType<typeof categoryService>;
export default categoryService;
