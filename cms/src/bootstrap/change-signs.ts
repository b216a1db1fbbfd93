import type { Core } from "@strapi/strapi";
import { listenForChanges } from "../changes/listen";
import { watchForChanges, type ChangeSigns } from "../changes/signs";
import { isPostgres } from "../lib/knex";

interface Watching {
  signs: ChangeSigns;
  stop: () => Promise<void>;
}

const watching = new WeakMap<Core.Strapi, Watching>();

/** Begins to watch what this process writes and, on PostgreSQL, to hear what others have written. */
export function watchChanges(strapi: Core.Strapi): void {
  const knex = strapi.db.connection;
  const signs = watchForChanges(knex);
  const stop = isPostgres(knex) ? listenForChanges(knex, signs) : async () => undefined;
  watching.set(strapi, { signs, stop });
}

/** The signs of change of a site whose bootstrap has run. */
export function signsOf(strapi: Core.Strapi): ChangeSigns {
  const found = watching.get(strapi);
  if (!found) throw new Error("watchChanges has not been called.");
  return found.signs;
}

/** Lets go of the connection that listens. */
export async function endWatching(strapi: Core.Strapi): Promise<void> {
  await watching.get(strapi)?.stop();
}
