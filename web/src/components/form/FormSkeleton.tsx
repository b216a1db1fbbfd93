import { Loading, Skeleton } from "../feedback/Skeleton";
import styles from "./FieldRow.module.css";

/** A form that is coming. */
export function FormSkeleton({
  what = "the form",
  fields = 6,
}: {
  what?: string;
  fields?: number;
}) {
  return (
    <Loading what={what}>
      <div className={styles.stack}>
        {Array.from({ length: fields }, (_, i) => (
          <div key={i}>
            <Skeleton width="7rem" height="0.9rem" />
            <Skeleton width="100%" height="2.75rem" className={styles.ghost} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
