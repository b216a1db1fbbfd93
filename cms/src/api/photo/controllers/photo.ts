import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { loadMessages } from "shared-types";
import { photoFilterSchema } from "shared-types/schemas";
import type { CallContext } from "../../../lib/call-context";
import { readBody } from "../../../lib/read-body";
import { readId } from "../../../lib/read-id";
import { serviceOf } from "../../../services";
import { asksAsOwner } from "../../session/asks-as-owner";

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
