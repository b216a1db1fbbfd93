import type { Core } from "@strapi/strapi";
import { isPlausibleIdentifier, isPlausiblePassword, type Credentials } from "../credentials";

interface User {
  id: number;
  password: string | null;
  blocked: boolean;
}

interface UserService {
  ensureHashedPasswords(values: { password: string }): Promise<{ password: string }>;
  validatePassword(password: string, hash: string): Promise<boolean>;
}

/** Whether e-mail and password are right, in the same time whether or not the account exists. */
const signInService = ({ strapi }: { strapi: Core.Strapi }) => {
  const users = () => strapi.plugin("users-permissions").service<UserService>("user");
  let dummy: Promise<{ password: string }> | undefined;

  /** The hash to compare a password with when there is no account. */
  const dummyHash = async () =>
    (await (dummy ??= users().ensureHashedPasswords({ password: "nobody has this one" }))).password;

  const find = async (uid: string, where: object) =>
    (await strapi.db.query(uid).findOne({ where })) as User | null;

  /** A name that can be searched for, whatever was sent. */
  const searchableName = (identifier: string) =>
    isPlausibleIdentifier(identifier) ? identifier : "-";

  async function matches(user: User | null, password: string): Promise<boolean> {
    const otherHash = await dummyHash();
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
    /** The id of the panel account with these credentials; null when there is none. */
    async authenticate({ identifier, password }: Credentials): Promise<number | null> {
      const name = searchableName(identifier);
      const named = [{ email: name.toLowerCase() }, { username: name }];
      const user = await find("plugin::users-permissions.user", { provider: "local", $or: named });
      return (await matches(user, password)) && user ? user.id : null;
    },

    /** Whether an account of Strapi's admin has these credentials. */
    async isValidForAdmin({ identifier, password }: Credentials): Promise<boolean> {
      const where = { email: searchableName(identifier).toLowerCase(), isActive: true };
      return matches(await find("admin::user", where), password);
    },
  };
};

export default signInService;
