import type { Core } from "@strapi/strapi";
import { siteOwnerCalls } from "shared-types";
import { answers, saves } from "../../../http/handlers";
import type { CallContext } from "../../../http/call-context";
import { readBody } from "../../../http/read-body";
import { serviceOf } from "../../../platform/services";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const site = () => serviceOf(strapi, "api::site.site");
  return {
    all: answers(() => site().all()),
    photos: answers(() => site().photos()),

    async toEdit(ctx: CallContext) {
      const { draft, etag } = await site().toEdit();
      ctx.set("ETag", etag);
      ctx.body = draft;
    },

    fixed: answers(async () => site().fixed()),

    photoUses: answers(async (ctx) => {
      const { photoIds } = await readBody(ctx, siteOwnerCalls.photoUses);
      return site().photoUses(photoIds);
    }),

    update: saves(siteOwnerCalls.siteUpdate, "There is no site record.", (draft, ctx) =>
      site().update(draft, ctx.get("if-match")),
    ),
  };
};
