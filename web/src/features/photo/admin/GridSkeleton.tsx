import { Loading, Skeleton } from "../../../components/feedback/Skeleton";
import styles from "./PhotoGrid.module.css";

/** Photos that are loading. */
export function GridSkeleton() {
  return (
    <Loading what="photos">
      <ul role="list" className={styles.grid}>
        {Array.from({ length: 12 }, (_, i) => (
          <li key={i} className={styles.cell}>
            <Skeleton ratio="4 / 3" />
            <span className={styles.words}>
              <Skeleton height="0.8em" width="55%" />
            </span>
          </li>
        ))}
      </ul>
    </Loading>
  );
}
