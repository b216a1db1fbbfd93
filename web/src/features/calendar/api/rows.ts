import type { Calendar, CalendarRow } from "shared-types/calendar/answers";
import type { CalendarView } from "./calendar";
import { firstWeekOf } from "./lanes";

/** The groups that rows belong to, in alphabetical order. */
export const groupsOf = (rows: readonly CalendarRow[]): string[] =>
  [...new Set(rows.map(({ group }) => group))].filter((group) => group !== "").sort();

const byName = (a: CalendarRow, b: CalendarRow) => a.nameCommon.localeCompare(b.nameCommon, "en");

/** The rows of a view, in its order. */
export function rowsOf({ rows }: Calendar, { kind, group, order }: CalendarView): CalendarRow[] {
  const shown = rows.filter((row) => group === "" || row.group === group);
  if (order === "name") return shown.sort(byName);
  return shown
    .map((row) => ({ row, first: firstWeekOf(kind, row.weeks) }))
    .sort((a, b) => a.first - b.first || byName(a.row, b.row))
    .map(({ row }) => row);
}
