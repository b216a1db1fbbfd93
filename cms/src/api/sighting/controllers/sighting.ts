import { sightingMessages } from "shared-types/sighting/codes";
import { sightingCalls } from "shared-types/sighting/calls";
import { adds, savesById, updates } from "../../../http/handlers";
import { readBody } from "../../../http/read-body";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";

const { missing } = sightingMessages;

export default controllerOf(sightingCalls, (strapi, calls) => {
  const sightings = () => serviceOf(strapi, "api::sighting.sighting");
  return {
    sightings: async (ctx) => sightings().page(await readBody(ctx, calls.sightings)),
    sightingAdd: adds(calls.sightingAdd, sightings),
    sightingUpdate: updates(calls.sightingUpdate, "sightingId", sightings),
    sightingDelete: savesById(missing, (id) => sightings().remove(id)),
  };
});
