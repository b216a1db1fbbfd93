/**
 * Wraps `validatePassword` of the users-permissions plugin, to compare one password at a time.
 * Why: the plugin compares with bcryptjs, in JavaScript on the server's only thread. Each comparison blocks
 * it for a tenth of a second at a stretch, and concurrent ones alternate before any other request has its
 * turn (docs/decisions/036).
 * Upstream: none that we know of; it is by design.
 * Needed until: tests/unit/patches.test.ts, "the plugin compares passwords in JavaScript".
 */
import type { Core } from "@strapi/strapi";

interface UserService {
  validatePassword(password: string, hash: string): Promise<boolean>;
}

/** Serializes password checks. */
export function serializePasswordChecks(strapi: Core.Strapi): void {
  const users = strapi.plugin("users-permissions").service<UserService>("user");
  const compare = users.validatePassword.bind(users);
  let last: Promise<unknown> = Promise.resolve();
  users.validatePassword = (password, hash) => {
    const own = last.then(() => compare(password, hash));
    last = own.catch(() => undefined);
    return own;
  };
}
