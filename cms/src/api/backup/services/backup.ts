import { statSync } from "node:fs";
import { join } from "node:path";
import type { Core } from "@strapi/strapi";
import type { BackupList } from "shared-types/backup/answers";
import { isDue } from "../due";
import { listBackups, madeOf, type BackupFile } from "../names";
import { backupsFolder } from "../site-data";
import { endBackup, runBackup } from "../run";
import type { Report } from "../worker";
import { DownloadTokens } from "../../../platform/download-tokens";
import { environment } from "../../../platform/environment";
import { readSite } from "../../site-record/settings";
import { tryAdvisoryLock } from "../../../database/advisory-lock";
import { advisoryLocks } from "../../../database/lock-numbers";
import { backupState } from "../state";

/** When the site was set up, from the age of its secrets. The first backup follows the next night. */
const siteCreatedAt = () => statSync(join(environment.dataDir, "secrets.json")).mtimeMs;

export interface BackupService {
  list(): Promise<BackupList>;
  /** Starts a backup, unless one is running. */
  begin(): void;
  /** Makes a backup of what there is now, after one that is running; tells its name or why there is none. */
  make(): Promise<Report>;
  /** Makes a backup if one is due; resolves when it is done. */
  makeIfDue(): Promise<void>;
  /** A token for one download of this backup; null when there is no such backup. */
  issueToken(name: string): string | null;
  redeemToken(token: string): (BackupFile & { path: string }) | null;
  /** Stops the running backup. */
  stop(): Promise<void>;
}

export default ({ strapi }: { strapi: Core.Strapi }): BackupService => {
  const folder = backupsFolder(environment);
  const state = backupState(strapi);
  const downloadTokens = new DownloadTokens();
  let running: Promise<void> | null = null;
  let isStopping = false;

  const find = (name: string) => listBackups(folder).find((backup) => backup.name === name) ?? null;

  async function make(): Promise<Report> {
    const report = await runBackup();
    if (isStopping) return report;
    if ("made" in report) {
      const dateMade = madeOf(report.made) ?? new Date().toISOString();
      await state.succeeded({ dateMade, bytes: report.bytes });
    } else if (!report.isBusy) {
      strapi.log.error(`The backup failed. ${report.error}`);
      await state.failed(report.error, Date.now());
    }
    return report;
  }

  async function isDueNow(): Promise<boolean> {
    const [newest] = listBackups(folder);
    const { last, failedAt } = await state.read(newest && { ...newest, dateMade: newest.made });
    const since = last ? Date.parse(last.dateMade) : siteCreatedAt();
    const { timeZone } = await readSite(strapi.db.connection);
    return isDue({ last: since, failed: failedAt }, Date.now(), timeZone);
  }

  const begin = () =>
    (running ??= make()
      .then(() => undefined)
      .catch((error: unknown) => void strapi.log.error(error))
      .finally(() => (running = null)));

  return {
    async list() {
      const items = listBackups(folder).map(({ name, bytes, made }) => {
        return { name, bytes, dateMade: made };
      });
      const { last, fault } = await state.read(items[0]);
      const isRunning = running !== null;
      return { items, isRunning, last, fault, keepDays: environment.backupKeep };
    },

    begin: () => void begin(),

    async make() {
      while (running) await running;
      const made = make();
      running = made.then(
        () => undefined,
        () => undefined,
      );
      return made.finally(() => (running = null));
    },

    async makeIfDue() {
      if (environment.backupKeep === 0 || running || !(await isDueNow())) return;
      const release = await tryAdvisoryLock(advisoryLocks.nightlyBackup);
      if (!release) return;
      try {
        // Another instance may have made it while this one waited for the lock.
        if (!isStopping && (await isDueNow())) await begin();
      } finally {
        await release();
      }
    },

    issueToken: (name) => (find(name) ? downloadTokens.issue(name, Date.now()) : null),

    redeemToken(token) {
      const name = downloadTokens.redeem(token, Date.now());
      const found = name === null ? null : find(name);
      return found && { ...found, path: join(folder, found.name) };
    },

    async stop() {
      isStopping = true;
      endBackup();
      await running;
    },
  };
};
