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

export const newLinkTarget = "_blank";
