import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { loadMessages } from "shared-types";
import { photoFilterSchema } from "shared-types/schemas";
import type { CallContext } from "../../../http/call-context";
import { readBody } from "../../../http/read-body";
import { readId } from "../../../http/read-id";
import { serviceOf } from "../../../platform/services";
import { asksAsOwner } from "../../../http/asks-as-owner";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const photos = () => serviceOf(strapi, "api::photo.photo");
  return {
    async search(ctx: CallContext) {
      const withInternal = await asksAsOwner(strapi, ctx);
      ctx.body = await photos().search(await readBody(ctx, photoFilterSchema), withInternal);
    },

    async place(ctx: CallContext) {
      const withInternal = await asksAsOwner(strapi, ctx);
      const photoId = readId(ctx, "photoId", loadMessages.photos);
      const found = await photos().place(photoId, withInternal);
      if (!found) throw new errors.NotFoundError(loadMessages.photos);
      ctx.body = found;
    },
  };
};
