import { list, num, shape, str } from "./fields";
import { photoItem } from "./photo";

export const slidesAnswers = {
  /** `caption`: as it is shown. */
  Slide: shape({ photo: photoItem, caption: str }),
  /** As stored; caption '': the photo's own. */
  SlidesToEdit: shape({ slides: list(shape({ photoId: num, caption: str })) }),
};
