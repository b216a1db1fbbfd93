import { join } from "node:path";
import type { Core } from "@strapi/strapi";
import type { BackupList } from "shared-types";
import { isDue } from "../../../backup/due";
import { listBackups, madeOf, type KeptBackup } from "../../../backup/names";
import { backupsFolder } from "../../../backup/place";
import { endBackup, runBackup } from "../../../backup/run";
import { Tickets } from "../../../backup/tickets";
import { environment } from "../../../environment";
import { takeTurn, turns } from "../../../machines/turn";
import { siteBegan } from "../began";
import { knownBackups } from "../known";

export interface BackupService {
  list(): Promise<BackupList>;
  /** Begins a backup, unless one is under way. */
  begin(): void;
  /** Makes a backup if the night has passed without one; done when it is. */
  makeIfDue(): Promise<void>;
  /** Lets one download of this backup begin; null when there is none of this name. */
  giveTicket(name: string): string | null;
  takeTicket(ticket: string): (KeptBackup & { path: string }) | null;
  /** Ends the backup under way. */
  stop(): Promise<void>;
}

export default ({ strapi }: { strapi: Core.Strapi }): BackupService => {
  const folder = backupsFolder(environment);
  const known = knownBackups(strapi);
  const tickets = new Tickets();
  let running: Promise<void> | null = null;
  let isStopping = false;

  const kept = (name: string) => listBackups(folder).find((backup) => backup.name === name) ?? null;

  async function make(): Promise<void> {
    const report = await runBackup();
    if (isStopping) return;
    if ("made" in report) {
      const dateMade = madeOf(report.made) ?? new Date().toISOString();
      await known.succeeded({ dateMade, bytes: report.bytes });
    } else if (!report.isBusy) {
      strapi.log.error(`The backup was not made. ${report.fault}`);
      await known.failed(report.fault, Date.now());
    }
  }

  async function isDueNow(): Promise<boolean> {
    const [newest] = listBackups(folder);
    const { last, failedAt } = await known.read(newest && { ...newest, dateMade: newest.made });
    const since = last ? Date.parse(last.dateMade) : siteBegan();
    return isDue({ last: since, failed: failedAt }, Date.now(), environment.timeZone);
  }

  const begin = () =>
    (running ??= make()
      .catch((error: unknown) => void strapi.log.error(error))
      .finally(() => (running = null)));

  return {
    async list() {
      const items = listBackups(folder).map(({ name, bytes, made }) => {
        return { name, bytes, dateMade: made };
      });
      const { last, fault } = await known.read(items[0]);
      const isRunning = running !== null;
      return { items, isRunning, last, fault, keepDays: environment.backupKeep };
    },

    begin: () => void begin(),

    async makeIfDue() {
      if (environment.backupKeep === 0 || running || !(await isDueNow())) return;
      const giveBack = await takeTurn(turns.nightlyBackup);
      if (!giveBack) return;
      try {
        // Until the turn was this server's, another may have made it.
        if (!isStopping && (await isDueNow())) await begin();
      } finally {
        await giveBack();
      }
    },

    giveTicket: (name) => (kept(name) ? tickets.give(name, Date.now()) : null),

    takeTicket(ticket) {
      const name = tickets.take(ticket, Date.now());
      const found = name === null ? null : kept(name);
      return found && { ...found, path: join(folder, found.name) };
    },

    async stop() {
      isStopping = true;
      endBackup();
      await running;
    },
  };
};
