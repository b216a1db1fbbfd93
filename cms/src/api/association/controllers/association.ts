import type { Core } from "@strapi/strapi";
import { associationMessages, associationOwnerCalls } from "shared-types";
import { adds, answers, savesById, updates } from "../../../http/handlers";
import { readBody } from "../../../http/read-body";
import { serviceOf } from "../../../platform/services";

const { missing } = associationMessages;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const associations = () => serviceOf(strapi, "api::association.association");
  return {
    all: answers(async (ctx) =>
      associations().all(await readBody(ctx, associationOwnerCalls.associations)),
    ),
    add: adds(associationOwnerCalls.associationAdd, associations),
    update: updates(
      associationOwnerCalls.associationUpdate,
      "associationId",
      missing,
      associations,
    ),
    remove: savesById(missing, (id) => associations().remove(id)),
  };
};
