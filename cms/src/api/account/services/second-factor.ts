import type { Core } from "@strapi/strapi";
import { accountMessages } from "shared-types/account/codes";
import type { SecondFactor, SecondFactorOffer } from "shared-types/account/answers";
import type { SecondFactorChange } from "shared-types/account/schema";
import {
  confirmSecondFactor,
  hasSecondFactor,
  offerSecondFactor,
  verifySecondFactor,
  removeSecondFactor,
  secondFactorOf,
} from "../second-factor";
import { limitFailures, type Limited } from "../../../database/rate-limits/rate-limits";
import { accountKey } from "../../../database/rate-limits/keys";
import { done, rejected, type LimitedSave } from "../../../http/limited-save";
import { readSite } from "../../site-record/settings";
import { serviceOf } from "../../../platform/services";
import { rateLimited, type Bearer } from "./account";

/** The owner's second factor (docs/decisions/033). */
const secondFactorService = ({ strapi }: { strapi: Core.Strapi }) => {
  const knex = () => strapi.db.connection;
  const accounts = () => serviceOf(strapi, "api::account.account");

  /** One attempt with a code, counted for the account whatever its address. */
  const limitCode = (userId: number, spend: () => Promise<boolean>): Promise<Limited<boolean>> =>
    limitFailures(knex(), [{ kind: "code", who: accountKey(`user ${userId}`) }], spend, Boolean);

  /** Checks the password and, with `spend`, the code, then performs the change. */
  async function change(
    bearer: Bearer,
    password: string,
    spend: () => Promise<boolean>,
  ): Promise<LimitedSave> {
    const refused = await accounts().passwordOutcome(bearer, password, "password");
    if (refused) return refused;
    const attempt = await limitCode(bearer.account.id, spend);
    if (attempt.isLimited) return rateLimited(attempt.waitMs);
    return attempt.result ? done : rejected("code", accountMessages.wrongCode);
  }

  return {
    of: ({ account }: Bearer): Promise<SecondFactor> => secondFactorOf(knex(), account.id),

    /** A new secret to confirm; null while another one is active. */
    async offer({ account }: Bearer): Promise<SecondFactorOffer | null> {
      if (await hasSecondFactor(knex(), account.id)) return null;
      const { title } = await readSite(knex());
      const names = { issuer: title, account: account.email };
      return offerSecondFactor(knex(), account.id, names);
    },

    turnOn: (bearer: Bearer, { password, code }: SecondFactorChange) =>
      change(bearer, password, () =>
        confirmSecondFactor(knex(), bearer.account.id, code, Date.now()),
      ),

    async turnOff(bearer: Bearer, { password, code }: SecondFactorChange) {
      const { id } = bearer.account;
      const outcome = await change(bearer, password, () =>
        verifySecondFactor(knex(), id, code, Date.now()),
      );
      if (outcome === done) await removeSecondFactor(knex(), id);
      return outcome;
    },

    /** Whether this user needs a code to sign in. */
    isRequiredFor: (userId: number) => hasSecondFactor(knex(), userId),

    /** One attempt with a code when signing in. */
    pass: (userId: number, code: string) =>
      limitCode(userId, () => verifySecondFactor(knex(), userId, code, Date.now())),
  };
};

export default secondFactorService;
