import type { Core } from "@strapi/strapi";

interface UserService {
  validatePassword(password: string, hash: string): Promise<boolean>;
}

/**
 * Has passwords compared one after the other. Each takes the process for a tenth of a second at a stretch, and
 * those under way at once take turns with one another before any reader has one (decision 080).
 */
export function comparePasswordsInTurn(strapi: Core.Strapi): void {
  const users = strapi.plugin("users-permissions").service<UserService>("user");
  const compare = users.validatePassword.bind(users);
  let last: Promise<unknown> = Promise.resolve();
  users.validatePassword = (password, hash) => {
    const own = last.then(() => compare(password, hash));
    last = own.catch(() => undefined);
    return own;
  };
}
