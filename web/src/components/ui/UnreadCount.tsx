import { VisuallyHidden } from "./VisuallyHidden";
import styles from "./UnreadCount.module.css";

/** A badge with the number of unread ones; nothing for 0. */
export function UnreadCount({ count = 0 }: { count?: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      {count.toLocaleString("en-US")}
      <VisuallyHidden> unread</VisuallyHidden>
    </span>
  );
}
