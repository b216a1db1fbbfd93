import type { Core } from "@strapi/strapi";
import { readAtOnce } from "../lib/read-rows";

const ends = new WeakMap<Core.Strapi, () => void>();

/** Opens the way of public reads to the database. */
export function openReading(strapi: Core.Strapi): void {
  ends.set(strapi, readAtOnce(strapi.db.connection));
}

/** Closes it again; nothing to do when it was never opened. */
export function endReading(strapi: Core.Strapi): void {
  ends.get(strapi)?.();
}
