import type { Core } from "@strapi/strapi";
import { categoryMessages } from "shared-types";
import { categoryDraftSchema, categoryUpdateSchema } from "shared-types/schemas";
import { answerSave } from "../../../http/answer-save";
import type { CallContext } from "../../../http/call-context";
import { readId } from "../../../http/read-id";
import { saveBody } from "../../../http/save-body";
import { serviceOf } from "../../../platform/services";

const { missing } = categoryMessages;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const categories = () => serviceOf(strapi, "api::category.category");
  return {
    async photoCategories(ctx: CallContext) {
      ctx.body = await categories().photoCategories();
    },

    async all(ctx: CallContext) {
      ctx.body = await categories().all();
    },

    async add(ctx: CallContext) {
      await saveBody(ctx, categoryDraftSchema, missing, (draft) => categories().add(draft));
    },

    async update(ctx: CallContext) {
      await saveBody(ctx, categoryUpdateSchema, missing, (draft) =>
        categories().update(draft.categoryId, draft),
      );
    },

    async remove(ctx: CallContext) {
      answerSave(ctx, await categories().remove(readId(ctx, "id", missing)), missing);
    },
  };
};
