import type { Core } from "@strapi/strapi";
import { isDatabaseAway } from "../lib/fault";

/** Its default would end the process; ignored, the write itself fails and says that there is no room. */
const onFileTooLong = () => undefined;

let onStray: ((reason: unknown) => void) | null = null;

/**
 * Keeps the process alive through faults that would end it: a question to the database that fails when nobody
 * waits for it any more (Strapi asks for several relations at once and leaves at the first that fails), and
 * a file that may not grow. All else ends the process, as ever.
 */
export function outliveFaults(strapi: Core.Strapi): void {
  onStray = (reason) => {
    if (!isDatabaseAway(reason)) throw reason;
    strapi.log.warn(`The database is away: ${(reason as Error).message}`);
  };
  process.on("unhandledRejection", onStray);
  process.on("SIGXFSZ", onFileTooLong);
}

/** Leaves them to Node again. */
export function endOutliving(): void {
  if (onStray) process.off("unhandledRejection", onStray);
  process.off("SIGXFSZ", onFileTooLong);
}
