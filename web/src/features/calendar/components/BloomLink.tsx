import { addressOf } from "../../../lib/call";
import { place } from "../../../lib/copy";
import { useSite } from "../../../lib/settings";
import styles from "./CalendarLegend.module.css";

/** The times of bloom for a calendar app: one that is given the address keeps up to date. */
export function BloomLink() {
  const { settings } = useSite();
  const address = addressOf(settings, "GET /api/bloom.ics");
  return (
    <p className={styles.bloom}>
      <a href={place.copy?.linkOf(address) ?? address}>Bloom times for your calendar app</a>{" "}
      (iCalendar)
    </p>
  );
}
