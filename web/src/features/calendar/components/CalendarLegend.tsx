import type { CalendarKind } from "shared-types/calendar/codes";
import styles from "./CalendarLegend.module.css";

const words: Record<CalendarKind, { above: string; below: string; on: string }> = {
  plants: { above: "In flower", below: "Fruit and seed", on: "Other records" },
  animals: { above: "Seen or heard", below: "Young and nests", on: "Known by the month only" },
};

/** What the ink of the strips means. */
export function CalendarLegend({ kind }: { kind: CalendarKind }) {
  const { above, below, on } = words[kind];
  return (
    <ul role="list" className={styles.legend}>
      <li>
        <span className={styles.above} aria-hidden="true" /> {above}, above the line
      </li>
      <li>
        <span className={styles.below} aria-hidden="true" /> {below}, below it
      </li>
      <li>
        <span className={styles.on} aria-hidden="true" /> {on}, on it
      </li>
      <li>The taller, the more records</li>
    </ul>
  );
}
