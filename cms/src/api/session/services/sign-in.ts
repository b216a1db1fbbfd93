import type { Core } from "@strapi/strapi";
import {
  isPlausibleIdentifier,
  isPlausiblePassword,
  type Credentials,
} from "../../../lib/credentials";

interface User {
  id: number;
  password: string | null;
  blocked: boolean;
}

interface UserService {
  ensureHashedPasswords(values: { password: string }): Promise<{ password: string }>;
  validatePassword(password: string, hash: string): Promise<boolean>;
}

/** Whether e-mail and password are right, in the same time whether there is such an account or not. */
const signInService = ({ strapi }: { strapi: Core.Strapi }) => {
  const users = () => strapi.plugin("users-permissions").service<UserService>("user");
  let nobody: Promise<{ password: string }> | undefined;

  /** The hash that a password is held against when there is no account. */
  const nobodysHash = async () =>
    (await (nobody ??= users().ensureHashedPasswords({ password: "nobody has this one" })))
      .password;

  const find = async (uid: string, where: object) =>
    (await strapi.db.query(uid).findOne({ where })) as User | null;

  /** A name that can be looked for, whatever was sent. */
  const plausible = (identifier: string) => (isPlausibleIdentifier(identifier) ? identifier : "-");

  async function matches(user: User | null, password: string): Promise<boolean> {
    const otherHash = await nobodysHash();
    const isSame = await users().validatePassword(password, user?.password ?? otherHash);
    return (
      isSame &&
      user !== null &&
      user.password !== null &&
      !user.blocked &&
      isPlausiblePassword(password)
    );
  }

  return {
    /** The id of the panel's account that these are right for; null when there is none. */
    async rightUser({ identifier, password }: Credentials): Promise<number | null> {
      const name = plausible(identifier);
      const named = [{ email: name.toLowerCase() }, { username: name }];
      const user = await find("plugin::users-permissions.user", { provider: "local", $or: named });
      return (await matches(user, password)) && user ? user.id : null;
    },

    /** Whether they are right for an account of Strapi's own admin. */
    async isRightForAdmin({ identifier, password }: Credentials): Promise<boolean> {
      const where = { email: plausible(identifier).toLowerCase(), isActive: true };
      return matches(await find("admin::user", where), password);
    },
  };
};

export type SignInService = ReturnType<typeof signInService>;
export default signInService;
