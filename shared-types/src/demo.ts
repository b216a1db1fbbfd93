import type { Calls, Shape } from "./call";

export const demoMessages = {
  busy: "The demo garden is being removed already: wait until that is done.",
  noBackup: (why: string) => `Nothing was removed, because there is no backup. ${why}`,
  changed: "You changed it.",
} as const;

export type DemoRemove = Shape<"DemoRemove">;
export type DemoRemoval = Shape<"DemoRemoval">;
/** How many records of each kind go. */
export type DemoCounts = DemoRemoval["removed"];
/** A record of the demo that stays, and why. */
export type DemoKept = DemoRemoval["kept"][number];

export const demoCalls = {
  demoRemove: {
    method: "POST",
    path: "/api/demoremove",
    summary: "Takes away what the demo garden brought and the owner has not made his own.",
    body: "DemoRemove",
    answer: "DemoRemoval",
  },
} as const satisfies Calls;
