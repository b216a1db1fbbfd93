import type { Core } from "@strapi/strapi";
import { entriesOutOfSync, syncEntries } from "./media-entries";

/** Creates the missing Media Library entries of an older data directory. */
export async function ensureMediaEntries(strapi: Core.Strapi): Promise<void> {
  await syncEntries(strapi, await entriesOutOfSync(strapi));
}
