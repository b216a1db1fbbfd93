import {
  memo,
  useMemo,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
} from "react";
import type { Planting } from "shared-types/plan/answers";
import { isPlainClick } from "../../../lib/plain-click";
import { isNewIn, marksOf, type PlantKind } from "../api/kinds";
import { nearestMark, nextMark } from "../api/marks";
import { spreadMarks } from "../api/spread";
import styles from "./PlanMarks.module.css";

export interface MarkProps {
  id: number;
  number: number;
  x: number;
  y: number;
  name: string;
  /** Where it leads; without, it is a button. */
  href: string | undefined;
  isChosen: boolean;
  /** Of the chosen kind of plant. */
  isKin: boolean;
  isNew: boolean;
  /** The one that Tab stops at. */
  isStop: boolean;
  /** While it is dragged: where to, as CSS. */
  moved?: string;
  /** How far it moves aside for its neighbors on a phone, px. */
  aside?: readonly [x: number, y: number] | undefined;
}

/** The id of a mark, which a link to the plan may name (`paths.planting`). */
export const markId = (plantingId: number) => `planting-${plantingId}`;

const asideStyle = ([x, y]: readonly [number, number]) =>
  ({ "--aside": `${x.toFixed(1)}px ${y.toFixed(1)}px` }) as CSSProperties;

function PlainMark({ id, number, x, y, name, href, moved, aside, ...state }: MarkProps) {
  const [cx, cy] = [`${x * 100}%`, `${y * 100}%`];
  const kind =
    href === undefined
      ? ({ role: "button", "aria-pressed": state.isChosen } as const)
      : ({ href, id: markId(id), "aria-current": state.isChosen || undefined } as const);
  return (
    <a
      {...kind}
      className={styles.mark}
      style={{ transform: moved, ...(aside && asideStyle(aside)) }}
      aria-label={`${number} ${name}${state.isNew ? ", new this year" : ""}`}
      tabIndex={state.isStop ? 0 : -1}
      data-planting={id}
      data-chosen={state.isChosen || undefined}
      data-kin={state.isKin || undefined}
      data-new={state.isNew || undefined}
    >
      <circle cx={cx} cy={cy} r="14" className={styles.touch} />
      <circle cx={cx} cy={cy} r="10" className={styles.disc} />
      <text x={cx} y={cy} className={styles.number}>
        {number}
      </text>
    </a>
  );
}

/** A small numbered disc. */
export const Mark = memo(PlainMark);

/** The planting whose mark an event came from. */
export function markOf(target: EventTarget): number | null {
  const mark = (target as Element).closest<SVGAElement>("[data-planting]");
  return mark ? Number(mark.dataset["planting"]) : null;
}

/** Moves the focus as an arrow key asks; the planting it leads to, or null. */
export function stepByKey(
  event: KeyboardEvent<SVGSVGElement>,
  all: readonly Pick<Planting, "plantingId" | "x" | "y">[],
): number | null {
  const { target, key, currentTarget: marks } = event;
  const own = markOf(target);
  const from = all.find(({ plantingId }) => plantingId === own);
  const next = from && nextMark(all, from, key, marks.getBoundingClientRect());
  if (!next) return null;
  event.preventDefault();
  marks.querySelector<SVGAElement>(`[data-planting="${next.plantingId}"]`)?.focus();
  return next.plantingId;
}

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
