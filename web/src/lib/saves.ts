import { readAgain } from "./swr";

let channel: BroadcastChannel | null = null;

/** Between this browser's tabs; null where there is none, or until saves are listened for. */
export const saves = (): BroadcastChannel | null => channel;

/** Hears of saves in this browser's other tabs, and has the panel tell them of its own (docs/decisions/010). */
export function listenForSaves(): void {
  if (channel || typeof BroadcastChannel === "undefined") return;
  channel = new BroadcastChannel("habitat-saves");
  channel.addEventListener("message", readAgain);
}
