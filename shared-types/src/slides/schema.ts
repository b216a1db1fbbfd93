import { array, type InferType } from "yup";
import { limits } from "../kit/limits";
import { slidesMax, slidesMessages } from "./codes";
import { closed } from "../kit/closed";
import { knownId } from "../kit/number";
import { line } from "../kit/text";

/** PUT /api/slidesupdate: the photos of the carousel in their order (docs/product.md 4.15). */
export const slidesDraftSchema = closed({
  slides: array()
    .of(closed({ photoId: knownId, caption: line("Caption", limits.altCaption) }))
    .typeError(slidesMessages.none)
    .required(slidesMessages.none)
    .max(slidesMax, slidesMessages.tooMany),
}).meta({ id: "SlidesDraft" });

export type SlidesDraft = InferType<typeof slidesDraftSchema>;
export type SlideDraft = SlidesDraft["slides"][number];
