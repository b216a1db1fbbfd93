import type { Core } from "@strapi/strapi";
import type { Claim } from "shared-types/account/answers";
import { ownerClaim } from "shared-types/account/codes";
import { serviceOf } from "../../../platform/services";
import { lastSessionOf } from "../last-session";
import { adminUid, ownerWhere, userUid } from "../passwords";

export type Access = "owner" | "other" | "nobody";

interface User {
  id: number;
  blocked: boolean;
  role: { type: string } | null;
}

interface UserService {
  add(user: Record<string, unknown>): Promise<unknown>;
  edit(id: number, user: Record<string, unknown>): Promise<unknown>;
}

/** The owner: the one panel user whose role has type 'admin', and Strapi's super admin with the same e-mail. */
const ownerService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Whether anyone can sign in to the panel as the owner. */
  async exists(): Promise<boolean> {
    return (await strapi.db.query(userUid).count({ where: ownerWhere })) > 0;
  },

  /** The address the owner signs in with; '' when there is no owner yet. */
  async email(): Promise<string> {
    const owner = (await strapi.db.query(userUid).findOne({
      select: ["email"],
      where: ownerWhere,
      orderBy: { id: "asc" },
    })) as { email: string } | null;
    return owner?.email ?? "";
  },

  /**
   * Makes both accounts the owner's with the same credentials, or neither. Accounts with this e-mail that were blocked or
   * demoted become the owner's again.
   */
  async create(email: string, password: string): Promise<void> {
    const users = strapi.plugin("users-permissions").service<UserService>("user");
    const adminRole = serviceOf(strapi, "admin::role");
    const adminAuth = serviceOf(strapi, "admin::auth");
    await strapi.db.transaction(async () => {
      const role = (await strapi.db
        .query("plugin::users-permissions.role")
        .findOne({ where: { type: "admin" } })) as { id: number };
      const access = {
        password,
        provider: "local",
        confirmed: true,
        blocked: false,
        role: role.id,
      };
      const known = (await strapi.db.query(userUid).findOne({ where: { email } })) as User | null;
      if (known) await users.edit(known.id, access);
      else await users.add({ username: email, email, ...access });
      const superAdmin = await adminRole.getSuperAdmin();
      // Not the admin's own service, which counts users in this transaction after it has returned.
      const admins = strapi.db.query(adminUid);
      const data = {
        password: await adminAuth.hashPassword(password),
        isActive: true,
        blocked: false,
        roles: [superAdmin.id],
      };
      const admin = (await admins.findOne({ where: { email } })) as { id: number } | null;
      if (admin) await admins.update({ where: { id: admin.id }, data });
      else await admins.create({ data: { email, firstname: "Owner", lastname: "", ...data } });
    });
  },

  /** The bearer of an access token: the owner, another signed-in user, or nobody. */
  async accessOf(token: string): Promise<Access> {
    if (token === "") return "nobody";
    const sessions = strapi.sessionManager("users-permissions");
    const checked = sessions.validateAccessToken(token);
    if (!checked.isValid) return "nobody";
    // A token stays valid until it expires, so check that its session still exists.
    const last = await lastSessionOf(strapi, checked.payload.sessionId);
    if (!(await sessions.isSessionActive(last))) return "nobody";
    // PostgreSQL would fail on an invalid number.
    const id = Number(checked.payload.userId);
    if (!Number.isSafeInteger(id)) return "nobody";
    const user = (await strapi.db.query(userUid).findOne({
      where: { id },
      populate: ["role"],
    })) as User | null;
    if (user === null) return "nobody";
    return !user.blocked && user.role?.type === ownerClaim.value ? "owner" : "other";
  },

  /** The claims of the bearer of an access token: the owner's, or none. Never throws. */
  async claimsOf(token: string): Promise<Claim[]> {
    return (await this.accessOf(token)) === "owner" ? [{ ...ownerClaim, message: "" }] : [];
  },
});

export default ownerService;
