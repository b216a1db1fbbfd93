import type { Calls } from "../kit/call";
import { searchAnswers } from "./answers";

/** What anyone may call. */
export const searchCalls = {
  search: {
    method: "GET",
    path: "/api/search",
    who: "anyone",
    summary: "One search over everything, the best of each group first.",
    query: ["q"],
    answer: searchAnswers.SearchAnswer,
  },
} as const satisfies Calls;
