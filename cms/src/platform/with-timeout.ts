import { setTimeout as passed } from "node:timers/promises";

/**
 * The result of the work if it ends within this many milliseconds.
 * @throws Error with `message` otherwise; the work itself continues and is ignored
 */
export async function withTimeout<Result>(
  work: Promise<Result>,
  ms: number,
  message: string,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(message)), ms);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits for work, but not longer than this: what is not done by then continues and is ignored. */
export async function waitAtMost(ms: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([work, passed(ms, undefined, { ref: false })]);
}
