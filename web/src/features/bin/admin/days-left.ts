import { dayMs } from "shared-types/kit/date";

/** The time left in days: 'within a day', 'in 12 days'. */
export function daysLeft(iso: string, now: Date): string {
  const days = Math.ceil((Date.parse(iso) - now.getTime()) / dayMs);
  return days > 1 ? `in ${days} days` : "within a day";
}
