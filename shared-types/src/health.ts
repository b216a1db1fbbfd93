import type { Calls, Shape } from "./call";

export type Health = Shape<"Health">;
export type HealthDetails = Shape<"HealthDetails">;

export const healthCalls = {
  health: {
    method: "GET",
    path: "/api/health",
    who: "anyone",
    summary: "Whether the site is well; the owner is told what is not.",
    answer: "Health",
  },
} as const satisfies Calls;
