import type { Core } from "@strapi/strapi";
import { sightingMessages, sightingOwnerCalls } from "shared-types";
import { saysWhere } from "../../../http/answer-save";
import { answers, saves, savesById } from "../../../http/handlers";
import { readBody } from "../../../http/read-body";
import { serviceOf } from "../../../platform/services";

const { missing } = sightingMessages;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const sightings = () => serviceOf(strapi, "api::sighting.sighting");
  return {
    page: answers(async (ctx) =>
      sightings().page(await readBody(ctx, sightingOwnerCalls.sightings)),
    ),
    add: saves(sightingOwnerCalls.sightingAdd, missing, (draft, ctx) =>
      sightings().add(draft, saysWhere(ctx, sightingOwnerCalls.sightingAdd)),
    ),
    update: saves(sightingOwnerCalls.sightingUpdate, missing, (draft, ctx) =>
      sightings().update(draft.sightingId, draft, ctx.get("if-match")),
    ),
    remove: savesById(missing, (id) => sightings().remove(id)),
  };
};
