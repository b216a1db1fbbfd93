import styles from "./InternalMark.module.css";

/** Marks a record that visitors do not see (docs/product.md 4.9). */
export function InternalMark({ words = "Internal" }: { words?: string }) {
  return <span className={styles.mark}>{words}</span>;
}
