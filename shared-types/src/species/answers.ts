import type { ObjectShape } from "yup";
import { bool, list, num, shape, str } from "../kit/fields";
import { linkItem } from "../link/answers";
import { banner, photoItem, recordBanner } from "../photo/answers";

/** What plants and animals have in common; notes are encoded HTML (docs/product.md 4.8). */
export const speciesFacts = {
  nameCommon: str,
  nameScientific: str,
  nameDisplay: str,
  keyId: str,
  aka: str,
  notesShort: str,
  internal: bool,
};

const page = { notes: str, links: list(linkItem), photos: list(photoItem) };

const thumb = { thumbFileName: str, thumbVersion: str };

/** A row of the list, where `banner` is a file name, '' when there is none. */
export const speciesRow = <Facts extends ObjectShape>(facts: Facts) =>
  shape({ ...facts, ...thumb, banner: str });

/** A page for visitors. */
export const speciesDetail = <Facts extends ObjectShape>(facts: Facts) =>
  shape({ ...facts, ...page, ...thumb, banner: banner.nullable() });

/** A record to edit. */
export const speciesRecord = <Facts extends ObjectShape>(facts: Facts) =>
  shape({ ...facts, ...page, thumbId: num, bannerId: num, banner: recordBanner.nullable() });
