import type { Core } from "@strapi/strapi";
import { linkMessages } from "shared-types";
import { linkUpdateSchema } from "shared-types/schemas";
import { answerSave } from "../../../http/answer-save";
import type { CallContext } from "../../../http/call-context";
import { readId } from "../../../http/read-id";
import { saveBody } from "../../../http/save-body";
import { serviceOf } from "../../../platform/services";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const links = () => serviceOf(strapi, "api::link.link");
  return {
    async all(ctx: CallContext) {
      ctx.body = await links().all();
    },

    async update(ctx: CallContext) {
      await saveBody(ctx, linkUpdateSchema, linkMessages.linkId, (draft) =>
        links().update(draft.linkId, draft, ctx.get("if-match")),
      );
    },

    async remove(ctx: CallContext) {
      const id = readId(ctx, "id", linkMessages.linkId);
      answerSave(ctx, await links().remove(id), linkMessages.linkId);
    },
  };
};
