import type { Calls } from "../kit/call";

export const viewCalls = {
  views: {
    method: "GET",
    path: "/api/views",
    summary: "How often pages were viewed, by day and by page.",
    query: ["days"],
    answer: "Views",
  },
  viewsUpdate: {
    method: "PUT",
    path: "/api/viewsupdate",
    summary: "Turns the counting of views on or off.",
    body: "ViewsUpdate",
    answer: "ValidationErrors",
  },
  viewsDelete: {
    method: "DELETE",
    path: "/api/viewsdelete",
    summary: "Deletes all views counted so far.",
    answer: "ValidationErrors",
  },
} as const satisfies Calls;
