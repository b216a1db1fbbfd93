import { DateTime } from "luxon";
import { dependsOnTime } from "../../cache/dependencies";

/** Today in the garden; what shows it is stale from its midnight on. */
export function todayIn(timeZone: string): string {
  const now = DateTime.now().setZone(timeZone);
  dependsOnTime(now.plus({ days: 1 }).startOf("day").toMillis());
  return now.toISODate() ?? "";
}
