import type { Core } from "@strapi/strapi";
import { accountCalls } from "shared-types";
import { bearerToken } from "../../../http/bearer-token";
import type { CallContext } from "../../../http/call-context";
import { answers, savesLimited } from "../../../http/handlers";
import { refuse } from "../../../http/refuse";
import { serviceOf } from "../../../platform/services";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const account = () => serviceOf(strapi, "api::account.account");
  const resetMail = () => serviceOf(strapi, "api::account.reset-mail");
  const factor = () => serviceOf(strapi, "api::account.second-factor");
  const bearer = (ctx: CallContext) =>
    account().bearerOf(bearerToken(ctx.get("authorization")), ctx.ip);

  return {
    email: answers(async (ctx) => ({ email: (await bearer(ctx)).account.email })),
    changeEmail: savesLimited(accountCalls.ownerEmailUpdate, async (body, ctx) =>
      account().changeEmail(await bearer(ctx), body),
    ),
    changePassword: savesLimited(accountCalls.ownerPasswordUpdate, async (body, ctx) =>
      account().changePassword(await bearer(ctx), body),
    ),
    askReset: savesLimited(accountCalls.ownerResetAsk, ({ email }, ctx) =>
      resetMail().ask(email, ctx.ip),
    ),
    reset: savesLimited(accountCalls.ownerReset, (body, ctx) => account().reset(body, ctx.ip)),
    secondFactor: answers(async (ctx) => factor().of(await bearer(ctx))),

    async beginSecondFactor(ctx: CallContext) {
      const offer = await factor().offer(await bearer(ctx));
      if (offer) ctx.body = offer;
      else refuse(ctx, 409, "Two-step sign-in is already on. Turn it off first.");
    },

    turnSecondFactorOn: savesLimited(accountCalls.secondFactorOn, async (body, ctx) =>
      factor().turnOn(await bearer(ctx), body),
    ),
    turnSecondFactorOff: savesLimited(accountCalls.secondFactorOff, async (body, ctx) =>
      factor().turnOff(await bearer(ctx), body),
    ),
  };
};
