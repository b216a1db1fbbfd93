import { calendarKinds, type CalendarKind } from "shared-types/calendar/codes";
import { pageParameters } from "shared-types/site/reader";
import { choice, filterToQuery, shortText, wholeNumber, type QuerySpec } from "../../../lib/filter";
import { paths } from "../../../lib/paths";
import type { Read } from "../../../lib/read";
import { pack, type PackedCalendar } from "./packed";

export const calendarOrders = ["week", "name"] as const;

/** What of the calendar is shown; `year` 0: all years over one another, `group` '': all. */
export interface CalendarView {
  kind: CalendarKind;
  year: number;
  group: string;
  order: (typeof calendarOrders)[number];
}

export const calendarSpec: QuerySpec<CalendarView> = {
  defaults: { kind: "plants", year: 0, group: "", order: "week" },
  fields: {
    kind: { param: pageParameters.calendarKind, read: choice(calendarKinds) },
    year: { param: pageParameters.year, read: wholeNumber(0) },
    group: { param: pageParameters.group, read: shortText(80) },
    order: { param: pageParameters.sortColumn, read: choice(calendarOrders) },
  },
};

/** The address of a view. */
export const calendarPath = (view: Partial<CalendarView> = {}): string =>
  paths.calendar + filterToQuery(calendarSpec, { ...calendarSpec.defaults, ...view });

/** All rows of one kind; group and order are chosen among them. */
export const calendarOf = ({ kind, year }: CalendarView): Read<PackedCalendar> => ({
  key: `calendar/${kind}/${year}`,
  get: async (reader) => pack(await reader.calendar({ kind, year })),
});
