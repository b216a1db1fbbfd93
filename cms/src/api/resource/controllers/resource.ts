import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { loadMessages, type ResourceCategoriesAnswer } from "shared-types";
import { resourceDraftSchema } from "shared-types/schemas";
import { answerSave } from "../../../http/answer-save";
import type { CallContext } from "../../../http/call-context";
import { etagOf } from "../../../http/etag";
import { readId } from "../../../http/read-id";
import { saveBody } from "../../../http/save-body";
import { serviceOf } from "../../../platform/services";
import { asksAsOwner } from "../../../http/asks-as-owner";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const resources = () => serviceOf(strapi, "api::resource.resource");
  return {
    async all(ctx: CallContext) {
      ctx.body = await resources().all(await asksAsOwner(strapi, ctx));
    },

    async cats(ctx: CallContext) {
      ctx.body = await resources().cats(await asksAsOwner(strapi, ctx));
    },

    async one(ctx: CallContext) {
      const withInternal = await asksAsOwner(strapi, ctx);
      const id = readId(ctx, "id", loadMessages.resources);
      const found = await resources().one(id, withInternal);
      if (!found) throw new errors.NotFoundError(loadMessages.resources);
      ctx.set("ETag", etagOf(found));
      ctx.body = found;
    },

    async categories(ctx: CallContext) {
      ctx.body = {
        Categories: await resources().categories(),
      } satisfies ResourceCategoriesAnswer;
    },

    async add(ctx: CallContext) {
      await saveBody(ctx, resourceDraftSchema, loadMessages.resourceFetch, (draft) =>
        resources().add(draft),
      );
    },

    async update(ctx: CallContext) {
      await saveBody(ctx, resourceDraftSchema, loadMessages.resourceFetch, (draft) =>
        resources().update(draft.resourceId, draft, ctx.get("if-match")),
      );
    },

    async remove(ctx: CallContext) {
      const id = readId(ctx, "id", loadMessages.resourceFetch);
      answerSave(ctx, await resources().remove(id), loadMessages.resourceFetch);
    },
  };
};
