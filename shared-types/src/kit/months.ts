/** January to December. */
export const allMonths: readonly number[] = Array.from({ length: 12 }, (_, n) => n + 1);

/** The month that comes some months after another; the year goes round. */
export const monthAfter = (month: number, count = 1): number => ((month + count + 11) % 12) + 1;

/** Months that follow one another, across the New Year too; the whole year is one run. */
export function runsOfMonths(months: ReadonlySet<number>): number[][] {
  if (months.size === allMonths.length) return [[...allMonths]];
  const starts = allMonths.filter(
    (month) => months.has(month) && !months.has(monthAfter(month, -1)),
  );
  return starts.map((start) => {
    const run = [start];
    for (let next = monthAfter(start); months.has(next); next = monthAfter(next)) run.push(next);
    return run;
  });
}
