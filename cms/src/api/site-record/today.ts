import { DateTime } from "luxon";
import { dependsOnTime } from "../../cache/dependencies";

/** The day in the garden. */
export const todayIn = (timeZone: string): string =>
  DateTime.now().setZone(timeZone).toISODate() ?? "";

/** The day in the garden, for what is shown of it: that is stale from its midnight on. */
export function todayShown(timeZone: string): string {
  const tomorrow = DateTime.now().setZone(timeZone).plus({ days: 1 });
  dependsOnTime(tomorrow.startOf("day").toMillis());
  return todayIn(timeZone);
}

/** Whether a day, month or year has not begun in the garden. */
export function isFuture(date: string, timeZone: string): boolean {
  return date > todayIn(timeZone).slice(0, date.length);
}
