import { Loading, Skeleton, SkeletonText } from "./Skeleton";
import styles from "./ListSkeleton.module.css";

/** The skeleton of a list: square, names, a line or two. */
export function ListSkeleton({ what, rows = 8 }: { what: string; rows?: number }) {
  return (
    <Loading what={what}>
      <ul role="list">
        {Array.from({ length: rows }, (_, i) => (
          <li key={i} className={styles.row}>
            <Skeleton width="3.25rem" height="3.25rem" />
            <Skeleton width="70%" height="1.2em" />
            <SkeletonText lines={2} />
          </li>
        ))}
      </ul>
    </Loading>
  );
}
