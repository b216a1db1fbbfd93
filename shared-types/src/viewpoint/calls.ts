import type { Calls } from "../kit/call";
import { validationErrors } from "../kit/error-answers";
import { list } from "../kit/fields";
import { viewpointAnswers } from "./answers";
import { viewpointDraftSchema } from "./schema";

export const viewpointCalls = {
  viewpoints: {
    method: "GET",
    path: "/api/viewpoints",
    who: "anyone",
    summary: "All viewpoints, each with its photos from the oldest to the newest.",
    answer: list(viewpointAnswers.Viewpoint),
    cached: true,
  },
  viewpointAdd: {
    method: "POST",
    path: "/api/viewpointadd",
    summary: "Adds a viewpoint.",
    body: viewpointDraftSchema,
    answer: validationErrors,
    creates: "/api/viewpoints#{id}",
  },
  viewpointUpdate: {
    method: "PUT",
    path: "/api/viewpointupdate",
    summary: "Saves a viewpoint.",
    body: viewpointDraftSchema,
    answer: validationErrors,
  },
  viewpointDelete: {
    method: "DELETE",
    path: "/api/viewpointdelete/{id}",
    summary: "Puts a viewpoint into the bin.",
    answer: validationErrors,
  },
} as const satisfies Calls;
