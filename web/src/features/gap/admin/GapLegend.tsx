import styles from "./GapTable.module.css";

/** What the marks of the months mean. */
export function GapLegend() {
  return (
    <ul role="list" className={styles.legend}>
      <li>
        <span className={styles.noted} aria-hidden="true" /> Noted here
      </li>
      <li>
        <span className={styles.expected} aria-hidden="true" /> By season and books
      </li>
      <li>
        <span className={styles.gap} aria-hidden="true" /> Nothing
      </li>
    </ul>
  );
}
