import { monthNames } from "shared-types/kit/date";
import styles from "./Strip.module.css";

/** The names of the months over strips, each where it begins. */
export function Months() {
  return (
    <span className={styles.months} aria-hidden="true">
      {monthNames.map((name) => (
        <span key={name}>
          {name.slice(0, 1)}
          <span className={styles.rest}>{name.slice(1, 3)}</span>
        </span>
      ))}
    </span>
  );
}
