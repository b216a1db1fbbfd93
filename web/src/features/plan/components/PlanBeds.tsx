import { memo } from "react";
import type { PlanBed } from "shared-types/plan/answers";
import styles from "./PlanBeds.module.css";

/** Corners as SVG takes them, in thousandths of the drawing. */
export const cornersOf = (points: PlanBed["points"]) =>
  points.map(([x = 0, y = 0]) => `${x * 1000},${y * 1000}`).join(" ");

function Beds({ beds, chosen }: { beds: readonly PlanBed[]; chosen: number }) {
  return (
    <svg
      className={styles.beds}
      viewBox="0 0 1000 1000"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {beds.map(({ bedId, points }) => (
        <polygon
          key={bedId}
          points={cornersOf(points)}
          className={styles.bed}
          data-chosen={bedId === chosen}
        />
      ))}
    </svg>
  );
}

/** The outlines of beds over the drawing. */
export const PlanBeds = memo(Beds);
