import type { Calls } from "../kit/call";
import { calendarAnswers } from "./answers";

/** What anyone may call. */
export const calendarCalls = {
  calendar: {
    method: "GET",
    path: "/api/calendar",
    who: "anyone",
    summary: "In which weeks each plant or animal was recorded; all years, or one.",
    query: ["kind", "year", "group"],
    answer: calendarAnswers.Calendar,
    cached: true,
  },
  thisWeek: {
    method: "GET",
    path: "/api/thisweek",
    who: "anyone",
    summary: "What was in the yard in the two weeks around a day, or today, in all years.",
    query: ["date"],
    answer: calendarAnswers.ThisWeek,
    cached: true,
  },
  floraFacets: {
    method: "GET",
    path: "/api/florafacets",
    who: "anyone",
    summary:
      "What the list of plants can be filtered by that no row says: bloom today, and visitors.",
    answer: calendarAnswers.FloraFacets,
    cached: true,
  },
  faunaFacets: {
    method: "GET",
    path: "/api/faunafacets",
    who: "anyone",
    summary:
      "In which months each animal was recorded, which the list of animals can be filtered by.",
    answer: calendarAnswers.FaunaFacets,
    cached: true,
  },
  bloom: {
    method: "GET",
    path: "/api/bloom.ics",
    who: "anyone",
    summary: "When plants are in flower, as an iCalendar.",
    mediaType: "text/calendar",
    cached: true,
  },
} as const satisfies Calls;
