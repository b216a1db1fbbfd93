import type { CalendarKind } from "shared-types/calendar/codes";
import type { CalendarRow } from "shared-types/calendar/answers";
import { lanesOf } from "../api/lanes";
import { pathAbove, pathBelow, pathOfMonths, pathOn, strip } from "../api/strip-path";
import styles from "./Strip.module.css";

interface StripProps {
  kind: CalendarKind;
  strip: Pick<CalendarRow, "weeks" | "months">;
}

/** The weeks of a year in ink; whoever cannot see it reads its words elsewhere. */
export function Strip({ kind, strip: { weeks, months } }: StripProps) {
  const { above, below, on } = lanesOf(kind, weeks);
  return (
    <svg
      className={styles.strip}
      viewBox={`0 0 ${strip.width} ${strip.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {(on.length > 0 || months.length > 0) && (
        <path className={styles.on} d={pathOn(on) + pathOfMonths(months)} />
      )}
      {above.length > 0 && <path className={styles.above} d={pathAbove(above)} />}
      {below.length > 0 && <path className={styles.below} d={pathBelow(below)} />}
    </svg>
  );
}
