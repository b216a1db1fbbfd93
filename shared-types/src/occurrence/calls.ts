import type { Calls } from "../kit/call";

export const occurrenceCalls = {
  occurrenceArchive: {
    method: "GET",
    path: "/api/occurrences.zip",
    summary: "What visitors can see of what was noted when, as a Darwin Core archive.",
    mediaType: "application/zip",
  },
} as const satisfies Calls;
