import type { PlanSheet } from "shared-types/plan/answers";
import { cornersOf } from "../components/PlanBase";
import type { Drag } from "./use-canvas";
import styles from "./SheetCanvas.module.css";

interface CanvasShapesProps {
  sheet: PlanSheet;
  bedId: number;
  corners: [number, number][];
  drag: Drag | null;
}

const percent = (at: number) => `${at * 100}%`;

/** Over the drawing: the bed that is being drawn, the corners of the chosen one, and the box that selects. */
export function CanvasShapes({ sheet, bedId, corners, drag }: CanvasShapesProps) {
  const points = sheet.beds.find((bed) => bed.bedId === bedId)?.points ?? [];
  const shown = drag?.kind === "corner" ? points.with(drag.corner, drag.to) : points;
  return (
    <>
      <svg
        className={styles.shapes}
        viewBox="0 0 1000 1000"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <polygon points={cornersOf(corners)} className={styles.drawn} />
        {drag?.kind === "corner" && <polygon points={cornersOf(shown)} className={styles.drawn} />}
      </svg>
      <svg className={styles.shapes} aria-hidden="true">
        {corners.map(([x, y], n) => (
          <circle key={n} cx={percent(x)} cy={percent(y)} className={styles.point} />
        ))}
        {shown.map(([x = 0, y = 0], n) => (
          <circle
            key={n}
            cx={percent(x)}
            cy={percent(y)}
            className={styles.corner}
            data-corner={n}
          />
        ))}
        {drag?.kind === "box" && (
          <rect
            x={percent(Math.min(drag.from[0], drag.to[0]))}
            y={percent(Math.min(drag.from[1], drag.to[1]))}
            width={percent(Math.abs(drag.to[0] - drag.from[0]))}
            height={percent(Math.abs(drag.to[1] - drag.from[1]))}
            className={styles.box}
          />
        )}
      </svg>
    </>
  );
}
