import { string } from "yup";
import { calendarKinds, calendarMessages } from "../calendar";
import { limits } from "../limits";
import { closed } from "./closed";
import { oneOf } from "./list";

/** The address of GET /api/calendar: '' is every year, and every group. */
export const calendarQuerySchema = closed({
  kind: oneOf(calendarKinds, "plants"),
  year: string()
    .default("")
    .matches(/^[1-9]\d{3}$/, { message: calendarMessages.year, excludeEmptyString: true }),
  group: string().default("").max(limits.text, calendarMessages.group),
});
