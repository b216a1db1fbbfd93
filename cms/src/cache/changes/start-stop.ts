import type { Core } from "@strapi/strapi";
import { listenForChanges } from "./listen";
import { createChangeSignals, type ChangeSignals } from "./change-signals";
import { isPostgres } from "../../database/knex";

interface Started {
  signals: ChangeSignals;
  stop: () => Promise<void>;
}

const started = new WeakMap<Core.Strapi, Started>();

/** Starts watching this process's writes and, on PostgreSQL, listening for others'. */
export function startChangeSignals(strapi: Core.Strapi): void {
  const knex = strapi.db.connection;
  const signals = createChangeSignals(knex);
  const stop = isPostgres(knex) ? listenForChanges(knex, signals) : async () => undefined;
  started.set(strapi, { signals, stop });
}

/** The change signals of a started site. */
export function changeSignalsOf(strapi: Core.Strapi): ChangeSignals {
  const found = started.get(strapi);
  if (!found) throw new Error("startChangeSignals has not been called.");
  return found.signals;
}

/** Closes the listening connection. */
export async function stopChangeSignals(strapi: Core.Strapi): Promise<void> {
  await started.get(strapi)?.stop();
}
