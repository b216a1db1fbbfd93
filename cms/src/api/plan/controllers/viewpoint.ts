import type { Core } from "@strapi/strapi";
import { viewpointMessages, viewpointOwnerCalls } from "shared-types";
import { asksAsOwner } from "../../../http/asks-as-owner";
import { adds, answers, savesById, updates } from "../../../http/handlers";
import { serviceOf } from "../../../platform/services";

const { missing } = viewpointMessages;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const viewpoints = () => serviceOf(strapi, "api::plan.viewpoint");
  return {
    all: answers(async (ctx) => viewpoints().all(await asksAsOwner(strapi, ctx))),
    add: adds(viewpointOwnerCalls.viewpointAdd, viewpoints),
    update: updates(viewpointOwnerCalls.viewpointUpdate, "viewpointId", missing, viewpoints),
    remove: savesById(missing, (id) => viewpoints().remove(id)),
  };
};
