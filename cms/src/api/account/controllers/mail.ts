import { mailCalls } from "shared-types/mail/calls";
import type { CallContext } from "../../../http/call-context";
import { savesLimited } from "../../../http/handlers";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";

export default controllerOf(mailCalls, (strapi, calls) => {
  const settings = () => serviceOf(strapi, "api::account.mail-settings");
  const bearer = (ctx: CallContext) => serviceOf(strapi, "api::account.account").bearerOf(ctx);

  return {
    mailSettings: () => settings().read(),
    mailSettingsUpdate: savesLimited(calls.mailSettingsUpdate, async (body, ctx) =>
      settings().save(await bearer(ctx), body),
    ),
    mailTest: savesLimited(calls.mailTest, async (body, ctx) =>
      settings().test(await bearer(ctx), body),
    ),
    mailOff: savesLimited(calls.mailOff, async (body, ctx) =>
      settings().turnOff(await bearer(ctx), body),
    ),
  };
});
