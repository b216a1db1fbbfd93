import { along, curve, dist, even, type Pt } from "./geometry";

/** The lie of the feathers at a point. */
export interface Lie {
  /** Unit vector from bill to tail. */
  dir: Pt;
  /** 0 at the bill, 1 at the tail. */
  progress: number;
}

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
  return (p) => {
    let [x, y, at, sum] = [0, 0, 0, 0];
    for (const m of marks) {
      const w = 1 / ((p[0] - m.p[0]) ** 2 + (p[1] - m.p[1]) ** 2 + soft) ** 1.4;
      x += m.dx * w;
      y += m.dy * w;
      at += m.at * w;
      sum += w;
    }
    const len = Math.hypot(x, y) || 1;
    return { dir: [x / len, y / len], progress: at / sum };
  };
}
