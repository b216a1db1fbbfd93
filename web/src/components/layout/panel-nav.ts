import type { TileName } from "shared-types";
import { panelPaths } from "../../lib/panel-paths";

/** The screens that need no record, as menus, buttons and Admin Home call them. */
export const screenLabels = {
  home: "Admin Home",
  photoIndex: "Photo Index",
  photosImport: "Import Photo Data",
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
  sightingsImport: "Import Sightings",
  gaps: "Gaps",
  associations: "Association Index",
  associationAdd: "Add Association",
  site: "Site",
  slides: "Slides",
  views: "Page Views",
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
  /** The tile whose picture is over the group on Admin Home, if one fits. */
  picture?: TileName;
  links: PanelLink[];
  /** Beginnings of its screens' addresses; only a group that has them is part of the bar. */
  prefixes?: string[];
}

/** All screens that the panel's menu and Admin Home list (docs/product.md 3.2). */
export const panelGroups: PanelGroup[] = [
  {
    title: "Photos",
    picture: "photos",
    prefixes: ["/cp/photo"],
    links: linksTo("photoIndex", "categoryAdd", "keywordAdd", "photosImport"),
  },
  {
    title: "Animals",
    picture: "fauna",
    prefixes: [panelPaths.animalIndex, "/cp/fauna"],
    links: linksTo("animalIndex", "animalAdd"),
  },
  {
    title: "Plants",
    picture: "flora",
    prefixes: [panelPaths.plantIndex, "/cp/flora", panelPaths.print],
    links: linksTo("plantIndex", "plantAdd", "print"),
  },
  {
    title: "Plans",
    picture: "plans",
    prefixes: ["/cp/plan/", panelPaths.planIndex, "/cp/viewpoint"],
    links: linksTo("planIndex", "planAdd", "viewpointIndex", "viewpointAdd"),
  },
  {
    title: "Resources",
    picture: "resources",
    prefixes: ["/cp/resource"],
    links: linksTo("resourceIndex", "resourceAdd"),
  },
  {
    title: "Messages, keywords and links",
    picture: "contact",
    links: linksTo(
      "messages",
      "keywordIndex",
      "categoryIndex",
      "linkIndex",
      "quoteIndex",
      "quoteAdd",
    ),
  },
  {
    title: "Sightings",
    links: linksTo("sightings", "gaps", "associations", "associationAdd"),
  },
  {
    title: "Site and account",
    links: linksTo(
      "site",
      "slides",
      "views",
      "demo",
      "bin",
      "data",
      "account",
      "help",
      "strapiAdmin",
      "logout",
    ),
  },
];
