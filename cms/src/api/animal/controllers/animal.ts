import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { loadMessages } from "shared-types";
import { animalFilterSchema } from "shared-types/schemas";
import type { CallContext } from "../../../lib/call-context";
import { readBody } from "../../../lib/read-body";
import type { AnimalService } from "../services/animal";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const animals = () => strapi.service("api::animal.animal") as unknown as AnimalService;
  return {
    async search(ctx: CallContext) {
      ctx.body = await animals().search(await readBody(ctx, animalFilterSchema));
    },

    async detail(ctx: CallContext) {
      const animal = await animals().detail(ctx.params["keyId"] ?? "");
      if (!animal) throw new errors.NotFoundError(loadMessages.fauna);
      ctx.body = animal;
    },
  };
};
