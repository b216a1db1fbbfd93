export const dayMs = 86_400_000;

export const monthNames =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** The name of a month, from 1. */
export const monthName = (month: number): string => monthNames[month - 1] ?? "";

/** The number of a month whose name in English begins like this text; 0 for none. */
export const monthNumber = (name: string): number =>
  monthNames.findIndex((one) => one.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase()) +
  1;

/** A year, month or day that exists; '' is none. */
export function isDate(value: string | null | undefined): boolean {
  if (!value) return true;
  const found = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(value);
  if (!found) return false;
  const [, year, month = "01", day = "01"] = found;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day) && year !== "0000";
}

/** A year, month or day that a photo can be dated to, from the year 1000 on. */
export const isTakenOn = (value: string): boolean => isDate(value) && value >= "1000";

/** A date of any precision in words: 'May 17, 2024', 'May 2024', '2024'. */
export function dateWords(date: string): string {
  const [year = "", month, day] = date.split("-");
  if (!month) return year;
  const name = monthName(Number(month));
  return day ? `${name} ${Number(day)}, ${year}` : `${name} ${year}`;
}

/** The same with the month of a day in three letters: 'Nov 16, 2024', 'November 2024', '2024'. */
export function shortDateWords(date: string): string {
  const [year = "", month, day] = date.split("-");
  if (!day) return dateWords(date);
  return `${monthName(Number(month)).slice(0, 3)} ${Number(day)}, ${year}`;
}
