import type { ObjectSchema } from "yup";
import { mixed } from "yup";
import { limits } from "../limits";
import { linkMessages, type LinkDraft, type LinkKept } from "../link";
import { speciesKinds, type SpeciesKind } from "../species";
import { closed } from "./closed";
import { address } from "./href";
import { recordId, recordIds } from "./number";
import { requiredText, text } from "./text";

const linkText = requiredText("Link Text", limits.linkText, linkMessages.text);
const href = address("Link Href", limits.href).required(linkMessages.hrefMissing);
const knownId = recordId.min(1, linkMessages.linkId);

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
export const linkAddSchema: ObjectSchema<LinkDraft> = closed({
  linkId: recordId,
  text: linkText,
  href,
  ...attributes,
});

/** animallinkedit, plantlinkedit. */
export const linkEditSchema: ObjectSchema<LinkDraft> = closed({
  linkId: knownId,
  text: linkText,
  href,
  ...attributes,
});

/** …linkaddexist and …linkremove: only the two ids count. */
export const linkConnectionSchema: ObjectSchema<LinkDraft> = closed({
  linkId: knownId,
  text: text("Link Text", limits.linkText),
  href: text("Link Href", limits.href),
  ...attributes,
});

/** PUT /api/linkupdate. */
export const linkUpdateSchema = closed({
  linkId: knownId,
  text: linkText,
  href,
});

/** A link that is restored to an earlier version. */
export const linkKeptSchema: ObjectSchema<LinkKept> = closed({
  linkId: knownId,
  text: linkText,
  href,
  ...shown,
  plants: recordIds(),
  animals: recordIds(),
});
