import type { Core } from "@strapi/strapi";
import { startBooks, stopBooks } from "./books";
import { endRuns } from "./runs";

/** Opens the books of names. A site without them works all the same. */
export async function startNames(strapi: Core.Strapi): Promise<void> {
  await startBooks().catch((error: unknown) => void strapi.log.error(error));
}

export function stopNames(): void {
  endRuns();
  stopBooks();
}
