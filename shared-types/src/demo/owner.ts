import type { Calls } from "../kit/call";

export const demoCalls = {
  demoRemove: {
    method: "POST",
    path: "/api/demoremove",
    summary: "Takes away what the demo garden brought and the owner has not made his own.",
    body: "DemoRemove",
    answer: "DemoRemoval",
  },
} as const satisfies Calls;
