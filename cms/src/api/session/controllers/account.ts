import type { Core } from "@strapi/strapi";
import {
  passwordChangeSchema,
  passwordResetSchema,
  resetAskSchema,
  secondFactorChangeSchema,
  type check,
} from "shared-types/schemas";
import { bearerToken } from "../../../lib/bearer-token";
import type { CallContext } from "../../../lib/call-context";
import { checkBody } from "../../../lib/read-body";
import { refuse } from "../../../lib/refuse";
import { serviceOf } from "../../../services";
import type { AccountOutcome } from "../services/account";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const account = () => serviceOf(strapi, "api::session.account");
  const resetMail = () => serviceOf(strapi, "api::session.reset-mail");
  const factor = () => serviceOf(strapi, "api::session.second-factor");
  const bearer = (ctx: CallContext) =>
    account().bearerOf(bearerToken(ctx.get("authorization")), ctx.ip);

  /** Checks the body, does what it asks for, and answers the list. */
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
