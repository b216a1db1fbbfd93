import { slidesCalls, slidesMessages, slidesOwnerCalls } from "shared-types";
import type { CallContext } from "../../../http/call-context";
import { answers, saves } from "../../../http/handlers";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";

export default controllerOf({ ...slidesCalls, ...slidesOwnerCalls }, (strapi, calls) => {
  const slides = () => serviceOf(strapi, "api::slides.slides");
  return {
    slides: answers(() => slides().all()),

    async slidesEdit(ctx: CallContext) {
      const { draft, etag } = await slides().toEdit();
      ctx.set("ETag", etag);
      ctx.body = draft;
    },

    slidesUpdate: saves(calls.slidesUpdate, slidesMessages.missing, (draft, ctx) =>
      slides().update(draft, ctx.get("if-match")),
    ),
  };
});
