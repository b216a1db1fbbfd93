import type { Core } from "@strapi/strapi";
import { slidesMessages, slidesOwnerCalls } from "shared-types";
import type { CallContext } from "../../../http/call-context";
import { answers, saves } from "../../../http/handlers";
import { serviceOf } from "../../../platform/services";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const slides = () => serviceOf(strapi, "api::slides.slides");
  return {
    all: answers(() => slides().all()),

    async toEdit(ctx: CallContext) {
      const { draft, etag } = await slides().toEdit();
      ctx.set("ETag", etag);
      ctx.body = draft;
    },

    update: saves(slidesOwnerCalls.slidesUpdate, slidesMessages.missing, (draft, ctx) =>
      slides().update(draft, ctx.get("if-match")),
    ),
  };
};
