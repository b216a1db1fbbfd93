const minuteMs = 60_000;

/** Delays after the first failure, the second, and so on. */
const delaysMs = [1, 5, 30, 120, 720].map((minutes) => minutes * minuteMs);

/** Milliseconds until the next attempt after this many failures; null: give up. */
export function retryDelayMs(failures: number): number | null {
  return delaysMs[failures - 1] ?? null;
}
