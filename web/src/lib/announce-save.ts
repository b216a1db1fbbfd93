import { saves } from "./saves";
import { readAgain } from "./swr";

/** After a save by the owner: revalidates everything, here and in this browser's other tabs. */
export function announceSave(): void {
  readAgain();
  saves()?.postMessage(null);
}
