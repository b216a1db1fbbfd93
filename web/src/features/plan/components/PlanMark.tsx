import { memo, type CSSProperties, type KeyboardEvent } from "react";
import type { Planting } from "shared-types/plan/answers";
import { nextMark } from "../api/marks";
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
