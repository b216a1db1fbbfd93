import { dayMs } from "./date";

/** The ISO week of a day as `YYYY-MM-DD`: Monday to Sunday, week 1 has the year's first Thursday (ISO 8601). */
export function isoWeekOf(day: string) {
  const date = new Date(`${day}T00:00:00Z`);
  const weekday = (date.getUTCDay() + 6) % 7;
  const thursday = new Date(date.getTime() + (3 - weekday) * dayMs);
  const year = thursday.getUTCFullYear();
  const days = (thursday.getTime() - Date.UTC(year, 0, 1)) / dayMs;
  return { year, week: Math.floor(days / 7) + 1 };
}
