import type { Core } from "@strapi/strapi";
import { loadMessages, resourceOwnerCalls, type ResourceCategoriesAnswer } from "shared-types";
import { adds, answers, orNotFound, saves, savesById, updates } from "../../../http/handlers";
import type { CallContext } from "../../../http/call-context";
import { etagOf } from "../../../http/etag";
import { readBody } from "../../../http/read-body";
import { readId } from "../../../http/read-id";
import { serviceOf } from "../../../platform/services";
import { asksAsOwner } from "../../../http/asks-as-owner";

const missing = loadMessages.resourceFetch;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const resources = () => serviceOf(strapi, "api::resource.resource");
  return {
    all: answers(async (ctx) => resources().all(await asksAsOwner(strapi, ctx))),
    cats: answers(async (ctx) => resources().cats(await asksAsOwner(strapi, ctx))),

    async one(ctx: CallContext) {
      const withInternal = await asksAsOwner(strapi, ctx);
      const id = readId(ctx, "id", loadMessages.resources);
      const found = orNotFound(await resources().one(id, withInternal), loadMessages.resources);
      ctx.set("ETag", etagOf(found));
      ctx.body = found;
    },

    sections: answers(() => resources().sections()),
    categories: answers(async (): Promise<ResourceCategoriesAnswer> => ({
      Categories: await resources().categories(),
    })),
    add: adds(resourceOwnerCalls.resourceAdd, resources),
    update: updates(resourceOwnerCalls.resourceUpdate, "resourceId", missing, resources),
    picture: answers(async (ctx) =>
      resources().makePicture(await readBody(ctx, resourceOwnerCalls.resourcePicture)),
    ),
    remove: savesById(missing, (id) => resources().remove(id)),
    changeAll: saves(resourceOwnerCalls.resourcesChange, missing, (body) =>
      resources().changeAll(body),
    ),
    removeAll: saves(resourceOwnerCalls.resourcesDelete, missing, ({ ids }) =>
      resources().removeAll(ids),
    ),
  };
};
