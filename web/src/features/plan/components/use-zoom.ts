import { useLayoutEffect, useRef, type RefObject } from "react";
import { zoomLevels } from "../api/plan-size";

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
