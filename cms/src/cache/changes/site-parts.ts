import { createHash } from "node:crypto";
import {
  namedPages,
  siteParts,
  switchedPages,
  tileNames,
  type SitePart,
} from "shared-types/site/codes";

const words = [
  "title",
  "tagline",
  "owner_name",
  "photo_license_url",
  "time_zone",
  "hemisphere",
  "place",
];

/** The columns of the site record that each part of the site shows. */
const columnsOfParts: Record<SitePart, string[]> = {
  settings: [
    ...words,
    ...switchedPages.map((page) => `show_${page}`),
    ...namedPages.map((page) => `name_${page}`),
  ],
  home: [
    "welcome_title",
    "welcome_text",
    "facts",
    "description_home",
    ...tileNames.flatMap((name) => [`tile_${name}`, `caption_${name}`]),
  ],
  flora: ["intro_flora", "description_flora", "tile_flora"],
  fauna: ["intro_fauna", "description_fauna", "tile_fauna"],
  photos: ["intro_photos", "description_photos"],
  resources: ["intro_resources", "description_resources", "tile_resources"],
  cats: ["intro_cats", "description_cats", "tile_resources"],
  contact: ["intro_contact", "description_contact", "salutation", "contact_photo", "topics"],
  calendar: ["intro_calendar", "description_calendar"],
  week: ["pinned_plants", "pinned_animals", "hidden_plants", "hidden_animals"],
};

/** The site record's one row, whose changes are logged by the parts they are in (docs/decisions/054). */
export const siteTable = "site_records";

/** What a trigger does is in its name, so that one made by an older version is told from today's. */
function triggerOfPart(part: SitePart, number: number): string {
  const does = createHash("sha256").update([number, ...columnsOfParts[part]].join());
  return `note_${part}_${siteTable}_${does.digest("hex").slice(0, 8)}`;
}

/** The parts, each with its number in the change log and the name of the trigger that logs it. */
export const numberedParts = siteParts.map((part, place) => ({
  part,
  number: place + 1,
  columns: columnsOfParts[part],
  trigger: triggerOfPart(part, place + 1),
}));

/** The triggers of the site record whose part or columns are no longer these. */
export function outdatedTriggers(there: string[]): string[] {
  const parts = siteParts.map((part) => `note_${part}_${siteTable}`);
  const current = new Set(numberedParts.map(({ trigger }) => trigger));
  return there.filter((name) => !current.has(name) && parts.some((part) => name.startsWith(part)));
}
