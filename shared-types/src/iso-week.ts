/** An ISO week: 1 to 52 or 53, and the year it is counted in, which around New Year's Day may be another. */
export interface IsoWeek {
  year: number;
  week: number;
}

const dayMs = 86_400_000;

/** The ISO week of a day as `YYYY-MM-DD`: Monday to Sunday, week 1 has the year's first Thursday (ISO 8601). */
export function isoWeekOf(day: string): IsoWeek {
  const date = new Date(`${day}T00:00:00Z`);
  const weekday = (date.getUTCDay() + 6) % 7;
  const thursday = new Date(date.getTime() + (3 - weekday) * dayMs);
  const year = thursday.getUTCFullYear();
  const days = (thursday.getTime() - Date.UTC(year, 0, 1)) / dayMs;
  return { year, week: Math.floor(days / 7) + 1 };
}

/** The ISO weeks that have a day of a month, as `YYYY-MM`, in order. */
export function isoWeeksOfMonth(month: string): number[] {
  const [year = 0, n = 0] = month.split("-").map(Number);
  const days = new Date(Date.UTC(year, n, 0)).getUTCDate();
  const weeks = Array.from({ length: days }, (_, i) =>
    isoWeekOf(`${month}-${String(i + 1).padStart(2, "0")}`),
  );
  return [...new Set(weeks.map(({ week }) => week))];
}
