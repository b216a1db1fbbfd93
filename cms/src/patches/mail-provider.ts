/**
 * Sends the mails of Strapi's e-mail plugin with the settings of the moment.
 * Why: the plugin makes its provider once, at the start, from config/plugins.ts; the owner changes the mail server
 * while the site runs, on this instance or another (docs/decisions/053).
 * Needed until: tests/api/patches.test.ts, "Strapi's e-mail plugin keeps the provider of its start".
 */
import type { Core } from "@strapi/strapi";

/** Replaces the provider. `send` reads the settings for each mail. */
export function replaceMailProvider<Mail>(
  strapi: Core.Strapi,
  send: (strapi: Core.Strapi, mail: Mail) => Promise<void>,
): void {
  Object.assign(strapi.plugin("email"), { provider: { send: (mail: Mail) => send(strapi, mail) } });
}
