import type { Core } from "@strapi/strapi";
import { photoFilterSchema } from "shared-types/schemas";
import type { CallContext } from "../../../lib/call-context";
import { readBody } from "../../../lib/read-body";
import { asksAsOwner } from "../../session/asks-as-owner";
import type { PhotoService } from "../services/photo";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async search(ctx: CallContext) {
    const photos = strapi.service("api::photo.photo") as unknown as PhotoService;
    const withInternal = await asksAsOwner(strapi, ctx);
    ctx.body = await photos.search(await readBody(ctx, photoFilterSchema), withInternal);
  },
});
