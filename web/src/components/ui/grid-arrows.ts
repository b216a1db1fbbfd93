import type { KeyboardEvent } from "react";

const isBelow = (a: DOMRect, b: DOMRect) => b.top >= a.bottom - 1;

/** The nearest cell in the row above or below: rows by their edges, within a row by the center. */
function inNextRow(cells: HTMLElement[], from: number, by: 1 | -1): HTMLElement | undefined {
  const boxes = cells.map((cell) => cell.getBoundingClientRect());
  const here = boxes[from];
  if (!here) return undefined;
  const middle = (box: DOMRect) => box.left + box.width / 2;
  const beyond = boxes
    .map((box, at) => ({ box, at }))
    .filter(({ box }) => (by === 1 ? isBelow(here, box) : isBelow(box, here)));
  const edge = by === 1 ? beyond[0]?.box : beyond.at(-1)?.box;
  if (!edge) return undefined;
  const row = beyond.filter(({ box }) => !isBelow(edge, box) && !isBelow(box, edge));
  const nearest = row.reduce((best, next) =>
    Math.abs(middle(next.box) - middle(here)) < Math.abs(middle(best.box) - middle(here))
      ? next
      : best,
  );
  return cells[nearest.at];
}

/**
 * Arrow keys in a grid: move the focus from a `[data-cell]` to the next of the same kind.
 * Tab still reaches each.
 */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  const kind = (event.target as HTMLElement).dataset.cell;
  if (kind === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const cells = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(`[data-cell="${CSS.escape(kind)}"]`),
  ];
  const at = cells.indexOf(event.target as HTMLElement);
  const targets: Partial<Record<string, () => HTMLElement | undefined>> = {
    ArrowRight: () => cells[at + 1],
    ArrowLeft: () => cells[at - 1],
    ArrowDown: () => inNextRow(cells, at, 1),
    ArrowUp: () => inNextRow(cells, at, -1),
    Home: () => cells[0],
    End: () => cells.at(-1),
  };
  const find = targets[event.key];
  if (!find) return;
  event.preventDefault();
  find()?.focus();
}
