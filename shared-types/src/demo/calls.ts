import type { Calls } from "../kit/call";
import { demoRemoveSchema } from "./schema";
import { demoAnswers } from "./answers";

export const demoCalls = {
  demoRemove: {
    method: "POST",
    path: "/api/demoremove",
    summary: "Takes away what the demo garden brought and the owner has not made his own.",
    body: demoRemoveSchema,
    answer: demoAnswers.DemoRemoval,
  },
} as const satisfies Calls;
