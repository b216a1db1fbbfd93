/** A place in fractions of a drawing. */
export interface Placed {
  plantingId: number;
  x: number;
  y: number;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A finger hits a mark within this many px. */
const fingerPx = 22;

/** The mark nearest to a point of the window, if one is within reach. */
export function nearestMark(
  marks: readonly Placed[],
  box: Box,
  point: { x: number; y: number },
  reach = fingerPx,
): number | null {
  let best: number | null = null;
  let distance = reach;
  for (const { plantingId, x, y } of marks) {
    const [dx, dy] = [box.left + x * box.width - point.x, box.top + y * box.height - point.y];
    const away = Math.hypot(dx, dy);
    if (away > distance) continue;
    best = plantingId;
    distance = away;
  }
  return best;
}

/** Where the arrow keys lead. */
export const directions: Record<string, [dx: number, dy: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The mark an arrow key leads to: the nearest one in its direction, rather straight ahead. Home and End: the ends. */
export function nextMark<Mark extends Placed>(
  marks: readonly Mark[],
  from: Mark,
  key: string,
  { width, height }: Box,
): Mark | undefined {
  if (key === "Home") return marks[0];
  if (key === "End") return marks.at(-1);
  const direction = directions[key];
  if (!direction) return undefined;
  const [dx, dy] = direction;
  let best: Mark | undefined;
  let least = Infinity;
  for (const mark of marks) {
    const [x, y] = [(mark.x - from.x) * width, (mark.y - from.y) * height];
    const ahead = x * dx + y * dy;
    if (ahead <= 0) continue;
    const cost = ahead + 3 * Math.abs(x * dy - y * dx);
    if (cost >= least) continue;
    least = cost;
    best = mark;
  }
  return best;
}
