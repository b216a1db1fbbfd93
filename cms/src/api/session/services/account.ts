import type { Core } from "@strapi/strapi";
import {
  accountMessages,
  type PasswordChange,
  type PasswordReset,
  type ValidationErrors,
} from "shared-types";
import { passwordFault } from "../../../account/password-faults";
import { spendResetLink, userOfResetLink } from "../../../account/reset-links";
import { attempt, type Counted } from "../../../counts/counts";
import { accountOf, visitorOf } from "../../../counts/who";
import type { Knex } from "../../../lib/knex";
import { serviceOf } from "../../../services";
import { lastSessionOf } from "../last-session";
import { endSessions, findAccount, setPassword, type Account } from "../passwords";

/** What became of a change: no errors means done; `waitMs` above 0, come again after that time. */
export interface AccountOutcome {
  errors: ValidationErrors;
  waitMs: number;
}

/** The owner with the session he asks in. */
export interface Bearer {
  account: Account;
  sessionId: string;
  ip: string;
}

export const done: AccountOutcome = { errors: [], waitMs: 0 };
/** One broken rule as an outcome; `fieldId` '' is the form as a whole. */
export const broken = (fieldId: string, errorMessage: string, waitMs = 0): AccountOutcome => {
  return { errors: [{ fieldId, errorMessage }], waitMs };
};
/** Refused for now, whatever was sent: `waitMs` above 0. */
export const tooOften = (waitMs: number) => broken("", accountMessages.tooOften, waitMs);

const accountService = ({ strapi }: { strapi: Core.Strapi }) => {
  const knex = () => strapi.db.connection;
  const signIn = () => serviceOf(strapi, "api::session.sign-in");

  return {
    /** Who bears this access token, which the policy has let through. */
    async bearerOf(token: string, ip: string): Promise<Bearer> {
      const checked = strapi.sessionManager("users-permissions").validateAccessToken(token);
      const id = checked.isValid ? Number(checked.payload.userId) : 0;
      const account = await findAccount(strapi, { id });
      if (!checked.isValid || !account) throw new Error("The policy let a stranger through.");
      return { account, sessionId: await lastSessionOf(strapi, checked.payload.sessionId), ip };
    },

    /** Whether this is the bearer's password; null, or why not. Wrong ones are wrong sign-ins. */
    async passwordOutcome(
      { account, ip }: Bearer,
      password: string,
      fieldId: string,
    ): Promise<AccountOutcome | null> {
      const counted: Counted[] = [
        { kind: "address", who: visitorOf(ip) },
        { kind: "account", who: accountOf(account.email) },
      ];
      const credentials = { identifier: account.email, password };
      const tried = await attempt(
        knex(),
        counted,
        () => signIn().rightUser(credentials),
        (id) => id === account.id,
      );
      if (tried.isLate) return tooOften(tried.waitMs);
      return tried.result === account.id ? null : broken(fieldId, accountMessages.wrongPassword);
    },

    /** A new password for who knows the old one; the session he asks in is the only one that goes on. */
    async changePassword(bearer: Bearer, change: PasswordChange): Promise<AccountOutcome> {
      const { account, sessionId } = bearer;
      const refused = await this.passwordOutcome(bearer, change.oldPassword, "oldPassword");
      if (refused) return refused;
      const fault =
        change.newPassword === change.oldPassword
          ? accountMessages.same
          : passwordFault(change.newPassword, account.email);
      if (fault !== null) return broken("newPassword", fault);
      await setPassword(strapi, account, change.newPassword);
      await endSessions(strapi, account, sessionId);
      return done;
    },

    /** A new password for who has a reset link. All sessions end; a second factor stays. */
    async reset({ token, newPassword }: PasswordReset, ip: string): Promise<AccountOutcome> {
      const counted: Counted[] = [{ kind: "address", who: visitorOf(ip) }];
      const find = () => userOfResetLink(knex(), token, Date.now());
      const tried = await attempt(knex(), counted, find, (id) => id !== null);
      if (tried.isLate) return tooOften(tried.waitMs);
      const account =
        tried.result === null ? null : await findAccount(strapi, { id: tried.result });
      if (!account) return broken("token", accountMessages.linkUsed);
      const fault = passwordFault(newPassword, account.email);
      if (fault !== null) return broken("newPassword", fault);
      const isFirst = await strapi.db.transaction(async ({ trx }) => {
        if (!(await spendResetLink(trx as Knex, token, account.id))) return false;
        await setPassword(strapi, account, newPassword);
        return true;
      });
      if (!isFirst) return broken("token", accountMessages.linkUsed);
      await endSessions(strapi, account);
      return done;
    },
  };
};

export type AccountService = ReturnType<typeof accountService>;
export default accountService;
