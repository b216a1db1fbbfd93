import type { Calls } from "../kit/call";
import { validationErrors } from "../kit/error-answers";
import { list } from "../kit/fields";
import { slidesAnswers } from "./answers";
import { slidesDraftSchema } from "./schema";

export const slidesCalls = {
  slides: {
    method: "GET",
    path: "/api/slides",
    who: "anyone",
    summary: "The photos of the home page's carousel that visitors may see, in order.",
    answer: list(slidesAnswers.Slide),
    cached: true,
  },
  slidesEdit: {
    method: "GET",
    path: "/api/slidesedit",
    summary: "All slides, to edit: also those whose photo visitors do not see at the moment.",
    answer: slidesAnswers.SlidesToEdit,
  },
  slidesUpdate: {
    method: "PUT",
    path: "/api/slidesupdate",
    summary: "Saves the slides, all of them in their order.",
    body: slidesDraftSchema,
    answer: validationErrors,
  },
} as const satisfies Calls;
