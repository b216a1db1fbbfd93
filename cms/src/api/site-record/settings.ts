import { siteParts, type Hemisphere, type SitePart } from "shared-types/site/codes";
import type { SiteDraft } from "shared-types/site/schema";
import { dependsOn } from "../../cache/dependencies";
import type { Knex } from "../../database/knex";
import { environment } from "../../platform/environment";
import { hemisphereOf } from "./hemisphere";
import { presentSiteDraft } from "./presenter";
import { readSiteDraft } from "./query";

/** What the whole server needs to know of the site: the record, unless the environment decides. */
export interface Site extends SiteDraft {
  hemisphere: Hemisphere;
}

/** What a site is called that has no name yet: not as if it were somebody else's. */
const noName = "My garden";
const noZone = "America/New_York";

function effective(draft: SiteDraft): Site {
  const { siteTitle, siteOwner, licenseUrl, timeZone: zone } = environment;
  const title = siteTitle || draft.title || noName;
  const timeZone = zone || draft.timeZone || noZone;
  return {
    ...draft,
    title,
    timeZone,
    ownerName: siteOwner || draft.ownerName || title,
    photoLicenseUrl: licenseUrl || draft.photoLicenseUrl,
    hemisphere: draft.hemisphere || hemisphereOf(timeZone),
  };
}

/** Declares that a response shows these parts of the site. */
function dependsOnSite(...parts: SitePart[]): void {
  dependsOn(
    "site",
    parts.map((part) => siteParts.indexOf(part) + 1),
  );
}

let last: Site | null = null;

/** The site as it is now: one read of one row. */
export async function readSite(knex: Knex, ...parts: SitePart[]): Promise<Site> {
  dependsOnSite("settings", ...parts);
  last = effective(await readSiteDraft(knex));
  return last;
}

/** The same; while it cannot be read, as it was last: the page that says so needs a title. The failure is told by what else the page reads. */
export async function readSiteOrLast(knex: Knex): Promise<Site> {
  return readSite(knex).catch(() => last ?? effective(presentSiteDraft({})));
}
