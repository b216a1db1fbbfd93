import type { PublishStore, StoredRun } from "./stored";

/** The owner ended it. */
export class Cancelled extends Error {}

/** So seldom the database is told: each step would be thousands of writes. */
const tellMs = 1000;

type Step = Pick<StoredRun, "phase" | "done" | "all">;

export type Progress = ReturnType<typeof progressOf>;

/** Tells the database how far a publish is, and asks whether it is to end: another instance may have been told so. */
export function progressOf(
  store: PublishStore,
  begun: Pick<StoredRun, "runId" | "dryRun" | "when" | "began">,
  onError: (error: unknown) => void,
) {
  let isCancelled = false;
  let now: Step = { phase: "making", done: 0, all: 0 };
  const tell = async () => {
    isCancelled ||= (await store.run())?.isCancelled === true;
    await store.tellRun({ ...begun, ...now, toldAt: Date.now(), isCancelled });
  };
  let sent = Promise.resolve();
  const tellNext = () => (sent = sent.then(tell).catch(onError));
  const timer = setInterval(() => void tellNext(), tellMs).unref();
  return {
    begin: tellNext,
    now: () => now,
    cancel(): void {
      isCancelled = true;
    },
    /** One step further. @throws Cancelled */
    step(next: Step): void {
      now = next;
      if (isCancelled) throw new Cancelled();
    },
    async end(): Promise<void> {
      clearInterval(timer);
      await sent;
      await store.forgetRun();
    },
  };
}
