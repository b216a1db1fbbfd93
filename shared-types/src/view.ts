import type { Calls, Shape } from "./call";

/** For how many days views are kept (docs/decisions/068). */
export const viewDaysMax = 400;

/** How many days back the owner can look. */
export const viewRanges = [30, 90, viewDaysMax] as const;

/** How many of the most viewed pages are listed. */
export const viewPagesMax = 50;

export const viewMessages = {
  range: `The days must be one of ${viewRanges.join(", ")}.`,
  missing: "There are no views.",
} as const;

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

export type Views = Shape<"Views">;
export type ViewsUpdate = Shape<"ViewsUpdate">;
export type ViewDay = Views["days"][number];
export type ViewedPage = Views["pages"][number];
