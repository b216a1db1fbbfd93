import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { loadMessages } from "shared-types";
import { plantDraftSchema, plantFilterSchema } from "shared-types/schemas";
import { answerSave } from "../../../lib/answer-save";
import type { CallContext } from "../../../lib/call-context";
import { readBody } from "../../../lib/read-body";
import { readId } from "../../../lib/read-id";
import { saveBody } from "../../../lib/save-body";
import { serviceOf } from "../../../services";
import { asksAsOwner } from "../../session/asks-as-owner";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const plants = () => serviceOf(strapi, "api::plant.plant");
  return {
    async search(ctx: CallContext) {
      const withInternal = await asksAsOwner(strapi, ctx);
      ctx.body = await plants().search(await readBody(ctx, plantFilterSchema), withInternal);
    },

    async detail(ctx: CallContext) {
      const withInternal = await asksAsOwner(strapi, ctx);
      const plant = await plants().detail(ctx.params["keyId"] ?? "", withInternal);
      if (!plant) throw new errors.NotFoundError(loadMessages.flora);
      ctx.body = plant;
    },

    async record(ctx: CallContext) {
      const found = await plants().record(ctx.params["keyId"] ?? "");
      if (!found) throw new errors.NotFoundError(loadMessages.plantFetch);
      ctx.set("ETag", found.etag);
      ctx.body = found.record;
    },

    async add(ctx: CallContext) {
      await saveBody(ctx, plantDraftSchema, loadMessages.plantFetch, (draft) =>
        plants().add(draft),
      );
    },

    async update(ctx: CallContext) {
      await saveBody(ctx, plantDraftSchema, loadMessages.plantFetch, (draft) =>
        plants().update(draft.plantId, draft, ctx.get("if-match")),
      );
    },

    async remove(ctx: CallContext) {
      const id = readId(ctx, "id", loadMessages.plantFetch);
      answerSave(ctx, await plants().remove(id), loadMessages.plantFetch);
    },
  };
};
