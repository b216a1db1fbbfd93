import { planCalls } from "shared-types/plan/calls";
import { planMessages } from "shared-types/plan/codes";
import { asksAsOwner } from "../../../http/asks-as-owner";
import {
  adds,
  answersByKey,
  answersToEdit,
  orNotFound,
  savesById,
  updates,
} from "../../../http/handlers";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";

const { missing } = planMessages;

export default controllerOf(planCalls, (strapi, calls) => {
  const plans = () => serviceOf(strapi, "api::plan.plan");
  return {
    plans: async (ctx) => plans().all(await asksAsOwner(strapi, ctx)),

    planDetail: answersByKey(async (ctx, keyId) =>
      orNotFound(await plans().detail(keyId, await asksAsOwner(strapi, ctx)), missing),
    ),

    planRecord: answersToEdit(async (ctx) =>
      orNotFound(await plans().record(ctx.params["keyId"] ?? ""), missing),
    ),

    planAdd: adds(calls.planAdd, plans),
    planUpdate: updates(calls.planUpdate, "planId", plans),
    planDelete: savesById(missing, (id) => plans().remove(id)),
  };
});
