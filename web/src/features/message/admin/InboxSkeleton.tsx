import { Loading, Skeleton, SkeletonText } from "../../../components/feedback/Skeleton";
import styles from "./InboxSkeleton.module.css";

/** Messages that are coming. */
export function InboxSkeleton() {
  return (
    <Loading what="messages">
      <div className={styles.rows}>
        {Array.from({ length: 8 }, (_, i) => (
          <div key={i} className={styles.row}>
            <Skeleton width={`${38 + ((i * 7) % 24)}%`} height="1rem" />
            <Skeleton width={`${70 + ((i * 11) % 25)}%`} height="0.9rem" />
          </div>
        ))}
      </div>
    </Loading>
  );
}

/** One message that is coming. */
export function ReaderSkeleton() {
  return (
    <Loading what="the message">
      <div className={styles.row}>
        <Skeleton width="50%" height="2rem" />
        <SkeletonText lines={5} />
      </div>
    </Loading>
  );
}
