import { DateTime } from "luxon";

/** The day in the garden. */
export const todayIn = (timeZone: string): string =>
  DateTime.now().setZone(timeZone).toISODate() ?? "";

/** Whether a day, month or year has not begun in the garden. */
export function isFuture(date: string, timeZone: string): boolean {
  return date > todayIn(timeZone).slice(0, date.length);
}
