import type { Core } from "@strapi/strapi";
import { accountCalls, type ValidationErrors } from "shared-types";
import { passwordError } from "../password-error";
import { bearerToken } from "../../../http/bearer-token";
import type { CallContext } from "../../../http/call-context";
import { checkBody } from "../../../http/read-body";
import { restoreSetupToken, redeemSetupToken } from "../setup-token";
import { serviceOf } from "../../../platform/services";

const usedUp: ValidationErrors = [
  {
    fieldId: "token",
    errorMessage:
      "This set-up link is no longer valid. Restart the site and use the link it prints.",
  },
];

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const owner = () => serviceOf(strapi, "api::account.owner");
  return {
    async getUser(ctx: CallContext) {
      ctx.set("Cache-Control", "no-store");
      ctx.body = await owner().claimsOf(bearerToken(ctx.get("authorization")));
    },

    async setup(ctx: CallContext) {
      ctx.set("Cache-Control", "no-store");
      const checked = await checkBody(ctx, accountCalls.ownerSetup);
      if ("broken" in checked) return void (ctx.body = checked.broken);
      const { token, email, password } = checked.value;
      const errorMessage = passwordError(password, email);
      if (errorMessage !== null) return void (ctx.body = [{ fieldId: "password", errorMessage }]);
      if ((await owner().exists()) || !redeemSetupToken(token)) return void (ctx.body = usedUp);
      try {
        await owner().create(email, password);
      } catch (error) {
        restoreSetupToken(token);
        throw error;
      }
      ctx.body = [];
    },
  };
};
