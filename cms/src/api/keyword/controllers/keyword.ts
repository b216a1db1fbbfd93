import type { Core } from "@strapi/strapi";
import { keywordMessages } from "shared-types";
import { keywordDraftSchema, keywordMergeSchema, keywordUpdateSchema } from "shared-types/schemas";
import { answerSave } from "../../../lib/answer-save";
import type { CallContext } from "../../../lib/call-context";
import { checkBody } from "../../../lib/read-body";
import { readId } from "../../../lib/read-id";
import type { KeywordService } from "../services/keyword";

const { missing } = keywordMessages;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const keywords = () => strapi.service("api::keyword.keyword") as unknown as KeywordService;
  return {
    async all(ctx: CallContext) {
      ctx.body = await keywords().all();
    },

    async add(ctx: CallContext) {
      const checked = await checkBody(ctx, keywordDraftSchema);
      if ("broken" in checked) return void (ctx.body = checked.broken);
      answerSave(ctx, await keywords().add(checked.value), missing);
    },

    async update(ctx: CallContext) {
      const checked = await checkBody(ctx, keywordUpdateSchema);
      if ("broken" in checked) return void (ctx.body = checked.broken);
      answerSave(ctx, await keywords().update(checked.value), missing);
    },

    async merge(ctx: CallContext) {
      const checked = await checkBody(ctx, keywordMergeSchema);
      if ("broken" in checked) return void (ctx.body = checked.broken);
      answerSave(ctx, await keywords().merge(checked.value), missing);
    },

    async remove(ctx: CallContext) {
      answerSave(ctx, await keywords().remove(readId(ctx, "id", missing)), missing);
    },
  };
};
