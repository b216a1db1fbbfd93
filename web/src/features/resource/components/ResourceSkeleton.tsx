import { Loading, Skeleton, SkeletonText } from "../../../components/feedback/Skeleton";
import styles from "./ResourceEntry.module.css";

/** Entries that are loading. */
export function ResourceSkeleton({ what }: { what: string }) {
  return (
    <Loading what={what}>
      {Array.from({ length: 4 }, (_, i) => (
        <div key={i} className={styles.entry}>
          <Skeleton width="7.5rem" height="1em" />
          <div className={styles.words}>
            <Skeleton width="min(18rem, 70%)" height="1.4em" />
            <SkeletonText lines={3} />
          </div>
        </div>
      ))}
    </Loading>
  );
}
