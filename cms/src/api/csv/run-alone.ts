import { setTimeout as passed } from "node:timers/promises";
import type { Core } from "@strapi/strapi";
import { csvMessages } from "shared-types/csv/codes";
import type { CsvRun } from "shared-types/csv/answers";
import { inTransaction, type Knex } from "../../database/knex";
import { Refusal } from "../../http/refusal";
import { readingBeside } from "../../patches/sqlite-reads-beside";
import { isAlone } from "./query";

/** A small import is over by then. */
const patience = 5000;

/** Tells how many records are saved, and of how many. */
export type Progress = (done: number, total: number) => void;

/** Another import is at work. */
export class CsvBusy extends Refusal {
  constructor() {
    super(409, csvMessages.busy);
  }
}

/** Rolls the transaction back; its outcome is the answer all the same. */
export class RolledBack<Outcome> extends Error {
  constructor(readonly outcome: Outcome) {
    super("Nothing is imported.");
  }
}

/** Runs checks, imports and undos one at a time, each in a transaction, and tells how far it is. */
export function createRunner(strapi: Core.Strapi, patienceMs = patience) {
  let running: CsvRun | null = null;

  /** Waits a moment for another one, as that of a second tab. @throws CsvBusy when it takes longer, or runs elsewhere */
  async function run<Outcome>(
    what: Pick<CsvRun, "name" | "fileName" | "what">,
    work: (trx: Knex, progress: Progress) => Promise<Outcome>,
  ): Promise<Outcome> {
    const until = performance.now() + patienceMs;
    while (running && performance.now() < until) await passed(50);
    if (running) throw new CsvBusy();
    running = { ...what, done: 0, total: 0 };
    const progress: Progress = (done, total) => {
      running = { ...what, done, total };
    };
    const save = async (trx: Knex) => {
      if (!(await isAlone(trx))) throw new CsvBusy();
      return work(trx, progress);
    };
    try {
      return await readingBeside(strapi.db.connection, () => inTransaction(strapi, save));
    } catch (error) {
      if (error instanceof RolledBack) return error.outcome as Outcome;
      throw error;
    } finally {
      running = null;
    }
  }
  return { running: () => running, run };
}
