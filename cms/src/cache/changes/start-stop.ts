import type { Core } from "@strapi/strapi";
import { listenForChanges } from "./listen";
import { watchForChanges, type ChangeSigns } from "./signs";
import { isPostgres } from "../../database/knex";

interface Watching {
  signs: ChangeSigns;
  stop: () => Promise<void>;
}

const watching = new WeakMap<Core.Strapi, Watching>();

/** Starts watching this process's writes and, on PostgreSQL, listening for others'. */
export function watchChanges(strapi: Core.Strapi): void {
  const knex = strapi.db.connection;
  const signs = watchForChanges(knex);
  const stop = isPostgres(knex) ? listenForChanges(knex, signs) : async () => undefined;
  watching.set(strapi, { signs, stop });
}

/** The change signals of a started site. */
export function signsOf(strapi: Core.Strapi): ChangeSigns {
  const found = watching.get(strapi);
  if (!found) throw new Error("watchChanges has not been called.");
  return found.signs;
}

/** Closes the listening connection. */
export async function endWatching(strapi: Core.Strapi): Promise<void> {
  await watching.get(strapi)?.stop();
}
