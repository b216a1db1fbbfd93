import { type InferType, mixed } from "yup";
import { limits } from "../kit/limits";
import { linkMessages } from "./codes";
import { speciesKinds, type SpeciesKind } from "../species/codes";
import { closed } from "../kit/closed";
import { address } from "../kit/href";
import { recordId, recordIds } from "../kit/number";
import { requiredText, text } from "../kit/text";

const link = {
  linkId: recordId.min(1, linkMessages.linkId),
  text: requiredText("Link Text", limits.linkText, linkMessages.text),
  href: address("Link Href", limits.href).required(linkMessages.hrefMissing),
};

const shown = {
  target: text("Target", 20),
  download: text("Download", limits.text),
  rel: text("Rel", limits.text),
  type: text("Type", limits.text),
};

const attributes = {
  ...shown,
  linkType: mixed<SpeciesKind>()
    .oneOf(speciesKinds, linkMessages.linkType)
    .required(linkMessages.linkType),
  typeId: recordId.min(1, linkMessages.typeId),
};

/** animallinkadd, plantlinkadd: the id in the body is ignored. */
export const linkAddSchema = closed({ ...link, linkId: recordId, ...attributes }).meta({
  id: "LinkAdd",
});

/** animallinkedit, plantlinkedit. */
export const linkEditSchema = closed({ ...link, ...attributes }).meta({ id: "LinkEdit" });

/** …linkaddexist and …linkremove: only the two ids count. */
export const linkConnectionSchema = closed({
  linkId: link.linkId,
  text: text("Link Text", limits.linkText),
  href: text("Link Href", limits.href),
  ...attributes,
}).meta({ id: "LinkConnection" });

/** PUT /api/linkupdate. */
export const linkUpdateSchema = closed(link).meta({ id: "LinkUpdate" });

/** A link that is restored to an earlier version. */
export const linkKeptSchema = closed({
  ...link,
  ...shown,
  plants: recordIds(),
  animals: recordIds(),
});

/** A link as its history keeps it: all that its calls can change, and the records that have it. */
export type LinkKept = InferType<typeof linkKeptSchema>;

/** The body of the eight link calls. `typeId` is the plant's or animal's id. */
export type LinkDraft = InferType<typeof linkAddSchema>;
export type LinkUpdate = InferType<typeof linkUpdateSchema>;
