import type { Calls } from "../kit/call";

export const openapiCalls = {
  openapi: {
    method: "GET",
    path: "/api/openapi.json",
    who: "anyone",
    summary: "This description.",
    answer: "OpenApi",
  },
} as const satisfies Calls;
