import type { Tabs } from "./panel-session";

const name = "habitat-session";

/** The tabs of this browser: messages over a BroadcastChannel, turns by a Web Lock, where there are any. */
export function createTabs(): Tabs {
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(name);
  return {
    tell: (word) => channel?.postMessage(word),
    listen: (hear) =>
      channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
        if (data === "signedIn" || data === "signedOut") hear(data);
      }),
    // Web Locks exist in secure contexts only; without them the session's second try helps.
    inTurn: <T>(work: () => Promise<T>) =>
      "locks" in navigator ? (navigator.locks.request(name, work) as Promise<T>) : work(),
  };
}
