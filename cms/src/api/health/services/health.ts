import type { Core } from "@strapi/strapi";
import type { Health, HealthDetails } from "shared-types";
import { backupsFolder } from "../../../backup/place";
import { environment } from "../../../environment";
import { diskOf } from "../../../health/disk";
import { lastBackupIn } from "../../../health/last-backup";
import { markedFolders, told, unmarkedFolders, whereToLook } from "../../../health/marker";
import { missingPhotos } from "../../../health/missing-photos";
import { lookAgain } from "../../../lib/look-again";
import { withinTime } from "../../../lib/within-time";

/** A database that takes longer is of no use to a visitor. */
const patienceMs = 2000;

/** Backups are made every day: after two without one, something stands in the way. */
const backupMaxAgeMs = 2 * 24 * 3600 * 1000;

const backups = backupsFolder(environment);

const healthService = ({ strapi }: { strapi: Core.Strapi }) => {
  const ask = async (): Promise<unknown> => strapi.db.connection.raw("select 1");
  const isDatabaseThere = () =>
    withinTime(ask(), patienceMs, "The database did not answer in time.").then(
      () => true,
      () => false,
    );

  /** Folders of photos that are not there; none is, as long as a bucket does not answer. */
  const lackingFolders = (): Promise<string[]> =>
    withinTime(unmarkedFolders(), patienceMs, "The photos' folders did not answer in time.").catch(
      () => markedFolders,
    );

  // However many ask, one looks.
  const look = lookAgain(async () => {
    const [database, unmarked, disk, backup] = await Promise.all([
      isDatabaseThere(),
      lackingFolders(),
      diskOf(environment.dataDir),
      lastBackupIn(backups),
    ]);
    const isOld = backup !== null && Date.now() - backup.getTime() > backupMaxAgeMs;
    const state = (isGood: boolean) => (isGood ? ("ok" as const) : ("degraded" as const));
    const parts: Health["parts"] = {
      database: state(database),
      disk: state(!disk.isShort),
      files: state(unmarked.length === 0),
      backup: backup === null ? "none" : state(!isOld),
    };
    return { parts, unmarked, disk, backup };
  });

  return {
    /** The parts, as anyone may know them. */
    async of(): Promise<Health> {
      const { parts } = await look();
      const isGood = Object.values(parts).every((part) => part !== "degraded");
      return { status: isGood ? "ok" : "degraded", parts };
    },

    /** What the owner is told beside them; the database must be there. */
    async details(): Promise<HealthDetails> {
      const { parts, unmarked, disk, backup } = await look();
      const missing = await missingPhotos(strapi.db.connection);
      const advice = [
        ...(parts.disk === "degraded" ? ["The disk is nearly full: make room on it."] : []),
        ...(parts.files === "degraded"
          ? [`The photos are not in ${told(unmarked)}: ${whereToLook}.`]
          : []),
        ...(parts.backup === "degraded" ? ["The last backup is more than two days old."] : []),
        ...(missing.count > 0
          ? [`${missing.count} photos have no file: restore them from a backup.`]
          : []),
      ];
      return {
        advice,
        freeBytes: disk.freeBytes,
        totalBytes: disk.totalBytes,
        lastBackup: backup?.toISOString() ?? null,
        missing,
      };
    },
  };
};

export type HealthService = ReturnType<typeof healthService>;
export default healthService;
