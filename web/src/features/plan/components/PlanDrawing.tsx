import type { ReactNode } from "react";
import type { PlanSheetDetail } from "shared-types/plan/answers";
import type { PlantKind } from "../api/kinds";
import { ratioOf } from "../api/plan-size";
import { PlanBase } from "./PlanBase";
import { PlanBeds } from "./PlanBeds";
import { PlanMarks } from "./PlanMarks";
import { useZoom } from "./use-zoom";
import styles from "./PlanDrawing.module.css";

interface PlanDrawingProps {
  sheet: PlanSheetDetail;
  kinds: readonly PlantKind[];
  year: number | null;
  isFirst: boolean;
  anchor: string;
  level: number;
  chosenId: number | null;
  /** Its marks stand out. */
  plantId: number | null;
  onChoose: (plantingId: number | null) => void;
  /** What else stands on the drawing. */
  children: ReactNode;
}

/** The drawing with beds and marks; what does not fit its frame is scrolled to. */
export function PlanDrawing(props: PlanDrawingProps) {
  const { sheet, kinds, year, isFirst, anchor, level, chosenId, plantId, onChoose } = props;
  const chosen = sheet.plantings.find(({ plantingId }) => plantingId === chosenId);
  const [view, width] = useZoom(level, chosen);
  const name = sheet.title || "Plan";
  return (
    <div
      ref={view}
      className={styles.view}
      data-large={level > 0}
      role="region"
      aria-label={`${name}, drawing`}
      tabIndex={level > 0 ? 0 : undefined}
    >
      <div className={styles.sheet} style={{ width }}>
        <PlanBase sheet={sheet} isFirst={isFirst} />
        <PlanBeds beds={sheet.beds} chosen={chosen?.bedId ?? 0} />
        <PlanMarks
          kinds={kinds}
          ratio={ratioOf(sheet)}
          year={year}
          anchor={anchor}
          label={`Plants: ${name}`}
          chosenId={chosenId}
          plantId={plantId}
          onChoose={onChoose}
        />
        {props.children}
      </div>
    </div>
  );
}
