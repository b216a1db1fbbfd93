import { DateTime } from "luxon";

/** While the garden sleeps. */
const hour = 3;

/** After a failure it is tried again, but not every minute. */
const patienceMs = 3600 * 1000;

/** What is known of the backups so far, in epoch milliseconds. */
export interface BackupTimes {
  /** When the last one was made; of a site without one, when the site was. */
  last: number;
  /** When the last failure was; 0: none since the last backup. */
  failed: number;
}

/** The last time it was three in the morning where the site is. */
export function lastNight(now: number, timeZone: string): number {
  const at = DateTime.fromMillis(now, { zone: timeZone });
  const today = at.set({ hour, minute: 0, second: 0, millisecond: 0 });
  return (today > at ? today.minus({ days: 1 }) : today).toMillis();
}

/** Whether the server should make a backup now: once after each night, also after nights it did not run. */
export function isDue({ last, failed }: BackupTimes, now: number, timeZone: string): boolean {
  return last < lastNight(now, timeZone) && now - failed > patienceMs;
}
