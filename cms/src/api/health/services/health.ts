import { readdir, statfs } from "node:fs/promises";
import type { Core } from "@strapi/strapi";
import { healthMessages } from "shared-types/health/codes";
import type { Health, HealthDetails } from "shared-types/health/answers";
import { backupsFolder } from "../../backup/site-data";
import { environment } from "../../../platform/environment";
import { madeOf } from "../../backup/names";
import { lackingFolders, timeoutMs, unmarkedMessage, whereToLook } from "../marker";
import { coalesce } from "../../../platform/coalesce";
import { withTimeout } from "../../../platform/with-timeout";
import type { Knex } from "../../../database/knex";
import { photosWithoutFile } from "../missing-pictures";

/** Backups are made daily: two days without one mean that something is wrong. */
const backupMaxAgeMs = 2 * 24 * 3600 * 1000;

const backups = backupsFolder(environment);

/** Below either limit, a photo import may not find enough space. */
const least = { bytes: 500_000_000, share: 0.05 };

/** Free space on a folder's disk, as far as this process may use it. */
async function diskOf(folder: string) {
  const { bavail, blocks, bsize } = await statfs(folder);
  const disk = { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  const isShort = disk.freeBytes < least.bytes || disk.freeBytes < disk.totalBytes * least.share;
  return { ...disk, isShort };
}

/** When the newest backup in a folder was made, by file name; null when there is none. */
async function lastBackupIn(folder: string): Promise<Date | null> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .flatMap((name) => madeOf(name) ?? [])
    .sort()
    .at(-1);
  return newest === undefined ? null : new Date(newest);
}

/** Enough examples to see what they have in common. */
const namedAtMost = 20;

/** Photos outside the bin whose public file is missing. */
async function missingPhotos(knex: Knex): Promise<HealthDetails["missing"]> {
  const names = (await photosWithoutFile(knex)).map(({ name }) => name);
  return { count: names.length, fileNames: names.sort().slice(0, namedAtMost) };
}

const healthService = ({ strapi }: { strapi: Core.Strapi }) => {
  const ask = async (): Promise<unknown> => strapi.db.connection.raw("select 1");
  const isDatabaseThere = () =>
    withTimeout(ask(), timeoutMs, "The database did not answer in time.").then(
      () => true,
      () => false,
    );

  // Concurrent requests share one check.
  const look = coalesce(async () => {
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
    /** The public part of the report. */
    async of(): Promise<Health> {
      const { parts } = await look();
      const isGood = Object.values(parts).every((part) => part !== "degraded");
      return { status: isGood ? "ok" : "degraded", parts };
    },

    /** The owner's part of the report; needs the database. */
    async details(): Promise<HealthDetails> {
      const { parts, unmarked, disk, backup } = await look();
      // Files that are elsewhere are not lost: the advice says where to look.
      const missing =
        unmarked.length === 0
          ? await missingPhotos(strapi.db.connection)
          : { count: 0, fileNames: [] };
      const advice = [
        ...(parts.disk === "degraded" ? [healthMessages.disk] : []),
        ...(parts.files === "degraded"
          ? [`The photos are not in ${unmarkedMessage(unmarked)}: ${whereToLook}.`]
          : []),
        ...(parts.backup === "degraded" ? [healthMessages.backup] : []),
        ...(missing.count > 0 ? [healthMessages.missing(missing.count)] : []),
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

export default healthService;
