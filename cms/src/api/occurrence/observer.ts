import type { Knex } from "../../database/knex";
import { environment } from "../../platform/environment";
import { readSite } from "../site-record/settings";

/** Who made the observations, and where they are published. */
export type Observer = Awaited<ReturnType<typeof readObserver>>;

/** The site and its owner. */
export async function readObserver(knex: Knex) {
  const { title, ownerName, photoLicenseUrl, timeZone } = await readSite(knex);
  return { publicUrl: environment.publicUrl, title, ownerName, photoLicenseUrl, timeZone };
}
