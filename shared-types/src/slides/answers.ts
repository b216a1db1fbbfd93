import type { InferType } from "yup";
import { list, named, num, shape, str } from "../kit/fields";
import { photoItem } from "../photo/answers";

export const slidesAnswers = named({
  /** `caption`: as it is shown. */
  Slide: shape({ photo: photoItem, caption: str }),
  /** As stored; caption '': the photo's own. */
  SlidesToEdit: shape({ slides: list(shape({ photoId: num, caption: str })) }),
});

export type Slide = InferType<typeof slidesAnswers.Slide>;
