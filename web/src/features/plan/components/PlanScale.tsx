import type { PlanSheetDetail } from "shared-types/plan/answers";
import styles from "./PlanScale.module.css";

/** Round lengths for the bar. */
const lengths = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000];

/** Which way north is, and a bar of so many feet; nothing of what the plan does not say. */
export function PlanScale({
  sheet: { north, feet },
}: {
  sheet: Pick<PlanSheetDetail, "north" | "feet">;
}) {
  if (north === null && feet === 0) return null;
  const length = lengths.findLast((one) => one <= feet / 4) ?? feet;
  return (
    <span className={styles.scale}>
      {north !== null && (
        <svg
          className={styles.north}
          viewBox="0 0 24 24"
          role="img"
          aria-label={`North is ${Math.round(north)} degrees clockwise from the top`}
          style={{ rotate: `${north}deg` }}
        >
          <path d="M12 2.5 17 20l-5-3.500L7 20z" />
          <path d="M12 2.5V16.500L7 20z" className={styles.dark} />
        </svg>
      )}
      {north !== null && <span aria-hidden="true">N</span>}
      {feet > 0 && (
        <span className={styles.bar} style={{ width: `${(length / feet) * 100}%` }}>
          {`${length} ${length === 1 ? "foot" : "feet"}`}
        </span>
      )}
    </span>
  );
}
