import { associationMessages } from "shared-types/association/codes";
import { associationCalls } from "shared-types/association/calls";
import { adds, savesById, updates } from "../../../http/handlers";
import { readBody } from "../../../http/read-body";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";

const { missing } = associationMessages;

export default controllerOf(associationCalls, (strapi, calls) => {
  const associations = () => serviceOf(strapi, "api::association.association");
  return {
    associations: async (ctx) => associations().all(await readBody(ctx, calls.associations)),
    associationAdd: adds(calls.associationAdd, associations),
    associationUpdate: updates(calls.associationUpdate, "associationId", associations),
    associationDelete: savesById(missing, (id) => associations().remove(id)),
  };
});
