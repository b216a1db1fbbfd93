import type { Calls } from "../kit/call";
import { healthAnswers } from "./answers";
import { list } from "../kit/fields";

export const healthCalls = {
  health: {
    method: "GET",
    path: "/api/health",
    who: "anyone",
    summary: "Whether the site is healthy; the owner is told what is wrong.",
    answer: healthAnswers.Health,
  },
  picturesMissing: {
    method: "GET",
    path: "/api/picturesmissing",
    summary: "The pictures that the site shows but has no file of.",
    answer: list(healthAnswers.MissingPicture),
  },
} as const satisfies Calls;
