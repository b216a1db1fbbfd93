import type { Calls } from "../kit/call";

/** The owner's calls, apart from the public ones: visitors do not download them. */
export const viewpointOwnerCalls = {
  viewpointAdd: {
    method: "POST",
    path: "/api/viewpointadd",
    summary: "Adds a viewpoint.",
    body: "ViewpointDraft",
    answer: "ValidationErrors",
    creates: "/api/viewpoints#{id}",
  },
  viewpointUpdate: {
    method: "PUT",
    path: "/api/viewpointupdate",
    summary: "Saves a viewpoint.",
    body: "ViewpointDraft",
    answer: "ValidationErrors",
  },
  viewpointDelete: {
    method: "DELETE",
    path: "/api/viewpointdelete/{id}",
    summary: "Puts a viewpoint into the bin.",
    answer: "ValidationErrors",
  },
} as const satisfies Calls;
