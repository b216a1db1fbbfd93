import type { Core } from "@strapi/strapi";
import { lackingEntries, keepEntries } from "../photos/media-entries";

/** Gives photos of an older data directory their entries of the Media Library. */
export async function ensureMediaEntries(strapi: Core.Strapi): Promise<void> {
  await keepEntries(strapi, await lackingEntries(strapi));
}
