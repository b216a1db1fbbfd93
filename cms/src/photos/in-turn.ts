import { environment } from "../environment";
import { turns, whenTurn } from "../machines/turn";

const areShared = environment.bucket !== null && environment.databaseUrl !== "";

/** Machines that share a bucket move files one after the other as well. */
const ofMachines = (task: () => Promise<void>) =>
  areShared ? whenTurn(turns.photoFiles, task) : task();

let last: Promise<void> = Promise.resolve();

/**
 * Runs tasks that move files one after the other, in the order given. A task must not be begun
 * inside a transaction: it would wait for the database, and the database for it.
 */
export function inTurn(task: () => Promise<void>, onFault: (error: unknown) => void): void {
  last = last.then(() => ofMachines(task)).catch(onFault);
}

/** When all tasks begun so far are done. */
export function allDone(): Promise<void> {
  return last;
}
