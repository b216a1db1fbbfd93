import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Context } from "koa";
import { loadMessages } from "shared-types";
import { animalFilterSchema } from "shared-types/schemas";
import { readBody } from "../../../lib/read-body";
import type { AnimalService } from "../services/animal";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const animals = () => strapi.service("api::animal.animal") as unknown as AnimalService;
  return {
    async search(ctx: Context) {
      ctx.body = await animals().search(await readBody(ctx, animalFilterSchema));
    },

    async detail(ctx: Context) {
      const animal = await animals().detail(String(ctx["params"].keyId));
      if (!animal) throw new errors.NotFoundError(loadMessages.fauna);
      ctx.body = animal;
    },
  };
};
