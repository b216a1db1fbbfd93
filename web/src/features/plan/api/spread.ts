import type { Placed } from "./marks";

/** The width of a drawing on a phone, px: on wider screens the same marks stand further apart. */
const phonePx = 390;

/** From middle to middle, two discs just do not touch. */
const apart = 15;

/** A mark stays where its plant is, give or take a disc's radius. */
const most = 7;

const rounds = 6;

interface Spot {
  id: number;
  /** Where it stands, and where it is drawn. */
  at: [x: number, y: number];
  to: [x: number, y: number];
}

/** Moves two spots away from each other that overlap; of two at one place the first goes left. */
function part(a: Spot, b: Spot): boolean {
  const [dx, dy] = [b.to[0] - a.to[0], b.to[1] - a.to[1]];
  const away = Math.hypot(dx, dy);
  if (away >= apart) return false;
  const [ux, uy] = away === 0 ? [1, 0] : [dx / away, dy / away];
  const step = (apart - away) / 2;
  a.to = [a.to[0] - ux * step, a.to[1] - uy * step];
  b.to = [b.to[0] + ux * step, b.to[1] + uy * step];
  return true;
}

/** Back to within `most` of its place. */
function hold(spot: Spot): void {
  const [dx, dy] = [spot.to[0] - spot.at[0], spot.to[1] - spot.at[1]];
  const far = Math.hypot(dx, dy);
  if (far > most) spot.to = [spot.at[0] + (dx / far) * most, spot.at[1] + (dy / far) * most];
}

/** How far marks that would lie over one another on a phone move aside there, in px, by planting. */
export function spreadMarks(
  marks: readonly Placed[],
  ratio: number,
): Map<number, [x: number, y: number]> {
  const spots = marks
    .map(({ plantingId, x, y }): Spot => {
      const at: Spot["at"] = [x * phonePx, (y * phonePx) / ratio];
      return { id: plantingId, at, to: at };
    })
    .sort((a, b) => a.at[0] - b.at[0]);
  // From left to right: whatever is further away than two marks that both have moved is no neighbor.
  const neighbors = spots.map((spot, n) => {
    const end = spots.findIndex((other, m) => m > n && other.at[0] - spot.at[0] > apart + 2 * most);
    return spots.slice(n + 1, end === -1 ? undefined : end);
  });
  for (let round = 0; round < rounds; round++) {
    let isMoved = false;
    for (const [n, spot] of spots.entries())
      for (const other of neighbors[n] ?? []) isMoved = part(spot, other) || isMoved;
    if (!isMoved) break;
    spots.forEach(hold);
  }
  return new Map(
    spots
      .filter(({ at, to }) => at !== to)
      .map(({ id, at, to }) => [id, [to[0] - at[0], to[1] - at[1]]]),
  );
}
