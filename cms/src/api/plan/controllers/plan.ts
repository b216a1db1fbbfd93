import { planCalls, planMessages, planOwnerCalls } from "shared-types";
import { asksAsOwner } from "../../../http/asks-as-owner";
import {
  adds,
  answers,
  answersToEdit,
  orNotFound,
  savesById,
  updates,
} from "../../../http/handlers";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";

const { missing } = planMessages;

export default controllerOf({ ...planCalls, ...planOwnerCalls }, (strapi, calls) => {
  const plans = () => serviceOf(strapi, "api::plan.plan");
  return {
    plans: answers(async (ctx) => plans().all(await asksAsOwner(strapi, ctx))),

    planDetail: answers(async (ctx) => {
      const withInternal = await asksAsOwner(strapi, ctx);
      return orNotFound(await plans().detail(ctx.params["keyId"] ?? "", withInternal), missing);
    }),

    planRecord: answersToEdit(async (ctx) =>
      orNotFound(await plans().record(ctx.params["keyId"] ?? ""), missing),
    ),

    planAdd: adds(calls.planAdd, plans),
    planUpdate: updates(calls.planUpdate, "planId", missing, plans),
    planDelete: savesById(missing, (id) => plans().remove(id)),
  };
});
