import type { Calls } from "../kit/call";
import { gapAnswers } from "./answers";

export const gapCalls = {
  gaps: {
    method: "GET",
    path: "/api/gaps",
    summary:
      "What the garden offers in each month, what is missing, what would fill it, and which links lead to nothing.",
    answer: gapAnswers.Gaps,
  },
} as const satisfies Calls;
