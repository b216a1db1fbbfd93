export const linkTypes = ["plant", "animal"] as const;
export type LinkType = (typeof linkTypes)[number];

/** A link as a public detail shows it. */
export interface LinkItem {
  linkId: number;
  href: string;
  text: string;
}

/** The body of the eight link calls. `typeId` is the plant's or animal's id. */
export interface LinkDraft {
  linkId: number;
  text: string;
  href: string;
  target: string;
  download: string;
  rel: string;
  type: string;
  linkType: LinkType;
  typeId: number;
}

export interface LinkAddAnswer {
  errors: { message: string }[];
  newLinkId: number;
}

/** The answer of the other link calls: empty means done. */
export type LinkMessages = { message: string }[];

/** PUT /api/linkupdate. */
export type LinkUpdate = LinkItem;

/** All of a link that its calls can change, with what it hangs on: as its history keeps it. */
export interface LinkKept extends LinkItem {
  target: string;
  download: string;
  rel: string;
  type: string;
  plants: number[];
  animals: number[];
}

/** GET /api/links: one row; `uses` counts the plants and animals that have it. */
export interface LinkListItem extends LinkItem {
  hoverText: string;
  imgFileName: string;
  altText: string;
  uses: number;
}

/** What the link manager says (spec §5, §8). */
export const linkMessages = {
  text: "Please enter a link text.",
  hrefMissing: "Please enter a link href.",
  href: "A link begins with https://, http://, mailto:, tel: or / (a path on this site).",
  failed: "errors occurred in link update...  see console tab.",
  typeId: "typeId not known.  need plant or animal id number.",
  linkId: "link id not found.",
  linkType: "linktype not known.  need 'plant' or 'animal' type.",
  listMissing: "current link list not found..",
  addExisting: "btnAddExistingLink: check failed: (existingLinkId > 0 && p.typeId > 0)",
  removed: "link removed successfully.",
  confirmRemove: "disconnect this link?",
} as const;

export const newLinkTarget = "_blank";
