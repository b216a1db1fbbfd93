import type { Core } from "@strapi/strapi";
import { environment, EnvironmentError } from "./environment";
import { secretsFingerprint } from "./secrets";

/**
 * Makes sure that all instances on one PostgreSQL have the same secrets: otherwise a session of one
 * would be invalid on another, and the second factor unreadable. A SQLite site has its own secrets.
 * @throws EnvironmentError when the database knows others
 */
export async function requireSameSecrets(strapi: Core.Strapi): Promise<void> {
  if (environment.databaseUrl === "") return;
  const remembered = strapi.store({ type: "api", name: "secrets", key: "mark" });
  const known: unknown = await remembered.get({});
  const own = secretsFingerprint();
  if (known === own) return;
  if (known !== null && known !== undefined && !environment.acceptNewSecrets)
    throw new EnvironmentError(
      `The other servers of this database do not use the secrets in ${environment.secretsFile}: copy their ` +
        "secrets.json there, or name a file they share in SECRETS_FILE, and start again. If theirs are " +
        "lost, set ACCEPT_NEW_SECRETS=1 for one start: everyone then has to sign in again and set up " +
        "two-step sign-in again.",
    );
  await remembered.set({ value: own });
}
