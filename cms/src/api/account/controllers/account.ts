import { accountCalls } from "shared-types/account/calls";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { bearerToken } from "../../../http/bearer-token";
import type { CallContext } from "../../../http/call-context";
import { savesLimited } from "../../../http/handlers";
import { checkBody } from "../../../http/read-body";
import { refuse } from "../../../http/refuse";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";
import { passwordError } from "../password-error";
import { redeemSetupToken, restoreSetupToken } from "../setup-token";

const usedUp: ValidationErrors = [
  {
    fieldId: "token",
    errorMessage:
      "This set-up link is no longer valid. Restart the site and use the link it prints.",
  },
];

export default controllerOf(accountCalls, (strapi, calls) => {
  const owner = () => serviceOf(strapi, "api::account.owner");
  const account = () => serviceOf(strapi, "api::account.account");
  const resetMail = () => serviceOf(strapi, "api::account.reset-mail");
  const factor = () => serviceOf(strapi, "api::account.second-factor");
  const bearer = (ctx: CallContext) => account().bearerOf(ctx);

  return {
    async getUser(ctx) {
      ctx.set("Cache-Control", "no-store");
      return owner().claimsOf(bearerToken(ctx.get("authorization")));
    },

    async ownerSetup(ctx) {
      ctx.set("Cache-Control", "no-store");
      const checked = await checkBody(ctx, calls.ownerSetup);
      if ("broken" in checked) return checked.broken;
      const { token, email, password } = checked.value;
      const errorMessage = passwordError(password, email);
      if (errorMessage !== null) return [{ fieldId: "password", errorMessage }];
      if ((await owner().exists()) || !redeemSetupToken(token)) return usedUp;
      try {
        await owner().create(email, password);
      } catch (error) {
        restoreSetupToken(token);
        throw error;
      }
      return [];
    },

    ownerEmail: async (ctx) => ({ email: (await bearer(ctx)).account.email }),
    ownerEmailUpdate: savesLimited(calls.ownerEmailUpdate, async (body, ctx) =>
      account().changeEmail(await bearer(ctx), body),
    ),
    ownerPasswordUpdate: savesLimited(calls.ownerPasswordUpdate, async (body, ctx) =>
      account().changePassword(await bearer(ctx), body),
    ),
    ownerResetAsk: savesLimited(calls.ownerResetAsk, ({ email }, ctx) =>
      resetMail().ask(email, ctx.ip),
    ),
    ownerReset: savesLimited(calls.ownerReset, (body, ctx) => account().reset(body, ctx.ip)),
    secondFactor: async (ctx) => factor().of(await bearer(ctx)),

    async secondFactorBegin(ctx) {
      const offer = await factor().offer(await bearer(ctx));
      return offer ?? refuse(ctx, 409, "Two-step sign-in is already on. Turn it off first.");
    },

    secondFactorOn: savesLimited(calls.secondFactorOn, async (body, ctx) =>
      factor().turnOn(await bearer(ctx), body),
    ),
    secondFactorOff: savesLimited(calls.secondFactorOff, async (body, ctx) =>
      factor().turnOff(await bearer(ctx), body),
    ),
  };
});
