import { panelPaths } from "../../lib/panel-paths";

/** The screens that need no record, as menus, buttons and Admin Home call them. */
export const screenLabels = {
  home: "Admin Home",
  photoIndex: "Photo Index",
  photosImport: "Import Photo Data",
  photoWords: "Species in Photos",
  keywordIndex: "Keyword Index",
  keywordAdd: "Add Keyword",
  categoryIndex: "Category Index",
  categoryAdd: "Add Category",
  animalIndex: "Animal Index",
  animalAdd: "Add Animal",
  plantIndex: "Plant Index",
  plantAdd: "Add Plant",
  print: "Print",
  planIndex: "Plan Index",
  planAdd: "Add Plan",
  viewpointIndex: "Viewpoint Index",
  viewpointAdd: "Add Viewpoint",
  resourceIndex: "Resource Index",
  resourceAdd: "Add Resource",
  messages: "Messages",
  linkIndex: "Link Index",
  quoteIndex: "Quote Index",
  quoteAdd: "Add Quote",
  quoteOrder: "Change Order",
  sightings: "Sightings",
  sightingAdd: "Add a sighting",
  sightingsImport: "Import Sightings",
  names: "Names",
  gaps: "Gaps",
  associations: "Association Index",
  associationAdd: "Add Association",
  site: "Site",
  slides: "Slides",
  views: "Page Views",
  publish: "Publish",
  demo: "Demo Garden",
  bin: "Bin",
  data: "Your Data",
  account: "Account",
  help: "Handbook",
  strapiAdmin: "Advanced editor (Strapi)",
  logout: "Log Out",
} as const;

export type ScreenName = keyof typeof screenLabels;

export interface PanelLink {
  label: string;
  to: string;
  /** Another document: Strapi's admin. */
  isOutside?: boolean;
}

/** The link to a screen. */
export const linkTo = (name: ScreenName): PanelLink => ({
  label: screenLabels[name],
  to: panelPaths[name],
  isOutside: name === "strapiAdmin",
});

const linksTo = (...names: ScreenName[]): PanelLink[] => names.map(linkTo);

export interface PanelGroup {
  title: string;
  links: PanelLink[];
}

/** A group of the bar: what stands there is its first screen. */
interface BarGroup extends PanelGroup {
  /** Beginnings of its screens' addresses. */
  prefixes: string[];
}

/** The garden's records: on desks they stand in the bar (docs/product.md 3.2). */
export const barGroups: BarGroup[] = [
  {
    title: "Photos",
    prefixes: ["/cp/photo"],
    links: linksTo("photoIndex", "categoryAdd", "keywordAdd", "photosImport", "photoWords"),
  },
  {
    title: "Plants",
    prefixes: [panelPaths.plantIndex, "/cp/flora", panelPaths.print],
    links: linksTo("plantIndex", "plantAdd", "print"),
  },
  {
    title: "Animals",
    prefixes: [panelPaths.animalIndex, "/cp/fauna"],
    links: linksTo("animalIndex", "animalAdd"),
  },
  {
    title: "Sightings",
    prefixes: [panelPaths.sightings, panelPaths.gaps, panelPaths.associations],
    links: linksTo(
      "sightings",
      "sightingAdd",
      "sightingsImport",
      "gaps",
      "associations",
      "associationAdd",
    ),
  },
  {
    title: "Plans",
    prefixes: ["/cp/plan/", panelPaths.planIndex, "/cp/viewpoint"],
    links: linksTo("planIndex", "planAdd", "viewpointIndex", "viewpointAdd"),
  },
  {
    title: "Resources",
    prefixes: ["/cp/resource"],
    links: linksTo("resourceIndex", "resourceAdd"),
  },
];

/** All screens, as Admin Home lists them. */
export const panelGroups: PanelGroup[] = [
  ...barGroups,
  {
    title: "Words and links",
    links: linksTo("names", "keywordIndex", "categoryIndex", "linkIndex", "quoteIndex", "quoteAdd"),
  },
  { title: "Site", links: linksTo("messages", "site", "slides", "publish", "views", "demo") },
  {
    title: "Account and data",
    links: linksTo("account", "data", "bin", "help", "strapiAdmin", "logout"),
  },
];

/** What the panel's menu shows of them: the screens that are used most. */
export const menuGroups: PanelGroup[] = [
  {
    title: "Garden",
    links: linksTo(
      "photoIndex",
      "plantIndex",
      "animalIndex",
      "sightings",
      "planIndex",
      "resourceIndex",
    ),
  },
  {
    title: "Add",
    links: linksTo("photosImport", "sightingAdd", "plantAdd", "animalAdd", "resourceAdd"),
  },
  {
    title: "Site",
    links: linksTo("messages", "site", "slides", "quoteIndex", "publish", "views", "print"),
  },
  { title: "Account and data", links: linksTo("account", "data", "bin", "help", "logout") },
];

const isInMenu = new Set(menuGroups.flatMap(({ links }) => links.map(({ to }) => to)));

/** The others, which it keeps folded. */
export const otherScreens: PanelLink[] = panelGroups
  .flatMap(({ links }) => links)
  .filter(({ to }) => !isInMenu.has(to));
