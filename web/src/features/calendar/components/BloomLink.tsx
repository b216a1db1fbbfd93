import { calendarCalls } from "shared-types/calendar/calls";
import { addressOf } from "../../../lib/call";
import { useSite } from "../../../lib/settings";
import styles from "./CalendarLegend.module.css";

/** The times of bloom for a calendar app: one that is given the address keeps up to date. */
export function BloomLink() {
  const { settings } = useSite();
  return (
    <p className={styles.bloom}>
      <a href={addressOf(settings, calendarCalls.bloom)}>Bloom times for your calendar app</a>{" "}
      (iCalendar)
    </p>
  );
}
