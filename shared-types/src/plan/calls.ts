import type { Calls } from "../kit/call";

/** What anyone may call. */
export const planCalls = {
  plans: {
    method: "GET",
    path: "/api/plans",
    who: "anyone",
    summary: "All plans, the newest first.",
    answer: "Plan[]",
    cached: true,
  },
  planDetail: {
    method: "GET",
    path: "/api/plans/{keyId}",
    who: "anyone",
    summary: "One plan with its drawings and plants.",
    answer: "PlanDetail",
    cached: true,
  },
} as const satisfies Calls;
