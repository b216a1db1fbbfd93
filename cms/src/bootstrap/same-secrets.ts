import type { Core } from "@strapi/strapi";
import { environment, EnvironmentError } from "../environment";
import { secretsMark } from "../secrets";

/**
 * Makes sure that all servers on one PostgreSQL have the same secrets: else those who sign in on one
 * are nobody on the next, and their second factor cannot be read. Beside SQLite lie its own.
 * @throws EnvironmentError when the database has known others
 */
export async function requireSameSecrets(strapi: Core.Strapi): Promise<void> {
  if (environment.databaseUrl === "") return;
  const remembered = strapi.store({ type: "api", name: "secrets", key: "mark" });
  const known: unknown = await remembered.get({});
  const own = secretsMark();
  if (known === own) return;
  if (known !== null && known !== undefined && !environment.acceptNewSecrets)
    throw new EnvironmentError(
      `The servers of this database have other secrets than ${environment.secretsFile}: copy their ` +
        "secrets.json there, or name a file they share in SECRETS_FILE, and start again. If theirs are " +
        "lost, set ACCEPT_NEW_SECRETS=1 for one start: everyone has to sign in again, and to set up " +
        "the second factor anew.",
    );
  await remembered.set({ value: own });
}
