import { useLayoutEffect, useRef, type RefObject } from "react";
import type { PlanSheetDetail } from "shared-types/plan/answers";
import type { Viewpoint } from "shared-types/viewpoint/answers";
import type { PlantKind } from "../api/kinds";
import { ratioOf, zoomLevels } from "../api/plan-size";
import { letterOf } from "../api/viewpoint";
import { PlanBase, PlanBeds } from "./PlanBase";
import { PlanMarks } from "./PlanMarks";
import { viewpointAnchor } from "./ThenNow";
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
  /** Those of the whole plan, which gives them their letters. */
  viewpoints: readonly Viewpoint[];
}

/** The drawing with beds and marks; what does not fit its frame is scrolled to. */
export function PlanDrawing(props: PlanDrawingProps) {
  const { sheet, kinds, year, isFirst, anchor, level, chosenId, plantId, viewpoints, onChoose } =
    props;
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
        <PlanSpots sheetId={sheet.sheetId} viewpoints={viewpoints} />
      </div>
    </div>
  );
}

type PlanSpotsProps = Pick<PlanDrawingProps, "viewpoints"> & { sheetId: number };

/** The viewpoints of a drawing: lettered squares that lead to their photos. */
function PlanSpots({ sheetId, viewpoints }: PlanSpotsProps) {
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

interface Point {
  x: number;
  y: number;
}

/** Keeps a point of a drawing, by default its middle, in the middle of the frame while it becomes larger or smaller. */
export function useZoom(
  level: number,
  point: Point | undefined,
): [RefObject<HTMLDivElement | null>, string] {
  const view = useRef<HTMLDivElement>(null);
  const shown = useRef(level);
  useLayoutEffect(() => {
    const { current } = view;
    if (!current || shown.current === level) return;
    shown.current = level;
    const { x, y } = point ?? { x: 0.5, y: 0.5 };
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = current;
    current.scrollTo(x * scrollWidth - clientWidth / 2, y * scrollHeight - clientHeight / 2);
  }, [level, point]);
  return [view, `${(zoomLevels[level] ?? 1) * 100}%`];
}

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
