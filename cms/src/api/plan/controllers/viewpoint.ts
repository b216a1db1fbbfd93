import type { Core } from "@strapi/strapi";
import { viewpointMessages, viewpointOwnerCalls } from "shared-types";
import { saysWhere } from "../../../http/answer-save";
import { asksAsOwner } from "../../../http/asks-as-owner";
import { answers, saves, savesById } from "../../../http/handlers";
import { serviceOf } from "../../../platform/services";

const { missing } = viewpointMessages;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const viewpoints = () => serviceOf(strapi, "api::plan.viewpoint");
  return {
    all: answers(async (ctx) => viewpoints().all(await asksAsOwner(strapi, ctx))),
    add: saves(viewpointOwnerCalls.viewpointAdd, missing, (draft, ctx) =>
      viewpoints().add(draft, saysWhere(ctx, viewpointOwnerCalls.viewpointAdd)),
    ),
    update: saves(viewpointOwnerCalls.viewpointUpdate, missing, (draft, ctx) =>
      viewpoints().update(draft.viewpointId, draft, ctx.get("if-match")),
    ),
    remove: savesById(missing, (id) => viewpoints().remove(id)),
  };
};
