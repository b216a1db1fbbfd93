let last: Promise<void> = Promise.resolve();

/**
 * Runs tasks that move files one after the other, in the order given. A task must not be begun
 * inside a transaction: it would wait for the database, and the database for it.
 */
export function inTurn(task: () => Promise<void>, onFault: (error: unknown) => void): void {
  last = last.then(task).catch(onFault);
}

/** When all tasks begun so far are done. */
export function allDone(): Promise<void> {
  return last;
}
