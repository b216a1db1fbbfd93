import { stat } from "node:fs/promises";
import type { Core } from "@strapi/strapi";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { publishMessages, type PublishTime } from "shared-types/publish/codes";
import type { Publish, PublishEntry } from "shared-types/publish/answers";
import type { PublishSettingsDraft } from "shared-types/publish/schema";
import { tryAdvisoryLock, type ReleaseLock } from "../../../database/advisory-lock";
import { advisoryLocks } from "../../../database/lock-numbers";
import { readSite } from "../../site-record/settings";
import { isDueToPublish } from "../due";
import { Cancelled, progressOf, type Progress } from "../progress";
import { completed } from "../completed";
import { createPublisher } from "../publish-once";
import { placeKey } from "../space";
import { noCounts, publishStore, type StoredRun } from "../stored";
import { targetOf, zipFile } from "../targets/target";
import { countOf, waitingChanges } from "../waiting";
import { whyEnded } from "../why-ended";

/** An instance that tells nothing for so long has ended. */
const silentMs = 30_000;

type Begun = Pick<StoredRun, "runId" | "dryRun" | "when" | "began">;

const missingWords = (missing: number) =>
  missing === 0 ? "" : `Left out, because missing on this computer: ${missing} files of photos.`;

/** Publishing where the settings lead, one publish at a time (docs/product.md 4.22). */
const publishRun = ({ strapi }: { strapi: Core.Strapi }) => {
  const store = publishStore(strapi);
  const waiting = waitingChanges(strapi);
  const publish = createPublisher(strapi);
  const logError = (error: unknown) => void strapi.log.error(error);
  let running: { finished: Promise<unknown>; progress: Progress } | null = null;
  let isBeginning = false;
  let isStopping = false;

  function messageOf(error: unknown): string {
    if (error instanceof Cancelled) return publishMessages.cancelled;
    const known = whyEnded(error);
    if (known === "") logError(error);
    return known || publishMessages.failed;
  }

  async function run({ dryRun, ...given }: Begun, progress: Progress): Promise<void> {
    const end = (outcome: PublishEntry["outcome"], message: string, counts = noCounts) =>
      store.remember({
        ...{ ...given, ended: new Date().toISOString(), outcome, message },
        ...counts,
      });
    try {
      // What is noticed from here on is not in a preview.
      await waiting.follow();
      const previewedAt = Date.now();
      const { changes, missing, moment } = await publish(await store.place(), dryRun, progress);
      if (dryRun) await store.change({ changes, previewedAt, fault: "" });
      else {
        await waiting.published(moment);
        await end("done", missingWords(missing), changes);
      }
    } catch (error) {
      const isCancelled = error instanceof Cancelled && !isStopping;
      const message = isStopping ? publishMessages.ended : messageOf(error);
      if (dryRun) await store.change({ changes: null, fault: isCancelled ? "" : message });
      else await end(isCancelled ? "cancelled" : "failed", message);
    }
  }

  /** What runs now, wherever; an instance that has ended runs nothing. */
  async function readRun(): Promise<StoredRun | null> {
    const found = await store.run();
    return found && (running || Date.now() - found.toldAt < silentMs) ? found : null;
  }

  /** Runs under the lock until its end. */
  async function begun(given: Begun, release: ReleaseLock): Promise<number> {
    const { runId } = given;
    const progress = progressOf(store, given, logError);
    await store.change({ runId });
    await progress.begin();
    const end = async () => {
      await progress.end();
      await release();
    };
    const finished = run(given, progress)
      .catch(logError)
      .then(end)
      .catch(logError)
      .finally(() => (running = null));
    running = { finished, progress };
    return runId;
  }

  /** Begins a publish or its preview; null while another runs, here or elsewhere. */
  async function begin(dryRun: boolean, when: PublishTime): Promise<number | null> {
    if (running || isBeginning) return null;
    isBeginning = true;
    try {
      const release = await tryAdvisoryLock(advisoryLocks.publish);
      if (!release) return null;
      const runId = (await store.read()).runId + 1;
      return await begun({ runId, dryRun, when, began: new Date().toISOString() }, release);
    } finally {
      isBeginning = false;
    }
  }

  /** Where typed settings lead, or why it cannot be published there. */
  async function placeOf(settings: PublishSettingsDraft) {
    const found = completed(settings, await store.place().catch(() => null));
    if ("fault" in found) return found;
    const fault = await targetOf(found.place).fault();
    return fault ? { fault } : found;
  }

  return {
    begin,

    /** Everything that the screen shows. */
    async read(): Promise<Publish> {
      const followed = await waiting.follow();
      const [settings, state, run] = await Promise.all([store.settings(), store.read(), readRun()]);
      const { history, last, fault, changes, previewedAt } = state;
      const isCurrent = (followed?.changedAt ?? 0) <= previewedAt;
      const found = await stat(zipFile()).catch(() => null);
      const { phase = "idle", done = 0, all = 0, dryRun = false } = run ?? {};
      return {
        settings,
        state: { phase, done, all, dryRun, runId: run?.runId ?? state.runId, fault },
        last,
        changes: isCurrent ? changes : null,
        waiting: countOf(followed),
        zip: found && { bytes: found.size, made: found.mtime.toISOString() },
        history,
      };
    },

    /** Whether it can be published with these settings, on the field to look at. */
    async test(settings: PublishSettingsDraft): Promise<ValidationErrors> {
      const checked = await placeOf(settings);
      return "fault" in checked ? [checked.fault] : [];
    },

    /** Saves the settings; another place has nothing of the site yet. */
    async save(settings: PublishSettingsDraft): Promise<ValidationErrors> {
      const before = await store.settings();
      const checked = await placeOf(settings);
      if ("fault" in checked) return [checked.fault];
      await store.save(checked.place);
      if (placeKey(before) === placeKey(checked.place)) return [];
      await store.change({ last: null, changes: null, fault: "" });
      await waiting.everything();
      return [];
    },

    /** Ends what runs, here or on another instance. */
    async cancel(): Promise<void> {
      running?.progress.cancel();
      const found = running ? null : await readRun();
      if (found) await store.tellRun({ ...found, isCancelled: true });
    },

    /** Publishes if the settings say so now; resolves when that has begun. */
    async publishIfDue(now: number): Promise<void> {
      const [{ address, when }, state] = await Promise.all([store.settings(), store.read()]);
      if (address === "" || when === "hand" || running) return;
      const followed = await waiting.follow();
      const { timeZone } = await readSite(strapi.db.connection);
      if (isDueToPublish({ when, history: state.history, waiting: followed }, now, timeZone))
        await begin(false, when);
    },

    /** Resolves when nothing runs any more. */
    idle: async (): Promise<void> => void (await running?.finished),

    /** Tells of a publish that the server's end has cut off. */
    async recover(): Promise<void> {
      const cut = await store.run();
      const release = cut && (await tryAdvisoryLock(advisoryLocks.publish));
      if (!release) return;
      await store.forgetRun();
      const { runId, when, began, dryRun, toldAt } = cut;
      const ended = { ended: new Date(toldAt).toISOString(), outcome: "failed" } as const;
      if (!dryRun)
        await store.remember({
          ...{ runId, when, began, ...ended, message: publishMessages.ended },
          ...noCounts,
        });
      await release();
    },

    /** Cuts off what runs; what is online is whole. */
    async stop(): Promise<void> {
      isStopping = true;
      running?.progress.cancel();
      await running?.finished;
    },
  };
};

export default publishRun;
