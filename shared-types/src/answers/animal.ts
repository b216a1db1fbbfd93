import { bool, list, num, shape, str } from "./fields";
import { linkItem } from "./link";
import { banner, photoItem, recordBanner } from "./photo";

const facts = {
  animalId: num,
  nameCommon: str,
  nameScientific: str,
  nameDisplay: str,
  keyId: str,
  aka: str,
  classTax: str,
  order: str,
  family: str,
  notesShort: str,
  internal: bool,
};

/** Notes are encoded HTML (docs/product.md 4.8). */
const page = { notes: str, links: list(linkItem), photos: list(photoItem) };

export const animalAnswers = {
  /** `banner` is a file name; '' when there is none. */
  AnimalRow: shape({ ...facts, thumbFileName: str, banner: str }),
  AnimalDetail: shape({ ...facts, ...page, thumbFileName: str, banner: banner.nullable() }),
  AnimalRecord: shape({
    ...facts,
    ...page,
    thumbId: num,
    bannerId: num,
    banner: recordBanner.nullable(),
  }),
};
