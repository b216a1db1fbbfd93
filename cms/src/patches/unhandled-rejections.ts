/**
 * Handles process events that would end the server: rejections nobody handles, and SIGXFSZ.
 * Why: Strapi populates several relations at once and leaves at the first that fails; when the database is
 * away, the rejections of the others are unhandled, for which Node ends the process. SIGXFSZ (a file may
 * not grow) would end it too; ignored, the write itself fails and says that there is no room.
 * Upstream: none that we know of.
 * Needed until: tests/api/patches.test.ts, "Strapi leaves rejections unhandled".
 */
import type { Core } from "@strapi/strapi";
import { isDatabaseAway } from "../platform/database-away";

const ignore = () => undefined;

let onRejection: ((reason: unknown) => void) | null = null;

/** Logs unhandled rejections of a database that is away; all others end the process, as ever. */
export function surviveDatabaseErrors(strapi: Core.Strapi): void {
  onRejection = (reason) => {
    if (!isDatabaseAway(reason)) throw reason;
    strapi.log.warn(`The database is unavailable: ${(reason as Error).message}`);
  };
  process.on("unhandledRejection", onRejection);
  process.on("SIGXFSZ", ignore);
}

/** Leaves both to Node again. */
export function endSurviving(): void {
  if (onRejection) process.off("unhandledRejection", onRejection);
  process.off("SIGXFSZ", ignore);
}
