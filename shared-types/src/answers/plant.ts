import { moistures, plantTypes, seasons, suns } from "../plant";
import { bool, list, num, oneOf, shape, str } from "./fields";
import { linkItem } from "./link";
import { banner, photoItem, recordBanner } from "./photo";

const facts = {
  plantId: num,
  nameCommon: str,
  nameScientific: str,
  nameDisplay: str,
  keyId: str,
  aka: str,
  type: oneOf(["", ...plantTypes]),
  sun: oneOf(["", ...suns]),
  moisture: oneOf(["", ...moistures]),
  season: oneOf(["", ...seasons]),
  height: str,
  heightSort: num,
  width: str,
  widthSort: num,
  notesShort: str,
  internal: bool,
};

/** Notes are encoded HTML (docs/product.md 4.8). */
const page = { notes: str, links: list(linkItem), photos: list(photoItem) };

export const plantAnswers = {
  /** `banner` is a file name; '' when there is none. */
  PlantRow: shape({ ...facts, thumbFileName: str, banner: str }),
  PlantDetail: shape({ ...facts, ...page, thumbFileName: str, banner: banner.nullable() }),
  PlantRecord: shape({
    ...facts,
    ...page,
    thumbId: num,
    bannerId: num,
    banner: recordBanner.nullable(),
  }),
};
