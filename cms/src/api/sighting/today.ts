import { DateTime } from "luxon";

/** Whether a day, month or year has not begun in the garden. */
export function isFuture(date: string, timeZone: string): boolean {
  const today = DateTime.now().setZone(timeZone).toISODate() ?? "";
  return date > today.slice(0, date.length);
}
