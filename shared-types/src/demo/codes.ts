import type { Shape } from "../kit/call";

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
