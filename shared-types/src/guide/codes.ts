/** The steps from a new site to a garden, in their order. */
export const guideSteps = ["place", "demo", "letter", "photos", "plant", "plan"] as const;
export type GuideStep = (typeof guideSteps)[number];
