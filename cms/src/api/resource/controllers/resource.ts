import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { loadMessages } from "shared-types";
import type { CallContext } from "../../../lib/call-context";
import { readId } from "../../../lib/read-id";
import type { ResourceService } from "../services/resource";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const resources = () => strapi.service("api::resource.resource") as unknown as ResourceService;
  return {
    async all(ctx: CallContext) {
      ctx.body = await resources().all();
    },

    async cats(ctx: CallContext) {
      ctx.body = await resources().cats();
    },

    async one(ctx: CallContext) {
      const found = await resources().one(readId(ctx, "id", loadMessages.resources));
      if (!found) throw new errors.NotFoundError(loadMessages.resources);
      ctx.body = found;
    },
  };
};
