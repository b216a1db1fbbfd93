/** There is one record of the site: its history is at this id. */
export const siteRecordId = 1;

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

/** The tiles of the home page, in their order. */
export const tileNames = ["plans", "resources", "flora", "fauna", "photos", "contact"] as const;
export type TileName = (typeof tileNames)[number];

interface PublicPage {
  path: string;
  /** What it is called unless the owner calls it otherwise (docs/product.md 2.1). */
  label: string;
  /** The owner can switch it off: it leaves navigation, footer, sitemap and home, and answers 404. */
  isSwitched?: true;
  /** It has an introduction of the owner's, and a description for search engines. */
  isIntroduced?: true;
  /** The records it lists: their last change is its own in the sitemap. */
  lists?: "plants" | "animals" | "photos" | "resources";
  /** Whose tile's picture it has as a shared link. */
  tile?: TileName;
  /** The menu has no link to it, but shows this one as current. */
  within?: NamedPage;
}

const pages = {
  home: { path: "/", label: "Home" },
  flora: { path: "/flora", label: "Flora", isIntroduced: true, lists: "plants", tile: "flora" },
  fauna: { path: "/fauna", label: "Fauna", isIntroduced: true, lists: "animals", tile: "fauna" },
  photos: { path: "/photos", label: "Photos", isIntroduced: true, lists: "photos" },
  plans: { path: "/plans", label: "Blueprint", isSwitched: true },
  resources: {
    ...{ path: "/resources", label: "Resources", isSwitched: true, isIntroduced: true },
    ...{ lists: "resources", tile: "resources" },
  },
  cats: {
    ...{ path: "/cats", label: "Cats", isSwitched: true, isIntroduced: true },
    ...{ lists: "resources", tile: "resources", within: "resources" },
  },
  contact: { path: "/contact", label: "Contact", isSwitched: true, isIntroduced: true },
  calendar: {
    ...{ path: "/calendar", label: "Calendar", isSwitched: true, isIntroduced: true },
    ...{ lists: "photos", tile: "photos" },
  },
} as const satisfies Record<NamedPage, PublicPage>;

type PageThat<Is extends keyof PublicPage> = {
  [Page in NamedPage]: (typeof pages)[Page] extends Record<Is, true> ? Page : never;
}[NamedPage];

const pagesThat = <Is extends "isSwitched" | "isIntroduced">(is: Is) =>
  pageNames.filter((page): page is PageThat<Is> => publicPages[page][is] === true);

/** The pages with a name, each declared once: a new one is last, because stored documents name them in this order. */
export const publicPages: Readonly<Record<NamedPage, PublicPage>> = pages;
export const pageNames = Object.keys(pages) as NamedPage[];

export type SwitchedPage = PageThat<"isSwitched">;
export const switchedPages = pagesThat("isSwitched");

/** Which pages are shown. */
export type ShownPages = Record<SwitchedPage, boolean>;

/** All of them, as on a new site. */
export const showingAll = () =>
  Object.fromEntries(switchedPages.map((page) => [page, true])) as ShownPages;

/** Whether a page is shown; one that cannot be switched off is. */
export const isShownPage = (shown: ShownPages, page: string): boolean =>
  new Map<string, boolean>(Object.entries(shown)).get(page) ?? true;

export type IntroducedPage = PageThat<"isIntroduced">;
export const introducedPages = pagesThat("isIntroduced");

/** Pages with a description for search engines. */
export const describedPages = ["home", ...introducedPages] as const;

/** The owner's own names of pages; an empty or missing one is the usual. */
export type PageNames = Partial<Record<NamedPage, string>>;

/** What a page is called. */
export const pageNameOf = (names: PageNames, page: NamedPage): string =>
  names[page] || publicPages[page].label;

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

export const hemisphereLabels = { north: "Northern", south: "Southern" } as const;
export type Hemisphere = keyof typeof hemisphereLabels;
export const hemispheres = Object.keys(hemisphereLabels) as Hemisphere[];

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
