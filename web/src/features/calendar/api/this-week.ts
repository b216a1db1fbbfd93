import type { ThisWeek } from "shared-types/calendar/answers";
import type { Read } from "../../../lib/read";

/** What was in the yard in the two weeks around today, in all years. */
export const thisWeek: Read<ThisWeek> = { key: "thisweek", get: (reader) => reader.thisWeek() };
