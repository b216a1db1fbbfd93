import type { Core } from "@strapi/strapi";
import { contactMessageSchema } from "shared-types/schemas";
import type { CallContext } from "../../../http/call-context";
import { checkBody } from "../../../http/read-body";
import { serviceOf } from "../../../platform/services";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const contact = () => serviceOf(strapi, "api::contact.contact");
  return {
    async add(ctx: CallContext) {
      ctx.set("Cache-Control", "no-store");
      const checked = await checkBody(ctx, contactMessageSchema);
      if ("broken" in checked) return void (ctx.body = checked.broken);
      const { errors, waitMs } = await contact().take(checked.value, ctx.ip);
      ctx.body = errors;
      if (waitMs === 0) return;
      ctx.status = 429;
      ctx.set("Retry-After", String(Math.ceil(waitMs / 1000)));
    },
  };
};
