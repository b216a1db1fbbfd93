import { useSyncExternalStore } from "react";
import { isoWeekOf } from "shared-types/kit/iso-week";
import { dayIn } from "shared-types/kit/time-zone";
import { useSite } from "../../../lib/settings";
import { strip } from "./strip-path";

const never = () => () => undefined;

/** Where today is on a strip, from 0 to 1; `null` on the server, whose pages are kept for days. */
export function useToday(): number | null {
  const { timeZone } = useSite().settings;
  return useSyncExternalStore(
    never,
    () => todayOn(dayIn(timeZone, new Date())),
    () => null,
  );
}

function todayOn(day: string): number {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return ((isoWeekOf(day).week - 1) * 7 + weekday + 0.5) / strip.width;
}
