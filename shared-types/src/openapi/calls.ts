import type { Calls } from "../kit/call";
import { healthAnswers } from "../health/answers";

export const openapiCalls = {
  openapi: {
    method: "GET",
    path: "/api/openapi.json",
    who: "anyone",
    summary: "This description.",
    answer: healthAnswers.OpenApi,
  },
} as const satisfies Calls;
