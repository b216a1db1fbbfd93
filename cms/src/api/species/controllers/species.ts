import type { Core } from "@strapi/strapi";
import {
  animalCalls,
  animalOwnerCalls,
  loadMessages,
  plantCalls,
  plantOwnerCalls,
  type SchemaName,
  type Shape,
} from "shared-types";
import { asksAsOwner } from "../../../http/asks-as-owner";
import { adds, answers, orNotFound, saves, savesById, updates } from "../../../http/handlers";
import { readBody, type TakesBody } from "../../../http/read-body";
import { serviceOf } from "../../../platform/services";
import type { SpeciesReads } from "../service";

const { flora, fauna, plantFetch, animalFetch } = loadMessages;

/** The calls of plants and animals: list and page for everyone, the rest for the owner. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const plants = () => serviceOf(strapi, "api::plant.plant");
  const animals = () => serviceOf(strapi, "api::animal.animal");
  const plant = readsOf(strapi, plants, plantCalls.floraList, { page: flora, record: plantFetch });
  const animal = readsOf(strapi, animals, animalCalls.faunaList, {
    page: fauna,
    record: animalFetch,
  });
  return {
    floraList: plant.search,
    floraDetail: plant.detail,
    plantRecord: plant.record,
    plantAdd: adds(plantOwnerCalls.plantAdd, plants),
    plantUpdate: updates(plantOwnerCalls.plantUpdate, "plantId", plantFetch, plants),
    plantDelete: savesById(plantFetch, (id) => plants().remove(id)),
    plantsChange: saves(plantOwnerCalls.plantsChange, plantFetch, (body) =>
      plants().changeAll(body),
    ),
    plantsDelete: saves(plantOwnerCalls.plantsDelete, plantFetch, ({ ids }) =>
      plants().removeAll(ids),
    ),
    faunaList: animal.search,
    faunaDetail: animal.detail,
    animalRecord: animal.record,
    animalAdd: adds(animalOwnerCalls.animalAdd, animals),
    animalUpdate: updates(animalOwnerCalls.animalUpdate, "animalId", animalFetch, animals),
    animalDelete: savesById(animalFetch, (id) => animals().remove(id)),
    animalsChange: saves(animalOwnerCalls.animalsChange, animalFetch, (body) =>
      animals().changeAll(body),
    ),
    animalsDelete: saves(animalOwnerCalls.animalsDelete, animalFetch, ({ ids }) =>
      animals().removeAll(ids),
    ),
  };
};

/** What plants and animals answer; the messages are for a missing page (visitors) and a missing record (owner). */
function readsOf<Filter extends SchemaName>(
  strapi: Core.Strapi,
  service: () => SpeciesReads<Shape<Filter>>,
  list: TakesBody<Filter>,
  missing: { page: string; record: string },
) {
  return {
    search: answers(async (ctx) => {
      const withInternal = await asksAsOwner(strapi, ctx);
      return service().search(await readBody(ctx, list), withInternal);
    }),

    detail: answers(async (ctx) => {
      const withInternal = await asksAsOwner(strapi, ctx);
      const found = await service().detail(ctx.params["keyId"] ?? "", withInternal);
      return orNotFound(found, missing.page);
    }),

    record: answers(async (ctx) => {
      const found = orNotFound(await service().record(ctx.params["keyId"] ?? ""), missing.record);
      ctx.set("ETag", found.etag);
      return found.record;
    }),
  };
}
