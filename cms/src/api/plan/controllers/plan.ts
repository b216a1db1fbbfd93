import type { Core } from "@strapi/strapi";
import { planMessages, planOwnerCalls } from "shared-types";
import { asksAsOwner } from "../../../http/asks-as-owner";
import { adds, answers, orNotFound, savesById, updates } from "../../../http/handlers";
import { serviceOf } from "../../../platform/services";

const { missing } = planMessages;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const plans = () => serviceOf(strapi, "api::plan.plan");
  return {
    all: answers(async (ctx) => plans().all(await asksAsOwner(strapi, ctx))),

    detail: answers(async (ctx) => {
      const withInternal = await asksAsOwner(strapi, ctx);
      return orNotFound(await plans().detail(ctx.params["keyId"] ?? "", withInternal), missing);
    }),

    record: answers(async (ctx) => {
      const found = orNotFound(await plans().record(ctx.params["keyId"] ?? ""), missing);
      ctx.set("ETag", found.etag);
      return found.record;
    }),

    add: adds(planOwnerCalls.planAdd, plans),
    update: updates(planOwnerCalls.planUpdate, "planId", missing, plans),
    remove: savesById(missing, (id) => plans().remove(id)),
  };
};
