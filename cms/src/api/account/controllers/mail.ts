import type { Core } from "@strapi/strapi";
import { mailCalls } from "shared-types";
import { bearerToken } from "../../../http/bearer-token";
import type { CallContext } from "../../../http/call-context";
import { answers, savesLimited } from "../../../http/handlers";
import { serviceOf } from "../../../platform/services";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const settings = () => serviceOf(strapi, "api::account.mail-settings");
  const bearer = (ctx: CallContext) =>
    serviceOf(strapi, "api::account.account").bearerOf(
      bearerToken(ctx.get("authorization")),
      ctx.ip,
    );

  return {
    read: answers(() => settings().read()),
    save: savesLimited(mailCalls.mailSettingsUpdate, async (body, ctx) =>
      settings().save(await bearer(ctx), body),
    ),
    test: savesLimited(mailCalls.mailTest, async (body, ctx) =>
      settings().test(await bearer(ctx), body),
    ),
    turnOff: savesLimited(mailCalls.mailOff, async (body, ctx) =>
      settings().turnOff(await bearer(ctx), body),
    ),
  };
};
