import { DateTime } from "luxon";

/** Hour of the nightly backup, site time. */
const hour = 3;

/** Delay before retrying after a failure. */
const retryMs = 3600 * 1000;

/** The state of the backups, in epoch milliseconds. */
interface BackupTimes {
  /** When the last one was made; without one, when the site was set up. */
  last: number;
  /** When the last one failed; 0: not since the last backup. */
  failed: number;
}

/** The most recent 3 a.m. in the site's time zone. */
function lastNight(now: number, timeZone: string): number {
  const at = DateTime.fromMillis(now, { zone: timeZone });
  const today = at.set({ hour, minute: 0, second: 0, millisecond: 0 });
  return (today > at ? today.minus({ days: 1 }) : today).toMillis();
}

/** Whether a backup is due: once after each night, also after nights the server did not run. */
export function isDue({ last, failed }: BackupTimes, now: number, timeZone: string): boolean {
  return last < lastNight(now, timeZone) && now - failed > retryMs;
}
