import type { Calls } from "../kit/call";

export const guideCalls = {
  guide: {
    method: "GET",
    path: "/api/guide",
    summary: "How far the owner is with a new site.",
    answer: "Guide",
  },
  guideUpdate: {
    method: "PUT",
    path: "/api/guideupdate",
    summary: "Puts the set-up guide away, or shows it again.",
    body: "GuideUpdate",
    answer: "ValidationErrors",
  },
} as const satisfies Calls;
