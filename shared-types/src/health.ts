import type { Calls, Shape } from "./call";

export type Health = Shape<"Health">;
export type HealthDetails = Shape<"HealthDetails">;
export type MissingPicture = Shape<"MissingPicture">;

export const healthCalls = {
  health: {
    method: "GET",
    path: "/api/health",
    who: "anyone",
    summary: "Whether the site is healthy; the owner is told what is wrong.",
    answer: "Health",
  },
  picturesMissing: {
    method: "GET",
    path: "/api/picturesmissing",
    summary: "The pictures that the site shows but has no file of.",
    answer: "MissingPicture[]",
  },
} as const satisfies Calls;
