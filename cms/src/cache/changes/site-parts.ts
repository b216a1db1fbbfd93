import { createHash } from "node:crypto";
import {
  introducedPages,
  namedPages,
  publicPages,
  siteParts,
  switchedPages,
  tileNames,
  type IntroducedPage,
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

/** What a page with an introduction shows of it, and the tile whose picture it shares. */
const columnsOfPage = (page: IntroducedPage): string[] => {
  const { tile } = publicPages[page];
  return [`intro_${page}`, `description_${page}`, ...(tile ? [`tile_${tile}`] : [])];
};

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
  ...(Object.fromEntries(introducedPages.map((page) => [page, columnsOfPage(page)])) as Record<
    IntroducedPage,
    string[]
  >),
  contact: [...columnsOfPage("contact"), "salutation", "contact_photo", "topics"],
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
