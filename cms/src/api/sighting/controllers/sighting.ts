import type { Core } from "@strapi/strapi";
import { sightingMessages, sightingOwnerCalls } from "shared-types";
import { adds, answers, savesById, updates } from "../../../http/handlers";
import { readBody } from "../../../http/read-body";
import { serviceOf } from "../../../platform/services";

const { missing } = sightingMessages;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const sightings = () => serviceOf(strapi, "api::sighting.sighting");
  return {
    page: answers(async (ctx) =>
      sightings().page(await readBody(ctx, sightingOwnerCalls.sightings)),
    ),
    add: adds(sightingOwnerCalls.sightingAdd, sightings),
    update: updates(sightingOwnerCalls.sightingUpdate, "sightingId", missing, sightings),
    remove: savesById(missing, (id) => sightings().remove(id)),
  };
};
