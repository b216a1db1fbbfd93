import type { Calls } from "../kit/call";
import { viewsUpdateSchema } from "./schema";
import { viewAnswers } from "./answers";
import { validationErrors } from "../kit/error-answers";

export const viewCalls = {
  views: {
    method: "GET",
    path: "/api/views",
    summary: "How often pages were viewed, by day and by page.",
    query: ["days"],
    answer: viewAnswers.Views,
  },
  viewsUpdate: {
    method: "PUT",
    path: "/api/viewsupdate",
    summary: "Turns the counting of views on or off.",
    body: viewsUpdateSchema,
    answer: validationErrors,
  },
  viewsDelete: {
    method: "DELETE",
    path: "/api/viewsdelete",
    summary: "Deletes all views counted so far.",
    answer: validationErrors,
  },
} as const satisfies Calls;
