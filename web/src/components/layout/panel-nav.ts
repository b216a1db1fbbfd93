import type { TileName } from "shared-types";
import { panelPaths } from "../../lib/panel-paths";

export interface PanelLink {
  label: string;
  to: string;
  /** Another document: Strapi's admin. */
  isOutside?: boolean;
}

export interface PanelGroup {
  title: string;
  /** The tile whose picture is over the group on Admin Home, if one fits. */
  picture?: TileName;
  links: PanelLink[];
  /** Beginnings of its screens' addresses; only a group that has them is part of the bar. */
  prefixes?: string[];
}

/** All screens of the panel that need no record, as its menu and Admin Home list them (docs/product.md 3.2). */
export const panelGroups: PanelGroup[] = [
  {
    title: "Photos",
    picture: "photos",
    prefixes: ["/cp/photo"],
    links: [
      { label: "Photo Index", to: panelPaths.photoIndex },
      { label: "Add Category", to: panelPaths.categoryAdd },
      { label: "Add Keyword", to: panelPaths.keywordAdd },
      { label: "Import Photo Data", to: panelPaths.photosImport },
    ],
  },
  {
    title: "Animals",
    picture: "fauna",
    prefixes: [panelPaths.animalIndex, "/cp/fauna"],
    links: [
      { label: "Animal Index", to: panelPaths.animalIndex },
      { label: "Add Animal", to: panelPaths.animalAdd },
    ],
  },
  {
    title: "Plants",
    picture: "flora",
    prefixes: [panelPaths.plantIndex, "/cp/flora", panelPaths.print],
    links: [
      { label: "Plant Index", to: panelPaths.plantIndex },
      { label: "Add Plant", to: panelPaths.plantAdd },
      { label: "Print", to: panelPaths.print },
    ],
  },
  {
    title: "Plans",
    picture: "plans",
    prefixes: ["/cp/plan/", panelPaths.planIndex, "/cp/viewpoint"],
    links: [
      { label: "Plan Index", to: panelPaths.planIndex },
      { label: "Add Plan", to: panelPaths.planAdd },
      { label: "Viewpoint Index", to: panelPaths.viewpointIndex },
      { label: "Add Viewpoint", to: panelPaths.viewpointAdd },
    ],
  },
  {
    title: "Resources",
    picture: "resources",
    prefixes: ["/cp/resource"],
    links: [
      { label: "Resource Index", to: panelPaths.resourceIndex },
      { label: "Add Resource", to: panelPaths.resourceAdd },
    ],
  },
  {
    title: "Messages, keywords and links",
    picture: "contact",
    links: [
      { label: "Messages", to: panelPaths.messages },
      { label: "Keyword Index", to: panelPaths.keywordIndex },
      { label: "Category Index", to: panelPaths.categoryIndex },
      { label: "Link Index", to: panelPaths.linkIndex },
      { label: "Quote Index", to: panelPaths.quoteIndex },
      { label: "Add Quote", to: panelPaths.quoteAdd },
    ],
  },
  {
    title: "Sightings",
    links: [
      { label: "Sightings", to: panelPaths.sightings },
      { label: "Gaps", to: panelPaths.gaps },
      { label: "Association Index", to: panelPaths.associations },
      { label: "Add Association", to: panelPaths.associationAdd },
    ],
  },
  {
    title: "Site and account",
    links: [
      { label: "Site", to: panelPaths.site },
      { label: "Slides", to: panelPaths.slides },
      { label: "Page Views", to: panelPaths.views },
      { label: "Demo Garden", to: panelPaths.demo },
      { label: "Bin", to: panelPaths.bin },
      { label: "Your Data", to: panelPaths.data },
      { label: "Account", to: panelPaths.account },
      { label: "Handbook", to: panelPaths.help },
      { label: "Advanced editor (Strapi)", to: panelPaths.strapiAdmin, isOutside: true },
      { label: "Log Out", to: panelPaths.logout },
    ],
  },
];
