import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { loadMessages } from "shared-types";
import { plantFilterSchema } from "shared-types/schemas";
import type { CallContext } from "../../../lib/call-context";
import { readBody } from "../../../lib/read-body";
import type { PlantService } from "../services/plant";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const plants = () => strapi.service("api::plant.plant") as unknown as PlantService;
  return {
    async search(ctx: CallContext) {
      ctx.body = await plants().search(await readBody(ctx, plantFilterSchema));
    },

    async detail(ctx: CallContext) {
      const plant = await plants().detail(ctx.params["keyId"] ?? "");
      if (!plant) throw new errors.NotFoundError(loadMessages.flora);
      ctx.body = plant;
    },
  };
};
