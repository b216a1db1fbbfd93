import { calendarCalls } from "shared-types";
import { routesOf } from "../../../http/routes";

export default routesOf(calendarCalls, {
  calendar: "calendar.all",
  thisWeek: "calendar.thisWeek",
  floraFacets: "calendar.floraFacets",
  faunaFacets: "calendar.faunaFacets",
  bloom: "calendar.bloom",
});
