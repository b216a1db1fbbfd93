import { memo, useMemo, useState, type KeyboardEvent, type MouseEvent } from "react";
import { isPlainClick } from "../../../lib/plain-click";
import { isNewIn, marksOf, type PlantKind } from "../api/kinds";
import { nearestMark } from "../api/marks";
import { spreadMarks } from "../api/spread";
import { Mark, markId, markOf, stepByKey } from "./PlanMark";
import styles from "./PlanMarks.module.css";

interface PlanMarksProps {
  kinds: readonly PlantKind[];
  /** How wide the drawing is in relation to its height. */
  ratio: number;
  year: number | null;
  anchor: string;
  label: string;
  chosenId: number | null;
  plantId: number | null;
  onChoose: (plantingId: number | null) => void;
}

/** The id of a plant's row in the list. */
export const rowId = (anchor: string, plantId: number) => `${anchor}-plant-${plantId}`;

/** A click by keyboard has no place. Firefox counts it as one of a pointer all the same, beside what it hits. */
function isByKeyboard({ detail, target, clientX: x, clientY: y }: MouseEvent): boolean {
  const { left, right, top, bottom } = (target as Element).getBoundingClientRect();
  return detail === 0 || x < left - 1 || x > right + 1 || y < top - 1 || y > bottom + 1;
}

/**
 * The plants of a drawing as numbered discs. Each is a link to its row in the list; with scripts it opens its
 * card. A tap beside the discs means the nearest one; arrow keys lead from one to the next in their direction.
 */
export const PlanMarks = memo(Marks);

function Marks(props: PlanMarksProps) {
  const { kinds, ratio, year, anchor, label, chosenId, plantId, onChoose } = props;
  const [stop, setStop] = useState<number | null>(null);
  const all = useMemo(() => marksOf(kinds), [kinds]);
  const aside = useMemo(() => spreadMarks(all, ratio), [all, ratio]);
  const isThere = (id: number | null) => all.some(({ plantingId }) => plantingId === id);
  const current = [stop, chosenId].find(isThere) ?? all[0]?.plantingId;

  const click = (event: MouseEvent<SVGSVGElement>) => {
    if (!isPlainClick(event)) return;
    const box = event.currentTarget.getBoundingClientRect();
    const own = markOf(event.target);
    const id = isByKeyboard(event)
      ? own
      : nearestMark(all, box, { x: event.clientX, y: event.clientY });
    if (own !== null) event.preventDefault();
    if (id !== null) setStop(id);
    onChoose(id);
  };

  const move = (event: KeyboardEvent<SVGSVGElement>) => {
    if (event.key === "Escape") onChoose(null);
    const next = stepByKey(event, all);
    if (next !== null) setStop(next);
  };

  return (
    <svg className={styles.marks} role="group" aria-label={label} onClick={click} onKeyDown={move}>
      {all.map((mark) => (
        <Mark
          key={mark.plantingId}
          id={mark.plantingId}
          number={mark.number}
          x={mark.x}
          y={mark.y}
          aside={aside.get(mark.plantingId)}
          name={mark.name}
          href={`#${rowId(anchor, mark.plantId)}`}
          isChosen={mark.plantingId === chosenId}
          isKin={mark.plantId === plantId}
          isNew={isNewIn(mark, year)}
          isStop={mark.plantingId === current}
        />
      ))}
      {/* Above its neighbors: SVG paints in the order of the page, which is that of the keyboard. */}
      {chosenId !== null && (
        <use href={`#${markId(chosenId)}`} pointerEvents="none" aria-hidden="true" />
      )}
    </svg>
  );
}
