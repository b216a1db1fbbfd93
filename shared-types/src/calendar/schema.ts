import { string } from "yup";
import { calendarKinds, calendarMessages } from "./codes";
import { limits } from "../kit/limits";
import { closed } from "../kit/closed";
import { isDate } from "../kit/date";
import { oneOf } from "../kit/filter";

/** The address of GET /api/calendar: '' is every year, and every group. */
export const calendarQuerySchema = closed({
  kind: oneOf(calendarKinds, "plants"),
  year: string()
    .default("")
    .matches(/^[1-9]\d{3}$/, { message: calendarMessages.year, excludeEmptyString: true }),
  group: string().default("").max(limits.text, calendarMessages.group),
});

/** The address of GET /api/thisweek: '' is today. */
export const thisWeekQuerySchema = closed({
  date: string()
    .default("")
    .test(
      "day",
      calendarMessages.day,
      // In years of four digits, those of the days around it too.
      (value) =>
        value === "" || (value.length === 10 && isDate(value) && value > "1000" && value < "9999"),
    ),
});
