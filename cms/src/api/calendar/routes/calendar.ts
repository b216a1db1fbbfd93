import { calendarCalls } from "shared-types/calendar/calls";
import { routesOf } from "../../../http/routes";

export default routesOf(calendarCalls, "calendar");
