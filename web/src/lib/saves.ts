import { readAgain } from "./swr";

let saves: BroadcastChannel | null = null;

/** After a save by the owner: revalidates everything, here and in this browser's other tabs. */
export function announceSave(): void {
  readAgain();
  saves?.postMessage(null);
}

/** Hears of saves in this browser's other tabs, and tells them of its own (docs/decisions/010). */
export function listenForSaves(): void {
  if (saves || typeof BroadcastChannel === "undefined") return;
  saves = new BroadcastChannel("habitat-saves");
  saves.addEventListener("message", readAgain);
}
