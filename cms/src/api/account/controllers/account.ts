import type { Core } from "@strapi/strapi";
import {
  passwordChangeSchema,
  passwordResetSchema,
  resetAskSchema,
  secondFactorChangeSchema,
  type check,
} from "shared-types/schemas";
import { bearerToken } from "../../../http/bearer-token";
import type { CallContext } from "../../../http/call-context";
import { checkBody } from "../../../http/read-body";
import { refuse } from "../../../http/refuse";
import { serviceOf } from "../../../platform/services";
import type { AccountOutcome } from "../services/account";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const account = () => serviceOf(strapi, "api::account.account");
  const resetMail = () => serviceOf(strapi, "api::account.reset-mail");
  const factor = () => serviceOf(strapi, "api::account.second-factor");
  const bearer = (ctx: CallContext) =>
    account().bearerOf(bearerToken(ctx.get("authorization")), ctx.ip);

  /** Validates the body, performs the change, and answers the list of errors. */
  async function change<T>(
    ctx: CallContext,
    schema: Parameters<typeof check<T>>[0],
    make: (value: T) => Promise<AccountOutcome>,
  ): Promise<void> {
    ctx.set("Cache-Control", "no-store");
    const checked = await checkBody(ctx, schema);
    if ("broken" in checked) return void (ctx.body = checked.broken);
    const { errors, waitMs } = await make(checked.value);
    ctx.body = errors;
    if (waitMs === 0) return;
    ctx.status = 429;
    ctx.set("Retry-After", String(Math.ceil(waitMs / 1000)));
  }

  return {
    changePassword: (ctx: CallContext) =>
      change(ctx, passwordChangeSchema, async (body) =>
        account().changePassword(await bearer(ctx), body),
      ),

    askReset: (ctx: CallContext) =>
      change(ctx, resetAskSchema, ({ email }) => resetMail().ask(email, ctx.ip)),

    reset: (ctx: CallContext) =>
      change(ctx, passwordResetSchema, (body) => account().reset(body, ctx.ip)),

    async secondFactor(ctx: CallContext) {
      ctx.body = await factor().of(await bearer(ctx));
    },

    async beginSecondFactor(ctx: CallContext) {
      const offer = await factor().offer(await bearer(ctx));
      if (offer) ctx.body = offer;
      else refuse(ctx, 409, "There is a second factor already. Turn it off first.");
    },

    turnSecondFactorOn: (ctx: CallContext) =>
      change(ctx, secondFactorChangeSchema, async (body) =>
        factor().turnOn(await bearer(ctx), body),
      ),

    turnSecondFactorOff: (ctx: CallContext) =>
      change(ctx, secondFactorChangeSchema, async (body) =>
        factor().turnOff(await bearer(ctx), body),
      ),
  };
};
