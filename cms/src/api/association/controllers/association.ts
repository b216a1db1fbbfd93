import type { Core } from "@strapi/strapi";
import { associationMessages, associationOwnerCalls } from "shared-types";
import { saysWhere } from "../../../http/answer-save";
import { answers, saves, savesById } from "../../../http/handlers";
import { readBody } from "../../../http/read-body";
import { serviceOf } from "../../../platform/services";

const { missing } = associationMessages;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const associations = () => serviceOf(strapi, "api::association.association");
  return {
    all: answers(async (ctx) =>
      associations().all(await readBody(ctx, associationOwnerCalls.associations)),
    ),
    add: saves(associationOwnerCalls.associationAdd, missing, (draft, ctx) =>
      associations().add(draft, saysWhere(ctx, associationOwnerCalls.associationAdd)),
    ),
    update: saves(associationOwnerCalls.associationUpdate, missing, (draft, ctx) =>
      associations().update(draft.associationId, draft, ctx.get("if-match")),
    ),
    remove: savesById(missing, (id) => associations().remove(id)),
  };
};
