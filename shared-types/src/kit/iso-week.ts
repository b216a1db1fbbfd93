import { dayMs } from "./date";

/** An ISO week: 1 to 52 or 53, and the year it is counted in, which around New Year's Day may be another. */
interface IsoWeek {
  year: number;
  week: number;
}

/** The ISO week of a day as `YYYY-MM-DD`: Monday to Sunday, week 1 has the year's first Thursday (ISO 8601). */
export function isoWeekOf(day: string): IsoWeek {
  const date = new Date(`${day}T00:00:00Z`);
  const weekday = (date.getUTCDay() + 6) % 7;
  const thursday = new Date(date.getTime() + (3 - weekday) * dayMs);
  const year = thursday.getUTCFullYear();
  const days = (thursday.getTime() - Date.UTC(year, 0, 1)) / dayMs;
  return { year, week: Math.floor(days / 7) + 1 };
}
