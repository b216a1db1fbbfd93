import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { loadMessages } from "shared-types";
import { animalDraftSchema, animalFilterSchema } from "shared-types/schemas";
import { answerSave } from "../../../lib/answer-save";
import type { CallContext } from "../../../lib/call-context";
import { readBody } from "../../../lib/read-body";
import { readId } from "../../../lib/read-id";
import { saveBody } from "../../../lib/save-body";
import { serviceOf } from "../../../services";
import { asksAsOwner } from "../../session/asks-as-owner";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const animals = () => serviceOf(strapi, "api::animal.animal");
  return {
    async search(ctx: CallContext) {
      const withInternal = await asksAsOwner(strapi, ctx);
      ctx.body = await animals().search(await readBody(ctx, animalFilterSchema), withInternal);
    },

    async detail(ctx: CallContext) {
      const withInternal = await asksAsOwner(strapi, ctx);
      const animal = await animals().detail(ctx.params["keyId"] ?? "", withInternal);
      if (!animal) throw new errors.NotFoundError(loadMessages.fauna);
      ctx.body = animal;
    },

    async record(ctx: CallContext) {
      const found = await animals().record(ctx.params["keyId"] ?? "");
      if (!found) throw new errors.NotFoundError(loadMessages.animalFetch);
      ctx.set("ETag", found.etag);
      ctx.body = found.record;
    },

    async add(ctx: CallContext) {
      await saveBody(ctx, animalDraftSchema, loadMessages.animalFetch, (draft) =>
        animals().add(draft),
      );
    },

    async update(ctx: CallContext) {
      await saveBody(ctx, animalDraftSchema, loadMessages.animalFetch, (draft) =>
        animals().update(draft.animalId, draft, ctx.get("if-match")),
      );
    },

    async remove(ctx: CallContext) {
      const id = readId(ctx, "id", loadMessages.animalFetch);
      answerSave(ctx, await animals().remove(id), loadMessages.animalFetch);
    },
  };
};
