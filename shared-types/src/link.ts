import type { InferType } from "yup";
import type { Calls, Shape } from "./call";
import type { linkKeptSchema } from "./schemas/link";

/** What the link manager says (docs/product.md 3.5). */
export const linkMessages = {
  text: "Please enter a link text.",
  hrefMissing: "Please enter a link href.",
  href: "A link must start with https://, http://, mailto:, tel: or / (a path on this site).",
  failed: "errors occurred in link update...  see console tab.",
  typeId: "typeId not known.  need plant or animal id number.",
  linkId: "link id not found.",
  linkType: "linktype not known.  need 'plant' or 'animal' type.",
  addExisting: "btnAddExistingLink: check failed: (existingLinkId > 0 && p.typeId > 0)",
  removed: "link removed successfully.",
  confirmRemove: "disconnect this link?",
} as const;

export const newLinkTarget = "_blank";

/** The body of the eight link calls. `typeId` is the plant's or animal's id. */
export type LinkDraft = Shape<"LinkAdd">;

/** A link as its history keeps it: all that its calls can change, and the records that have it. */
export type LinkKept = InferType<typeof linkKeptSchema>;

export type LinkAddAnswer = Shape<"LinkAddAnswer">;
export type LinkItem = Shape<"LinkItem">;
export type LinkListItem = Shape<"LinkListItem">;
export type LinkMessages = Shape<"LinkMessages">;
export type LinkUpdate = Shape<"LinkUpdate">;

export const linkCalls = {
  links: {
    method: "GET",
    path: "/api/links",
    summary: "All links, by text.",
    base: "mvcBase",
    answer: "LinkListItem[]",
  },
  linkUpdate: {
    method: "PUT",
    path: "/api/linkupdate",
    summary: "Changes a link everywhere.",
    body: "LinkUpdate",
    answer: "ValidationErrors",
  },
  linkDelete: {
    method: "DELETE",
    path: "/api/linkdelete/{id}",
    summary: "Moves a link to the bin, and off every plant and animal.",
    answer: "ValidationErrors",
  },
  linksDelete: {
    method: "POST",
    path: "/api/linksdelete",
    summary: "Moves several links to the bin, and off every plant and animal.",
    body: "ChosenIds",
    answer: "ValidationErrors",
  },
  animalLinkAdd: {
    method: "POST",
    path: "/api/animallinkadd",
    summary: "Adds a link to an animal.",
    body: "LinkAdd",
    answer: "LinkAddAnswer",
  },
  animalLinkEdit: {
    method: "POST",
    path: "/api/animallinkedit",
    summary: "Changes a link of an animal.",
    body: "LinkEdit",
    answer: "LinkMessages",
  },
  animalLinkAddExisting: {
    method: "POST",
    path: "/api/animallinkaddexist",
    summary: "Connects an existing link to an animal.",
    body: "LinkConnection",
    answer: "LinkMessages",
  },
  animalLinkRemove: {
    method: "POST",
    path: "/api/animallinkremove",
    summary: "Disconnects a link from an animal.",
    body: "LinkConnection",
    answer: "LinkMessages",
  },
  plantLinkAdd: {
    method: "POST",
    path: "/api/plantlinkadd",
    summary: "Adds a link to a plant.",
    body: "LinkAdd",
    answer: "LinkAddAnswer",
  },
  plantLinkEdit: {
    method: "POST",
    path: "/api/plantlinkedit",
    summary: "Changes a link of a plant.",
    body: "LinkEdit",
    answer: "LinkMessages",
  },
  plantLinkAddExisting: {
    method: "POST",
    path: "/api/plantlinkaddexist",
    summary: "Connects an existing link to a plant.",
    body: "LinkConnection",
    answer: "LinkMessages",
  },
  plantLinkRemove: {
    method: "POST",
    path: "/api/plantlinkremove",
    summary: "Disconnects a link from a plant.",
    body: "LinkConnection",
    answer: "LinkMessages",
  },
} as const satisfies Calls;
