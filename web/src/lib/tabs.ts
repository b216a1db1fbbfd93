import type { Tabs } from "./panel-session";

const name = "habitat-session";

/** The tabs of this browser: words over a channel, turns by a lock; alone where there is neither. */
export function createTabs(): Tabs {
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(name);
  return {
    tell: (word) => channel?.postMessage(word),
    listen: (hear) =>
      channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
        if (data === "signedIn" || data === "signedOut") hear(data);
      }),
    // Locks are there on https and on this machine only; without them the second try helps.
    inTurn: <T>(work: () => Promise<T>) =>
      "locks" in navigator ? (navigator.locks.request(name, work) as Promise<T>) : work(),
  };
}
