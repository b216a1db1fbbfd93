import type { Core } from "@strapi/strapi";
import { animalOwnerCalls, loadMessages, plantOwnerCalls, type Call } from "shared-types";
import {
  animalDraftSchema,
  animalFilterSchema,
  animalsChangeSchema,
  chosenIdsSchema,
  plantDraftSchema,
  plantFilterSchema,
  plantsChangeSchema,
  type Schema,
} from "shared-types/schemas";
import type { BulkChange } from "../../../database/record-bulk";
import { saysWhere } from "../../../http/answer-save";
import { asksAsOwner } from "../../../http/asks-as-owner";
import { answers, orNotFound, saves, savesById } from "../../../http/handlers";
import { readBody } from "../../../http/read-body";
import { serviceOf } from "../../../platform/services";
import type { SpeciesService } from "../service";

/** The calls of plants and animals: list and page for everyone, the rest for the owner. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const plant = callsOf(strapi, {
    service: () => serviceOf(strapi, "api::plant.plant"),
    filterSchema: plantFilterSchema,
    draftSchema: plantDraftSchema,
    changeSchema: plantsChangeSchema,
    adds: plantOwnerCalls.plantAdd,
    idOf: ({ plantId }) => plantId,
    messages: { page: loadMessages.flora, record: loadMessages.plantFetch },
  });
  const animal = callsOf(strapi, {
    service: () => serviceOf(strapi, "api::animal.animal"),
    filterSchema: animalFilterSchema,
    draftSchema: animalDraftSchema,
    changeSchema: animalsChangeSchema,
    adds: animalOwnerCalls.animalAdd,
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
    plantsChange: plant.changeAll,
    plantsDelete: plant.removeAll,
    faunaList: animal.search,
    faunaDetail: animal.detail,
    animalRecord: animal.record,
    animalAdd: animal.add,
    animalUpdate: animal.update,
    animalDelete: animal.remove,
    animalsChange: animal.changeAll,
    animalsDelete: animal.removeAll,
  };
};

/** What differs between the calls of plants and animals. */
interface SpeciesCalls<Filter, Draft extends object> {
  service: () => SpeciesService<Filter, unknown, unknown, Draft>;
  filterSchema: Schema<Filter>;
  draftSchema: Schema<Draft>;
  changeSchema: Schema<BulkChange<Draft>>;
  /** The call that adds one. */
  adds: Required<Pick<Call, "creates">>;
  idOf: (draft: Draft) => number;
  /** The messages for a missing page (visitors) and a missing record (owner). */
  messages: { page: string; record: string };
}

function callsOf<Filter, Draft extends object>(
  strapi: Core.Strapi,
  {
    service,
    filterSchema,
    draftSchema,
    changeSchema,
    adds,
    idOf,
    messages,
  }: SpeciesCalls<Filter, Draft>,
) {
  return {
    search: answers(async (ctx) => {
      const withInternal = await asksAsOwner(strapi, ctx);
      return service().search(await readBody(ctx, filterSchema), withInternal);
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

    add: saves(draftSchema, messages.record, (draft, ctx) =>
      service().add(draft, saysWhere(ctx, adds)),
    ),
    update: saves(draftSchema, messages.record, (draft, ctx) =>
      service().update(idOf(draft), draft, ctx.get("if-match")),
    ),
    remove: savesById(messages.record, (id) => service().remove(id)),
    changeAll: saves(changeSchema, messages.record, (body) => service().changeAll(body)),
    removeAll: saves(chosenIdsSchema, messages.record, ({ ids }) => service().removeAll(ids)),
  };
}
