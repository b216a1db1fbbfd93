import type { Core } from "@strapi/strapi";
import { categoryMessages } from "shared-types";
import { categoryDraftSchema, categoryUpdateSchema } from "shared-types/schemas";
import { answerSave } from "../../../lib/answer-save";
import type { CallContext } from "../../../lib/call-context";
import { checkBody } from "../../../lib/read-body";
import { readId } from "../../../lib/read-id";
import type { CategoryService } from "../services/category";

const { missing } = categoryMessages;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const categories = () => strapi.service("api::category.category") as unknown as CategoryService;
  return {
    async photoCategories(ctx: CallContext) {
      ctx.body = await categories().photoCategories();
    },

    async all(ctx: CallContext) {
      ctx.body = await categories().all();
    },

    async add(ctx: CallContext) {
      const checked = await checkBody(ctx, categoryDraftSchema);
      if ("broken" in checked) return void (ctx.body = checked.broken);
      answerSave(ctx, await categories().add(checked.value), missing);
    },

    async update(ctx: CallContext) {
      const checked = await checkBody(ctx, categoryUpdateSchema);
      if ("broken" in checked) return void (ctx.body = checked.broken);
      answerSave(ctx, await categories().update(checked.value), missing);
    },

    async remove(ctx: CallContext) {
      answerSave(ctx, await categories().remove(readId(ctx, "id", missing)), missing);
    },
  };
};
