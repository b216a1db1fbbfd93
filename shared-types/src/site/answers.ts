import type { InferType } from "yup";
import {
  describedPages,
  hemispheres,
  introducedPages,
  namedPages,
  photoUses,
  switchedPages,
  tileNames,
  weekChoices,
  type Hemisphere,
} from "./codes";
import { speciesKinds } from "../species/codes";
import { each } from "../kit/each";
import { bool, list, named, num, oneOf, shape, str } from "../kit/fields";
import { photoSource } from "../photo/answers";

const words = {
  title: str,
  tagline: str,
  ownerName: str,
  photoLicenseUrl: str,
  timeZone: str,
  hemisphere: str,
  place: str,
  welcomeTitle: str,
  /** HTML, encoded as notes are. */
  welcomeText: str,
  facts: list(shape({ label: str, value: str })),
};

const contact = {
  salutation: str,
  topics: list(shape({ title: str, text: str })),
  /** 0: none. */
  photoId: num,
};

const pages = shape(each(switchedPages, bool));

/** A picture of the site's own. */
const sitePhoto = shape({
  photoId: num,
  fileName: str,
  /** Of its files, for their addresses. */
  version: str,
  alt: str,
  width: num,
  height: num,
  sources: list(photoSource),
  placeholder: str,
});

export const siteAnswers = named({
  SitePhoto: sitePhoto,
  /** What visitors see; keys of pages that are off are left out. */
  PublicSite: shape({
    ...words,
    hemisphere: oneOf(hemispheres),
    intros: shape(each(introducedPages, str.optional())),
    descriptions: shape(each(describedPages, str.optional())),
    contact: shape(contact).optional().default(undefined),
    /** 0: none. */
    tiles: shape(each(tileNames, num.optional())),
    /** Of pages and tiles with words of the owner's own. */
    names: shape(each(namedPages, str.optional())),
    captions: shape(each(tileNames, str.optional())),
    pages,
  }),
  /** As stored. */
  SiteToEdit: shape({
    ...words,
    hemisphere: oneOf<"" | Hemisphere>(["", ...hemispheres]),
    intros: shape(each(introducedPages, str)),
    descriptions: shape(each(describedPages, str)),
    contact: shape(contact),
    tiles: shape(each(tileNames, num)),
    names: shape(each(namedPages, str)),
    captions: shape(each(tileNames, str)),
    pages,
    ...each(weekChoices, list(num)),
  }),
  /** One place where a photo is shown: `name` is the record's, the tile's, or ''; `species` whose thumb or banner it is. */
  PhotoUse: shape({
    photoId: num,
    kind: oneOf(photoUses),
    name: str,
    species: shape({ kind: oneOf(speciesKinds), id: num }).nullable(),
  }),
  /** Fields that environment variables decide; '' where none does. And the site's own address. */
  SiteFixed: shape({
    title: str,
    ownerName: str,
    photoLicenseUrl: str,
    timeZone: str,
    publicUrl: str,
  }),
});

export type PublicSite = InferType<typeof siteAnswers.PublicSite>;
export type SiteFixed = InferType<typeof siteAnswers.SiteFixed>;
export type PhotoUse = InferType<typeof siteAnswers.PhotoUse>;
export type SitePhoto = InferType<typeof siteAnswers.SitePhoto>;
