import type { Calls, Shape } from "./call";

/** The steps from a new site to a garden, in their order. */
export const guideSteps = ["place", "demo", "letter", "photos", "plant", "plan"] as const;
export type GuideStep = (typeof guideSteps)[number];

export type Guide = Shape<"Guide">;
export type GuideUpdate = Shape<"GuideUpdate">;

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
