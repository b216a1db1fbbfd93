import type { Calls } from "../kit/call";
import { guideUpdateSchema } from "./schema";
import { guideAnswers } from "./answers";
import { validationErrors } from "../kit/error-answers";

export const guideCalls = {
  guide: {
    method: "GET",
    path: "/api/guide",
    summary: "How far the owner is with a new site.",
    answer: guideAnswers.Guide,
  },
  guideUpdate: {
    method: "PUT",
    path: "/api/guideupdate",
    summary: "Puts the set-up guide away, or shows it again.",
    body: guideUpdateSchema,
    answer: validationErrors,
  },
} as const satisfies Calls;
