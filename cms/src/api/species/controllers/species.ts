import type { Core } from "@strapi/strapi";
import {
  animalCalls,
  animalOwnerCalls,
  loadMessages,
  plantCalls,
  plantOwnerCalls,
  type Call,
  type SchemaName,
  type Shape,
} from "shared-types";
import { saysWhere } from "../../../http/answer-save";
import { asksAsOwner } from "../../../http/asks-as-owner";
import { answers, orNotFound, saves, savesById } from "../../../http/handlers";
import { readBody, type TakesBody } from "../../../http/read-body";
import { serviceOf } from "../../../platform/services";
import type { SpeciesService } from "../service";

/** The calls of plants and animals: list and page for everyone, the rest for the owner. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const plants = () => serviceOf(strapi, "api::plant.plant");
  const plant = callsOf(strapi, {
    service: plants,
    list: plantCalls.floraList,
    add: plantOwnerCalls.plantAdd,
    update: plantOwnerCalls.plantUpdate,
    removeAll: plantOwnerCalls.plantsDelete,
    idOf: ({ plantId }) => plantId,
    messages: { page: loadMessages.flora, record: loadMessages.plantFetch },
  });
  const animals = () => serviceOf(strapi, "api::animal.animal");
  const animal = callsOf(strapi, {
    service: animals,
    list: animalCalls.faunaList,
    add: animalOwnerCalls.animalAdd,
    update: animalOwnerCalls.animalUpdate,
    removeAll: animalOwnerCalls.animalsDelete,
    idOf: ({ animalId }) => animalId,
    messages: { page: loadMessages.fauna, record: loadMessages.animalFetch },
  });
  return {
    floraList: plant.search,
    floraDetail: plant.detail,
    plantRecord: plant.record,
    plantAdd: plant.add,
    plantUpdate: plant.update,
    plantDelete: plant.remove,
    plantsChange: saves(plantOwnerCalls.plantsChange, loadMessages.plantFetch, (body) =>
      plants().changeAll(body),
    ),
    plantsDelete: plant.removeAll,
    faunaList: animal.search,
    faunaDetail: animal.detail,
    animalRecord: animal.record,
    animalAdd: animal.add,
    animalUpdate: animal.update,
    animalDelete: animal.remove,
    animalsChange: saves(animalOwnerCalls.animalsChange, loadMessages.animalFetch, (body) =>
      animals().changeAll(body),
    ),
    animalsDelete: animal.removeAll,
  };
};

/** What differs between the calls of plants and animals. */
interface SpeciesCalls<Filter extends SchemaName, Draft extends SchemaName> {
  service: () => SpeciesService<Shape<Filter>, unknown, unknown, Shape<Draft>>;
  list: TakesBody<Filter>;
  add: TakesBody<Draft> & Required<Pick<Call, "creates">>;
  update: TakesBody<Draft>;
  removeAll: TakesBody<"ChosenIds">;
  idOf: (draft: Shape<Draft>) => number;
  /** The messages for a missing page (visitors) and a missing record (owner). */
  messages: { page: string; record: string };
}

function callsOf<Filter extends SchemaName, Draft extends SchemaName>(
  strapi: Core.Strapi,
  { service, list, add, update, removeAll, idOf, messages }: SpeciesCalls<Filter, Draft>,
) {
  return {
    search: answers(async (ctx) => {
      const withInternal = await asksAsOwner(strapi, ctx);
      return service().search(await readBody(ctx, list), withInternal);
    }),

    detail: answers(async (ctx) => {
      const withInternal = await asksAsOwner(strapi, ctx);
      const found = await service().detail(ctx.params["keyId"] ?? "", withInternal);
      return orNotFound(found, messages.page);
    }),

    record: answers(async (ctx) => {
      const found = orNotFound(await service().record(ctx.params["keyId"] ?? ""), messages.record);
      ctx.set("ETag", found.etag);
      return found.record;
    }),

    add: saves(add, messages.record, (draft, ctx) => service().add(draft, saysWhere(ctx, add))),
    update: saves(update, messages.record, (draft, ctx) =>
      service().update(idOf(draft), draft, ctx.get("if-match")),
    ),
    remove: savesById(messages.record, (id) => service().remove(id)),
    removeAll: saves(removeAll, messages.record, ({ ids }) => service().removeAll(ids)),
  };
}
