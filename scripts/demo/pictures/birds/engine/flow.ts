import { along, curve, dist, even, type Pt } from "./geometry";

/** The lie of the feathers at a point. */
export interface Lie {
  /** Unit vector from bill to tail. */
  dir: Pt;
  /** 0 at the bill, 1 at the tail. */
  progress: number;
}

/** Side of the squares in which the lie counts as one, px. */
const CELL = 5;

/**
 * Feathers lie along the nearer edge of the body: the tangents of back and belly, each running
 * from bill to tail, are averaged by inverse distance.
 */
export function flow(back: readonly Pt[], belly: readonly Pt[]): (p: Pt) => Lie {
  const marks = [back, belly].flatMap((chain) => {
    const line = even(curve(chain), 30);
    return line.map((p, i) => {
      const a = along(line, (i - 1) / 29);
      const b = along(line, (i + 1) / 29);
      const len = dist(a, b) || 1;
      return { p, dx: (b[0] - a[0]) / len, dy: (b[1] - a[1]) / len, at: i / 29 };
    });
  });
  const soft = (dist(back[0]!, back[back.length - 1]!) * 0.05) ** 2;
  const lieAt = (px: number, py: number): Lie => {
    let x = 0;
    let y = 0;
    let at = 0;
    let sum = 0;
    for (const m of marks) {
      const gx = px - m.p[0];
      const gy = py - m.p[1];
      const d = gx * gx + gy * gy + soft;
      const w = 1 / (d * Math.sqrt(d));
      x += m.dx * w;
      y += m.dy * w;
      at += m.at * w;
      sum += w;
    }
    const len = Math.hypot(x, y) || 1;
    return { dir: [x / len, y / len], progress: at / sum };
  };
  // The lie changes slowly: one answer serves a cell of a few pixels.
  const known = new Map<number, Lie>();
  return (p) => {
    const i = Math.round(p[0] / CELL);
    const j = Math.round(p[1] / CELL);
    const key = (j + 4096) * 8192 + i;
    let lie = known.get(key);
    if (!lie) known.set(key, (lie = lieAt(i * CELL, j * CELL)));
    return lie;
  };
}
