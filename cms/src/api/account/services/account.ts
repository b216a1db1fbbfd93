import type { Core } from "@strapi/strapi";
import { accountMessages } from "shared-types/account/codes";
import type { EmailChange, PasswordChange, PasswordReset } from "shared-types/account/schema";
import { inTransaction } from "../../../database/knex";
import { accountKey, visitorKey } from "../../../database/rate-limits/keys";
import { limitFailures, type RateLimitKey } from "../../../database/rate-limits/rate-limits";
import { bearerToken } from "../../../http/bearer-token";
import type { CallContext } from "../../../http/call-context";
import { done, rejected, type LimitedSave } from "../../../http/limited-save";
import { serviceOf } from "../../../platform/services";
import { lastSessionOf } from "../last-session";
import { passwordError } from "../password-error";
import {
  endSessions,
  findAccount,
  setPassword,
  type Account,
  adminUid,
  userUid,
} from "../passwords";
import { dropResetLinks, redeemResetLink, userOfResetLink } from "../reset-links";

/** Whether any account, of the panel or of Strapi's admin, has this address or is called by it. */
async function isEmailTaken(strapi: Core.Strapi, email: string): Promise<boolean> {
  const [users, admins] = await Promise.all([
    strapi.db.query(userUid).count({ where: { $or: [{ email }, { username: email }] } }),
    strapi.db.query(adminUid).count({ where: { email } }),
  ]);
  return users + admins > 0;
}

/** Sets the address of both of a person's accounts; a user name that was the old address follows. */
async function setEmail(strapi: Core.Strapi, account: Account, email: string): Promise<void> {
  const { id, email: old } = account;
  const users = strapi.db.query(userUid);
  await users.update({ where: { id }, data: { email } });
  await users.updateMany({ where: { id, username: old }, data: { username: email } });
  await strapi.db.query(adminUid).updateMany({ where: { email: old }, data: { email } });
}

/** The owner and the current session. */
export interface Bearer {
  account: Account;
  sessionId: string;
  ip: string;
}

/** Refused for now, whatever was sent: `waitMs` above 0. */
export const rateLimited = (waitMs: number) => rejected("", accountMessages.tooOften, waitMs);

const accountService = ({ strapi }: { strapi: Core.Strapi }) => {
  const knex = () => strapi.db.connection;
  const signIn = () => serviceOf(strapi, "api::account.sign-in");

  return {
    /** The owner and session of a request, whose access token the policy has already checked. */
    async bearerOf(ctx: CallContext): Promise<Bearer> {
      const token = bearerToken(ctx.get("authorization"));
      const checked = strapi.sessionManager("users-permissions").validateAccessToken(token);
      const id = checked.isValid ? Number(checked.payload.userId) : 0;
      const account = await findAccount(strapi, { id });
      if (!checked.isValid || !account) throw new Error("The policy let a stranger through.");
      return {
        account,
        sessionId: await lastSessionOf(strapi, checked.payload.sessionId),
        ip: ctx.ip,
      };
    },

    /** Null if this is the bearer's password, else why not. A wrong one counts as a failed sign-in. */
    async passwordOutcome(
      { account, ip }: Bearer,
      password: string,
      fieldId: string,
    ): Promise<LimitedSave | null> {
      const keys: RateLimitKey[] = [
        { kind: "address", who: visitorKey(ip) },
        { kind: "account", who: accountKey(account.email) },
      ];
      const credentials = { identifier: account.email, password };
      const attempt = await limitFailures(
        knex(),
        keys,
        () => signIn().authenticate(credentials),
        (id) => id === account.id,
      );
      if (attempt.isLimited) return rateLimited(attempt.waitMs);
      return attempt.result === account.id
        ? null
        : rejected(fieldId, accountMessages.wrongPassword);
    },

    /** Sets a new password with the old one. All sessions but the current one end, and so do reset links. */
    async changePassword(bearer: Bearer, change: PasswordChange): Promise<LimitedSave> {
      const { account, sessionId } = bearer;
      const refused = await this.passwordOutcome(bearer, change.oldPassword, "oldPassword");
      if (refused) return refused;
      const error =
        change.newPassword === change.oldPassword
          ? accountMessages.same
          : passwordError(change.newPassword, account.email);
      if (error !== null) return rejected("newPassword", error);
      await inTransaction(strapi, async (trx) => {
        await setPassword(strapi, account, change.newPassword);
        await dropResetLinks(trx, account.id);
      });
      await endSessions(strapi, account, sessionId);
      return done;
    },

    /**
     * Changes the e-mail address of the panel and of Strapi's admin. All sessions but the current one end, and
     * so do reset links, which went to the old address.
     */
    async changeEmail(
      bearer: Bearer,
      { email, currentPassword }: EmailChange,
    ): Promise<LimitedSave> {
      const { account, sessionId } = bearer;
      const refused = await this.passwordOutcome(bearer, currentPassword, "currentPassword");
      if (refused) return refused;
      if (email === account.email) return rejected("email", accountMessages.sameEmail);
      if (await isEmailTaken(strapi, email)) return rejected("email", accountMessages.emailTaken);
      const error = passwordError(currentPassword, email);
      if (error !== null) return rejected("email", accountMessages.inPassword);
      await inTransaction(strapi, async (trx) => {
        await setEmail(strapi, account, email);
        await dropResetLinks(trx, account.id);
      });
      await endSessions(strapi, { ...account, email }, sessionId);
      return done;
    },

    /** Sets a new password with a reset link. All sessions end; the second factor stays. */
    async reset({ token, newPassword }: PasswordReset, ip: string): Promise<LimitedSave> {
      const keys: RateLimitKey[] = [{ kind: "address", who: visitorKey(ip) }];
      const find = () => userOfResetLink(knex(), token, Date.now());
      const attempt = await limitFailures(knex(), keys, find, (id) => id !== null);
      if (attempt.isLimited) return rateLimited(attempt.waitMs);
      const account =
        attempt.result === null ? null : await findAccount(strapi, { id: attempt.result });
      if (!account) return rejected("token", accountMessages.linkUsed);
      const error = passwordError(newPassword, account.email);
      if (error !== null) return rejected("newPassword", error);
      const isFirst = await inTransaction(strapi, async (trx) => {
        if (!(await redeemResetLink(trx, token, account.id))) return false;
        await setPassword(strapi, account, newPassword);
        return true;
      });
      if (!isFirst) return rejected("token", accountMessages.linkUsed);
      await endSessions(strapi, account);
      return done;
    },
  };
};

export default accountService;
