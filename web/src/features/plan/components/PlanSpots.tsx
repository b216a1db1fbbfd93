import type { Viewpoint } from "shared-types/viewpoint/answers";
import { letterOf } from "../api/viewpoint";
import { viewpointAnchor } from "./ThenNow";
import styles from "./PlanSpots.module.css";

interface PlanSpotsProps {
  sheetId: number;
  /** Those of the whole plan, which gives them their letters. */
  viewpoints: readonly Viewpoint[];
}

/** The viewpoints of a drawing: lettered squares that lead to their photos. */
export function PlanSpots({ sheetId, viewpoints }: PlanSpotsProps) {
  return viewpoints.map(({ viewpointId, name, x, y, ...viewpoint }, n) =>
    viewpoint.sheetId === sheetId ? (
      <a
        key={viewpointId}
        href={`#${viewpointAnchor(viewpointId)}`}
        className={styles.spot}
        style={{ insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` }}
        aria-label={`${letterOf(n)} ${name}, then and now`}
      >
        {letterOf(n)}
      </a>
    ) : null,
  );
}
