import type { Calls, Shape } from "./call";

/** What GET /api/health checks. */
export const healthParts = ["database", "disk", "files", "backup"] as const;
export type HealthPart = (typeof healthParts)[number];

/** 'none': there is nothing to check yet, as before the first backup. */
export type PartState = "ok" | "degraded" | "none";

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
