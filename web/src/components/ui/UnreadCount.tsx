import { VisuallyHidden } from "./VisuallyHidden";
import styles from "./UnreadCount.module.css";

/** How many are unread, behind the name of what they are; nothing when none is. */
export function UnreadCount({ count = 0 }: { count?: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      {count.toLocaleString("en-US")}
      <VisuallyHidden> unread</VisuallyHidden>
    </span>
  );
}
