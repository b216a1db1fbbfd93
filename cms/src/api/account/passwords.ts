import type { Core } from "@strapi/strapi";
import { ownerClaim } from "shared-types/account/codes";
import { serviceOf } from "../../platform/services";

export const userUid = "plugin::users-permissions.user";
export const adminUid = "admin::user";

/** Who can sign in to the panel as the owner. */
export const ownerWhere = { blocked: false, role: { type: ownerClaim.value } };

/** The owner's panel account; the account in Strapi's admin with the same e-mail belongs to the same person. */
export interface Account {
  id: number;
  email: string;
}

interface UserService {
  edit(id: number, data: { password: string }): Promise<unknown>;
}

/** The owner's account with this id or e-mail; null when it is not the owner's, or blocked. */
export async function findAccount(
  strapi: Core.Strapi,
  where: { id: number } | { email: string },
): Promise<Account | null> {
  return (await strapi.db.query(userUid).findOne({
    select: ["id", "email"],
    where: { ...where, ...ownerWhere },
  })) as Account | null;
}

/** Sets the password of both of a person's accounts. */
export async function setPassword(
  strapi: Core.Strapi,
  { id, email }: Account,
  password: string,
): Promise<void> {
  const adminAuth = serviceOf(strapi, "admin::auth");
  const data = {
    password: await adminAuth.hashPassword(password),
    resetPasswordToken: null,
    resetPasswordTokenExpiresAt: null,
  };
  await strapi.plugin("users-permissions").service<UserService>("user").edit(id, { password });
  await strapi.db.query(adminUid).updateMany({ where: { email }, data });
}

/** Ends all of a person's sessions, in the panel and in Strapi's admin, except the one to keep. */
export async function endSessions(
  strapi: Core.Strapi,
  { id, email }: Account,
  kept?: string,
): Promise<void> {
  const panel = strapi.sessionManager("users-permissions");
  if (kept === undefined) await panel.invalidateRefreshToken(String(id));
  for (const { sessionId } of await panel.listSessions(String(id)))
    if (sessionId !== kept) await panel.revokeSessionById(String(id), sessionId);
  const admins = (await strapi.db.query(adminUid).findMany({ where: { email } })) as Account[];
  for (const admin of admins)
    await strapi.sessionManager("admin").invalidateRefreshToken(String(admin.id));
}
