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

/** Whose tile's picture a list page has as a shared link. */
export const sharedTiles: Partial<Record<IntroducedPage, TileName>> = {
  flora: "flora",
  fauna: "fauna",
  resources: "resources",
  cats: "resources",
  calendar: "photos",
};
