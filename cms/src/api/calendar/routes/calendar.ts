import { calendarCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(calendarCalls, "calendar");
