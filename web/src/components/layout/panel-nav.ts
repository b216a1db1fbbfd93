import { panelPaths } from "../../lib/panel-paths";

export interface PanelLink {
  label: string;
  to: string;
  /** Another document: Strapi's admin. */
  isOutside?: boolean;
}

export interface PanelGroup {
  title: string;
  /** The site's picture over the group on Admin Home. */
  picture: string;
  links: PanelLink[];
  /** Beginnings of its screens' addresses; only a group that has them is part of the bar. */
  prefixes?: string[];
}

/** All screens of the panel that need no record, as its menu and Admin Home list them (docs/product.md 3.2). */
export const panelGroups: PanelGroup[] = [
  {
    title: "Photos",
    picture: "tile-photos",
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
    picture: "tile-fauna",
    prefixes: [panelPaths.animalIndex, "/cp/fauna"],
    links: [
      { label: "Animal Index", to: panelPaths.animalIndex },
      { label: "Add Animal", to: panelPaths.animalAdd },
    ],
  },
  {
    title: "Plants",
    picture: "tile-flora",
    prefixes: [panelPaths.plantIndex, "/cp/flora"],
    links: [
      { label: "Plant Index", to: panelPaths.plantIndex },
      { label: "Add Plant", to: panelPaths.plantAdd },
    ],
  },
  {
    title: "Resources",
    picture: "tile-resources",
    prefixes: ["/cp/resource"],
    links: [
      { label: "Resource Index", to: panelPaths.resourceIndex },
      { label: "Add Resource", to: panelPaths.resourceAdd },
    ],
  },
  {
    title: "Messages, keywords and links",
    picture: "tile-contact",
    links: [
      { label: "Messages", to: panelPaths.messages },
      { label: "Keyword Index", to: panelPaths.keywordIndex },
      { label: "Category Index", to: panelPaths.categoryIndex },
      { label: "Link Index", to: panelPaths.linkIndex },
      { label: "Quote Index", to: panelPaths.quoteIndex },
    ],
  },
  {
    title: "Site and account",
    picture: "tile-plans",
    links: [
      { label: "Bin", to: panelPaths.bin },
      { label: "Your Data", to: panelPaths.data },
      { label: "Account", to: panelPaths.account },
      { label: "Advanced editor (Strapi)", to: panelPaths.strapiAdmin, isOutside: true },
      { label: "Log Out", to: panelPaths.logout },
    ],
  },
];
