import type { Core } from "@strapi/strapi";
import { linkMessages } from "shared-types";
import { linkUpdateSchema } from "shared-types/schemas";
import { answerSave } from "../../../lib/answer-save";
import type { CallContext } from "../../../lib/call-context";
import { readId } from "../../../lib/read-id";
import { saveBody } from "../../../lib/save-body";
import { serviceOf } from "../../../services";

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
