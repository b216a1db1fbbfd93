import { randomUUID } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { environment } from "../../platform/environment";

/** What the ids of feed entries and calendar events are made with. It never changes: readers know an entry by its id. */
export interface SiteIds {
  /** The naming authority of tags (RFC 4151), and behind the @ of calendar UIDs (RFC 5545 3.8.4.7). */
  authority: string;
  /** The id of the feed itself. */
  feed: string;
}

const storeOf = (strapi: Core.Strapi) => strapi.store({ type: "api", name: "site", key: "ids" });

/** As ids were made of the site's address, before it could change. */
const ofAddress = (publicUrl: string): SiteIds => ({
  authority: new URL(publicUrl).hostname,
  feed: `${publicUrl}/feed.xml`,
});

/** Of a new site: a name that nobody can own (RFC 6761), because its first address is often `localhost`. */
function random(): SiteIds {
  const authority = `${randomUUID()}.invalid`;
  return { authority, feed: `tag:${authority},2026:feed` };
}

/** Whether there is something that a reader may have seen. */
async function hasEntries({ db }: Core.Strapi): Promise<boolean> {
  for (const table of ["photos", "plants", "animals"])
    if (await db.connection(table).first("id")) return true;
  return false;
}

/** Chooses the site's ids at its first start. A site from before keeps those that it had until then. */
export async function ensureSiteIds(strapi: Core.Strapi): Promise<void> {
  const store = storeOf(strapi);
  if (await store.get({})) return;
  const value = (await hasEntries(strapi)) ? ofAddress(environment.publicUrl) : random();
  await store.set({ value });
}

/** Read each time: a restore, or another instance at the same first start, may have replaced them. */
export async function siteIds(strapi: Core.Strapi): Promise<SiteIds> {
  return ((await storeOf(strapi).get({})) as SiteIds | null) ?? ofAddress(environment.publicUrl);
}
