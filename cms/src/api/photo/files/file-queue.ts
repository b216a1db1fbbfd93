import { environment } from "../../../platform/environment";
import { withAdvisoryLock } from "../../../database/advisory-lock";
import { advisoryLocks } from "../../../database/lock-numbers";

const isShared = environment.bucket !== null && environment.databaseUrl !== "";

/** Instances that share a bucket move files one after the other as well. */
const acrossInstances = (task: () => Promise<void>) =>
  isShared ? withAdvisoryLock(advisoryLocks.photoFiles, task) : task();

let last: Promise<void> = Promise.resolve();

/**
 * Runs tasks that move files one at a time, in order. A task must not be started
 * inside a transaction: the two would wait for each other.
 */
export function enqueueFileTask(
  task: () => Promise<void>,
  onError: (error: unknown) => void,
): void {
  last = last.then(() => acrossInstances(task)).catch(onError);
}

/** Resolves when all tasks started so far are done. */
export function fileTasksDone(): Promise<void> {
  return last;
}
