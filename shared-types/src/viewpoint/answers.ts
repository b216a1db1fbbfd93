import type { InferType } from "yup";
import { list, named, num, shape, str } from "../kit/fields";
import { photoItem } from "../photo/answers";

export const viewpointAnswers = named({
  /** `photos` are those of `photoIds` that are there, from the oldest to the newest. */
  Viewpoint: shape({
    viewpointId: num,
    name: str,
    planId: num,
    sheetId: num,
    x: num,
    y: num,
    photoIds: list(num),
    photos: list(photoItem),
  }),
});

export type Viewpoint = InferType<typeof viewpointAnswers.Viewpoint>;
