import type { Core } from "@strapi/strapi";
import { animalCalls } from "shared-types/animal/calls";
import { loadMessages } from "shared-types/kit/messages";
import { plantCalls } from "shared-types/plant/calls";
import { asksAsOwner } from "../../../http/asks-as-owner";
import type { CallContext } from "../../../http/call-context";
import {
  adds,
  answersByKey,
  answersToEdit,
  orNotFound,
  saves,
  savesById,
  updates,
} from "../../../http/handlers";
import { readBody, type TakesBody } from "../../../http/read-body";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";
import type { SpeciesReads } from "../service";

const { flora, fauna, plantFetch, animalFetch } = loadMessages;

const speciesCalls = { ...plantCalls, ...animalCalls };

/** The calls of plants and animals: list and page for everyone, the rest for the owner. */
export default controllerOf(speciesCalls, (strapi, calls) => {
  const plants = () => serviceOf(strapi, "api::plant.plant");
  const animals = () => serviceOf(strapi, "api::animal.animal");
  const plant = readsOf(strapi, plants, calls.floraList, { page: flora, record: plantFetch });
  const animal = readsOf(strapi, animals, calls.faunaList, {
    page: fauna,
    record: animalFetch,
  });
  return {
    floraList: plant.search,
    floraDetail: plant.detail,
    plantRecord: plant.record,
    plantAdd: adds(calls.plantAdd, plants),
    plantUpdate: updates(calls.plantUpdate, "plantId", plants),
    plantDelete: savesById(plantFetch, (id) => plants().remove(id)),
    plantsChange: saves(calls.plantsChange, plantFetch, (body) => plants().changeAll(body)),
    plantsDelete: saves(calls.plantsDelete, plantFetch, ({ ids }) => plants().removeAll(ids)),
    faunaList: animal.search,
    faunaDetail: animal.detail,
    animalRecord: animal.record,
    animalAdd: adds(calls.animalAdd, animals),
    animalUpdate: updates(calls.animalUpdate, "animalId", animals),
    animalDelete: savesById(animalFetch, (id) => animals().remove(id)),
    animalsChange: saves(calls.animalsChange, animalFetch, (body) => animals().changeAll(body)),
    animalsDelete: saves(calls.animalsDelete, animalFetch, ({ ids }) => animals().removeAll(ids)),
  };
});

/** What plants and animals answer; the messages are for a missing page (visitors) and a missing record (owner). */
function readsOf<Filter, Shown, Page extends { keyId: string }, ToEdit>(
  strapi: Core.Strapi,
  service: () => SpeciesReads<Filter, Shown, Page, ToEdit>,
  list: TakesBody<Filter>,
  missing: { page: string; record: string },
) {
  return {
    search: async (ctx: CallContext) => {
      const withInternal = await asksAsOwner(strapi, ctx);
      return service().search(await readBody(ctx, list), withInternal);
    },

    detail: answersByKey(async (ctx, keyId) =>
      orNotFound(await service().detail(keyId, await asksAsOwner(strapi, ctx)), missing.page),
    ),

    record: answersToEdit(async (ctx) =>
      orNotFound(await service().record(ctx.params["keyId"] ?? ""), missing.record),
    ),
  };
}
