/** What the link manager says (docs/product.md 3.5). */
export const linkMessages = {
  text: "Please enter a link text.",
  hrefMissing: "Please enter a link href.",
  failed: "errors occurred in link update...  see console tab.",
  typeId: "typeId not known.  need plant or animal id number.",
  linkId: "link id not found.",
  linkType: "linktype not known.  need 'plant' or 'animal' type.",
  addExisting: "btnAddExistingLink: check failed: (existingLinkId > 0 && p.typeId > 0)",
  removed: "link removed successfully.",
  confirmRemove: "disconnect this link?",
} as const;

export const newLinkTarget = "_blank";
