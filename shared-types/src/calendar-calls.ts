import type { Calls } from "./call";

/** What anyone may call. */
export const calendarCalls = {
  calendar: {
    method: "GET",
    path: "/api/calendar",
    who: "anyone",
    summary: "In which weeks each plant or animal was recorded; all years, or one.",
    query: ["kind", "year", "group"],
    answer: "Calendar",
    cached: true,
  },
} as const satisfies Calls;
