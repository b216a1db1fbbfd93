import type { Core } from "@strapi/strapi";
import {
  accountMessages,
  type SecondFactor,
  type SecondFactorChange,
  type SecondFactorOffer,
} from "shared-types";
import {
  confirmSecondFactor,
  hasSecondFactor,
  offerSecondFactor,
  passSecondFactor,
  removeSecondFactor,
  secondFactorOf,
} from "../../../account/second-factor";
import { attempt, type Attempted } from "../../../counts/counts";
import { accountOf } from "../../../counts/who";
import { environment } from "../../../environment";
import { serviceOf } from "../../../services";
import { broken, done, tooOften, type AccountOutcome, type Bearer } from "./account";

/** The owner's second factor (decision 077). */
const secondFactorService = ({ strapi }: { strapi: Core.Strapi }) => {
  const knex = () => strapi.db.connection;
  const accounts = () => serviceOf(strapi, "api::session.account");

  /** One try with a code, counted for the account wherever it comes from. */
  const tryCode = (userId: number, spend: () => Promise<boolean>): Promise<Attempted<boolean>> =>
    attempt(knex(), [{ kind: "code", who: accountOf(`user ${userId}`) }], spend, Boolean);

  /** With the password and a code that `spend` finds right, does what is to be done. */
  async function change(
    bearer: Bearer,
    password: string,
    spend: () => Promise<boolean>,
  ): Promise<AccountOutcome> {
    const refused = await accounts().passwordOutcome(bearer, password, "password");
    if (refused) return refused;
    const tried = await tryCode(bearer.account.id, spend);
    if (tried.isLate) return tooOften(tried.waitMs);
    return tried.result ? done : broken("code", accountMessages.wrongCode);
  }

  return {
    of: ({ account }: Bearer): Promise<SecondFactor> => secondFactorOf(knex(), account.id),

    /** A new secret to confirm; null while another is in force. */
    async offer({ account }: Bearer): Promise<SecondFactorOffer | null> {
      if (await hasSecondFactor(knex(), account.id)) return null;
      const names = { issuer: environment.siteTitle, account: account.email };
      return offerSecondFactor(knex(), account.id, names);
    },

    turnOn: (bearer: Bearer, { password, code }: SecondFactorChange) =>
      change(bearer, password, () =>
        confirmSecondFactor(knex(), bearer.account.id, code, Date.now()),
      ),

    async turnOff(bearer: Bearer, { password, code }: SecondFactorChange) {
      const { id } = bearer.account;
      const outcome = await change(bearer, password, () =>
        passSecondFactor(knex(), id, code, Date.now()),
      );
      if (outcome === done) await removeSecondFactor(knex(), id);
      return outcome;
    },

    /** Whether signing in asks this user for a code. */
    isAskedOf: (userId: number) => hasSecondFactor(knex(), userId),

    /** One try to pass with a code when signing in. */
    pass: (userId: number, code: string) =>
      tryCode(userId, () => passSecondFactor(knex(), userId, code, Date.now())),
  };
};

export type SecondFactorService = ReturnType<typeof secondFactorService>;
export default secondFactorService;
