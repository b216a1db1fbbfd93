import type { Calls } from "../kit/call";

/** What anyone may call. */
export const viewpointCalls = {
  viewpoints: {
    method: "GET",
    path: "/api/viewpoints",
    who: "anyone",
    summary: "All viewpoints, each with its photos from the oldest to the newest.",
    answer: "Viewpoint[]",
    cached: true,
  },
} as const satisfies Calls;
