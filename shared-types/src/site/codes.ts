import type { Shape } from "../kit/call";
import type { SiteSettings } from "./reader";

/** There is one record of the site: its history is at this id. */
export const siteRecordId = 1;

/** Pages that the owner can switch off: they leave navigation, footer, sitemap and home, and answer 404. */
export const switchedPages = ["plans", "resources", "cats", "contact", "calendar"] as const;
export type SwitchedPage = (typeof switchedPages)[number];

/** Pages with an introduction of the owner's. */
export const introducedPages = [
  "flora",
  "fauna",
  "photos",
  "resources",
  "cats",
  "contact",
  "calendar",
] as const;
export type IntroducedPage = (typeof introducedPages)[number];

/** Pages with a description for search engines. */
export const describedPages = ["home", ...introducedPages] as const;

/** Pages that the owner can name, in the order of the menu; the cats after the resources they belong to. */
export const namedPages = [
  "home",
  "flora",
  "fauna",
  "photos",
  "calendar",
  "plans",
  "resources",
  "cats",
  "contact",
] as const;
export type NamedPage = (typeof namedPages)[number];

/** What pages are called unless the owner calls them otherwise (docs/product.md 2.1). */
export const pageLabels: Record<NamedPage, string> = {
  home: "Home",
  flora: "Flora",
  fauna: "Fauna",
  photos: "Photos",
  calendar: "Calendar",
  plans: "Blueprint",
  resources: "Resources",
  cats: "Cats",
  contact: "Contact",
};

/** The owner's own names of pages; an empty or missing one is the usual. */
export type PageNames = Partial<Record<NamedPage, string>>;

/** What a page is called. */
export const pageNameOf = (names: PageNames, page: NamedPage): string =>
  names[page] || pageLabels[page];

/** The tiles of the home page, in their order. */
export const tileNames = ["plans", "resources", "flora", "fauna", "photos", "contact"] as const;
export type TileName = (typeof tileNames)[number];

/** What tiles say unless the owner has words of his own (docs/product.md 2.1). */
export const tileCaptions: Record<TileName, string> = {
  plans: "View the blueprints",
  resources: "View the resources",
  flora: "Go to the plant list",
  fauna: "Go to the critter list",
  photos: "See the photos",
  contact: "Send a comment, correction, or whatever",
};

/** What a photo can be shown as, besides in the gallery. */
export const photoUses = [
  "thumb",
  "banner",
  "drawing",
  "viewpoint",
  "tile",
  "contact",
  "slide",
] as const;

export const hemispheres = ["north", "south"] as const;

/** How many facts stand beside the letter, and topics beside the contact form. */
export const siteListMax = 8;

/** Plants and animals that 'In the yard this week' shows first when they are there, and those that it never shows. */
export const weekChoices = [
  "pinnedPlants",
  "pinnedAnimals",
  "hiddenPlants",
  "hiddenAnimals",
] as const;
export type WeekChoice = (typeof weekChoices)[number];

/** How many ids each of them holds at most. */
export const weekChoiceMax = 200;

export const weekChoiceMessages = {
  tooMany: `There can be at most ${weekChoiceMax}.`,
  missing: "One of these is not there anymore. Please remove it.",
  both: "One of these is shown first too. Please remove it here or there.",
} as const;

/**
 * What a page shows of the site record: a change to a part makes only those pages stale that show it. `settings` is
 * on every page.
 */
export const siteParts = ["settings", ...describedPages, "week"] as const;
export type SitePart = (typeof siteParts)[number];

export type SiteDraft = Shape<"SiteDraft">;
export type PublicSite = Shape<"PublicSite">;
export type SiteFixed = Shape<"SiteFixed">;
export type PhotoUse = Shape<"PhotoUse">;
export type SiteFact = SiteDraft["facts"][number];
export type SitePhoto = Shape<"SitePhoto">;
export type WeekChoices = Pick<SiteDraft, WeekChoice>;

/** A page's own words. */
interface SitePageText {
  intro: string;
  description: string;
}

/** What the home page shows of the site record. */
export interface SiteHome {
  welcomeTitle: string;
  /** HTML, encoded as notes are. */
  welcomeText: string;
  facts: SiteFact[];
  description: string;
  tiles: Partial<Record<TileName, SitePhoto>>;
  /** The owner's own words of the tiles, where there are any. */
  captions: Partial<Record<TileName, string>>;
}

/** What the contact page shows of it. */
export interface SiteContact extends SitePageText {
  salutation: string;
  topics: { title: string; text: string }[];
  photo: SitePhoto | null;
}

/** A list page's words, and the picture that a shared link shows. */
export interface SiteListPage extends SitePageText {
  photo: SitePhoto | null;
}

const photoOf = (photos: SitePhoto[], photoId: number | undefined) =>
  photos.find((photo) => photo.photoId === photoId) ?? null;

/** The home page's part of the site. */
export function homeOf(site: PublicSite, photos: SitePhoto[]): SiteHome {
  const { welcomeTitle, welcomeText, facts, captions } = site;
  const tiles: SiteHome["tiles"] = {};
  for (const name of tileNames) {
    const photo = photoOf(photos, site.tiles[name]);
    if (photo) tiles[name] = photo;
  }
  const description = site.descriptions.home ?? "";
  return { welcomeTitle, welcomeText, facts, description, tiles, captions };
}

/** Whose tile's picture a list page has as a shared link. */
export const sharedTiles: Partial<Record<IntroducedPage, TileName>> = {
  flora: "flora",
  fauna: "fauna",
  resources: "resources",
  cats: "resources",
  calendar: "photos",
};

/** The settings that are the record's; the others are the server's. */
type RecordSettings = Omit<SiteSettings, "apiBase" | "mvcBase" | "captcha" | "copyContact">;

/** What of the site is part of every page; the title, which credits the photos while no name is given, names nobody. */
export function pageSettings(site: Pick<PublicSite, keyof RecordSettings>): RecordSettings {
  const { title, tagline, place, photoLicenseUrl, timeZone, pages, names } = site;
  const ownerName = site.ownerName === title ? "" : site.ownerName;
  return { title, tagline, place, ownerName, photoLicenseUrl, names, pages, timeZone };
}

/** A page's part of the site. */
export function listPageOf(
  site: PublicSite,
  photos: SitePhoto[],
  page: IntroducedPage,
): SiteListPage {
  const tile = sharedTiles[page];
  return {
    intro: site.intros[page] ?? "",
    description: site.descriptions[page] ?? "",
    photo: tile ? photoOf(photos, site.tiles[tile]) : null,
  };
}

/** The contact page's part of the site. */
export function contactOf(site: PublicSite, photos: SitePhoto[]): SiteContact {
  const { salutation = "", topics = [], photoId = 0 } = site.contact ?? {};
  return {
    ...listPageOf(site, photos, "contact"),
    salutation,
    topics,
    photo: photoOf(photos, photoId),
  };
}
