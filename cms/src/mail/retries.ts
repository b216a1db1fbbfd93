const minuteMs = 60_000;

/** How long to wait after the first failure, the second, and so on. */
const delaysMs = [1, 5, 30, 120, 720].map((minutes) => minutes * minuteMs);

/** How long after this many failures a mail is tried again, in milliseconds; null: given up. */
export function retryDelayMs(failures: number): number | null {
  return delaysMs[failures - 1] ?? null;
}
