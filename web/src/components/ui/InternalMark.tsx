import styles from "./InternalMark.module.css";

/** Marks a record that visitors do not see (contract §4). */
export function InternalMark() {
  return <span className={styles.mark}>Internal</span>;
}
