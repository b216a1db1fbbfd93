import type { Core } from "@strapi/strapi";
import { keywordMessages } from "shared-types";
import { keywordDraftSchema, keywordMergeSchema, keywordUpdateSchema } from "shared-types/schemas";
import { answerSave } from "../../../http/answer-save";
import type { CallContext } from "../../../http/call-context";
import { readId } from "../../../http/read-id";
import { saveBody } from "../../../http/save-body";
import { serviceOf } from "../../../platform/services";

const { missing } = keywordMessages;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const keywords = () => serviceOf(strapi, "api::keyword.keyword");
  return {
    async all(ctx: CallContext) {
      ctx.body = await keywords().all();
    },

    async add(ctx: CallContext) {
      await saveBody(ctx, keywordDraftSchema, missing, (draft) => keywords().add(draft));
    },

    async update(ctx: CallContext) {
      await saveBody(ctx, keywordUpdateSchema, missing, (draft) =>
        keywords().update(draft.keywordId, draft),
      );
    },

    async merge(ctx: CallContext) {
      await saveBody(ctx, keywordMergeSchema, missing, (draft) => keywords().merge(draft));
    },

    async remove(ctx: CallContext) {
      answerSave(ctx, await keywords().remove(readId(ctx, "id", missing)), missing);
    },
  };
};
