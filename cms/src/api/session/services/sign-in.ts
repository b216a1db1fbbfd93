import type { Core } from "@strapi/strapi";
import {
  isPlausibleIdentifier,
  isPlausiblePassword,
  type Credentials,
} from "../../../lib/credentials";

interface User {
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

  async function find(identifier: string): Promise<User | null> {
    const known = isPlausibleIdentifier(identifier) ? identifier : "-";
    return (await strapi.db.query("plugin::users-permissions.user").findOne({
      where: { provider: "local", $or: [{ email: known.toLowerCase() }, { username: known }] },
    })) as User | null;
  }

  return {
    async isRight({ identifier, password }: Credentials): Promise<boolean> {
      const [user, otherHash] = [await find(identifier), await nobodysHash()];
      const matches = await users().validatePassword(password, user?.password ?? otherHash);
      return (
        matches &&
        user !== null &&
        user.password !== null &&
        !user.blocked &&
        isPlausiblePassword(password)
      );
    },
  };
};

export type SignInService = ReturnType<typeof signInService>;
export default signInService;
