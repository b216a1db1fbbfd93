import type { Calls } from "../kit/call";

export const gapCalls = {
  gaps: {
    method: "GET",
    path: "/api/gaps",
    summary: "What the garden offers in each month, what is missing, and what would fill it.",
    answer: "Gaps",
  },
} as const satisfies Calls;
