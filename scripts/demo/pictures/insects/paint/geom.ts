import type { Pt } from "../../kit/path";

export type { Pt };

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Samples a Catmull-Rom curve through `points`; a point given twice makes a corner. */
export function curve(points: readonly Pt[], closed = false, steps = 8): Pt[] {
  const n = points.length;
  const at = (i: number): Pt =>
    closed ? points[((i % n) + n) % n]! : points[Math.max(0, Math.min(n - 1, i))]!;
  const out: Pt[] = [];
  const spans = closed ? n : n - 1;
  for (let i = 0; i < spans; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      const blend = (j: 0 | 1): number =>
        0.5 *
        (2 * b[j] +
          (c[j] - a[j]) * t +
          (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t +
          (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t * t * t);
      out.push([blend(0), blend(1)]);
    }
  }
  if (!closed) out.push(at(n - 1));
  return out;
}

/** SVG path data of straight spans through `points`. */
export function pathOf(points: readonly Pt[], closed = true): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}${closed ? "Z" : ""}`;
}

/** The box around all points, `pad` wider on each side. */
export function bounds(points: readonly Pt[], pad = 0): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    x0 = Math.min(x0, x);
    y0 = Math.min(y0, y);
    x1 = Math.max(x1, x);
    y1 = Math.max(y1, y);
  }
  return { x: x0 - pad, y: y0 - pad, width: x1 - x0 + 2 * pad, height: y1 - y0 + 2 * pad };
}

/** By the even-odd rule; the polygon closes itself. */
export function contains(polygon: readonly Pt[], x: number, y: number): boolean {
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const p = polygon[i]!;
    const q = polygon[j]!;
    if (p[1] > y !== q[1] > y && x < ((q[0] - p[0]) * (y - p[1])) / (q[1] - p[1]) + p[0])
      inside = !inside;
  }
  return inside;
}

/** Distance from a point to an open polyline. */
export function distanceTo(line: readonly Pt[], x: number, y: number): number {
  let best = Infinity;
  let a = line[0]!;
  for (let i = 1; i < line.length; i++) {
    const b = line[i]!;
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const px = x - a[0];
    const py = y - a[1];
    const t = (px * dx + py * dy) / (dx * dx + dy * dy || 1e-9);
    const k = t < 0 ? 0 : t > 1 ? 1 : t;
    const ex = px - k * dx;
    const ey = py - k * dy;
    const d = ex * ex + ey * ey;
    if (d < best) best = d;
    a = b;
  }
  return Math.sqrt(best);
}

/** The point and heading (radians) at fraction `s` of a polyline's length. */
export function along(line: readonly Pt[], s: number): { x: number; y: number; angle: number } {
  const lengths = [0];
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!];
    lengths.push(lengths[i - 1]! + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  const want = Math.max(0, Math.min(1, s)) * lengths[lengths.length - 1]!;
  let i = 1;
  while (i < line.length - 1 && lengths[i]! < want) i++;
  const [a, b] = [line[i - 1]!, line[i]!];
  const t = (want - lengths[i - 1]!) / (lengths[i]! - lengths[i - 1]! || 1);
  return {
    x: a[0] + (b[0] - a[0]) * t,
    y: a[1] + (b[1] - a[1]) * t,
    angle: Math.atan2(b[1] - a[1], b[0] - a[0]),
  };
}

/** The closed outline of a band around `spine`; `radius` takes the fraction along it. */
export function ribbon(spine: readonly Pt[], radius: (s: number) => number): Pt[] {
  const left: Pt[] = [];
  const right: Pt[] = [];
  const n = spine.length;
  for (let i = 0; i < n; i++) {
    const [a, b] = [spine[Math.max(0, i - 1)]!, spine[Math.min(n - 1, i + 1)]!];
    const len = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const r = radius(i / (n - 1));
    const [nx, ny] = [(-(b[1] - a[1]) / len) * r, ((b[0] - a[0]) / len) * r];
    const [x, y] = spine[i]!;
    left.push([x + nx, y + ny]);
    right.push([x - nx, y - ny]);
  }
  return [...left, ...right.reverse()];
}

/** Turns (degrees), scales and moves points about the origin. */
export function place(
  points: readonly Pt[],
  to: { x?: number; y?: number; scale?: number; turn?: number; flip?: boolean },
): Pt[] {
  const { x = 0, y = 0, scale = 1, turn = 0, flip = false } = to;
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return points.map(([px, py]) => {
    const [u, v] = [px * scale * (flip ? -1 : 1), py * scale];
    return [x + u * c - v * s, y + u * s + v * c];
  });
}

/** An ellipse as a polygon. */
export function ellipse(cx: number, cy: number, rx: number, ry: number, turn = 0): Pt[] {
  const round = Array.from({ length: 28 }, (_, i): Pt => {
    const a = (i / 28) * Math.PI * 2;
    return [Math.cos(a) * rx, Math.sin(a) * ry];
  });
  return place(round, { x: cx, y: cy, turn });
}
