export const dayMs = 86_400_000;

export const monthNames =
  "January February March April May June July August September October November December".split(
    " ",
  );

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
  const name = monthNames[Number(month) - 1] ?? "";
  return day ? `${name} ${Number(day)}, ${year}` : `${name} ${year}`;
}
