import { loadMessages } from "shared-types/kit/messages";
import { resourceCalls } from "shared-types/resource/calls";
import type { ResourceCategoriesAnswer } from "shared-types/resource/answers";
import {
  adds,
  answersToEdit,
  orNotFound,
  saves,
  savesById,
  updates,
  readId,
} from "../../../http/handlers";
import { etagOf } from "../../../http/etag";
import { readBody } from "../../../http/read-body";
import { serviceOf } from "../../../platform/services";
import { asksAsOwner } from "../../../http/asks-as-owner";
import { controllerOf } from "../../../http/routes";

const missing = loadMessages.resourceFetch;

export default controllerOf(resourceCalls, (strapi, calls) => {
  const resources = () => serviceOf(strapi, "api::resource.resource");
  return {
    resources: async (ctx) => resources().all(await asksAsOwner(strapi, ctx)),
    cats: async (ctx) => resources().cats(await asksAsOwner(strapi, ctx)),

    resource: answersToEdit(async (ctx) => {
      const withInternal = await asksAsOwner(strapi, ctx);
      const id = readId(ctx, "id", loadMessages.resources);
      const record = orNotFound(await resources().one(id, withInternal), loadMessages.resources);
      return { record, etag: etagOf(record) };
    }),

    resourceSections: () => resources().sections(),
    resourceAnchors: () => resources().formerAnchors(),
    resourceCategories: async (): Promise<ResourceCategoriesAnswer> => ({
      Categories: await resources().categories(),
    }),
    resourceAdd: adds(calls.resourceAdd, resources),
    resourceUpdate: updates(calls.resourceUpdate, "resourceId", resources),
    resourcePicture: async (ctx) =>
      resources().makePicture(await readBody(ctx, calls.resourcePicture)),
    resourceDelete: savesById(missing, (id) => resources().remove(id)),
    resourcesChange: saves(calls.resourcesChange, missing, (body) => resources().changeAll(body)),
    resourcesDelete: saves(calls.resourcesDelete, missing, ({ ids }) => resources().removeAll(ids)),
  };
});
