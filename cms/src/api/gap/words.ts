import { monthName } from "shared-types/kit/date";
import { runsOfMonths } from "shared-types/kit/months";

/** 'March', 'March and April', 'March, June, and July'. */
function listWords(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  if (words.length < 3) return words.join(" and ");
  return `${words.slice(0, -1).join(", ")}, and ${last}`;
}

/** 'in March and April', 'from May to July', 'from May to July and in October'. */
export function monthsWords(months: ReadonlySet<number>): string {
  if (months.size === 12) return "all year";
  const runs = runsOfMonths(months);
  const long = runs.filter(({ length }) => length > 2);
  const short = runs.filter(({ length }) => length <= 2).flat();
  return listWords([
    ...long.map((run) => `from ${monthName(run[0] ?? 0)} to ${monthName(run.at(-1) ?? 0)}`),
    ...(short.length > 0 ? [`in ${listWords(short.map(monthName))}`] : []),
  ]);
}
