/** A point in px, y downward. */
export type Pt = readonly [number, number];

/** Limits a number to 0–1. */
export const clamp01 = (x: number): number => Math.min(1, Math.max(0, x));
/** The number at fraction t from a to b. */
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
/** The point at fraction t from a to b. */
export const lerpPt = (a: Pt, b: Pt, t: number): Pt => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];
/** Distance of two points, px. */
export const dist = (a: Pt, b: Pt): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** S-curve from 0 at `from` to 1 at `to`. */
export function smoothstep(from: number, to: number, x: number): number {
  const t = clamp01((x - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** Samples a Catmull-Rom curve through `points`, `per` samples to a span. */
export function curve(points: readonly Pt[], closed = false, per = 8): Pt[] {
  const n = points.length;
  const at = (i: number): Pt =>
    closed ? points[(i + n) % n]! : points[Math.min(n - 1, Math.max(0, i))]!;
  const out: Pt[] = [];
  const spans = closed ? n : n - 1;
  for (let i = 0; i < spans; i += 1) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let j = 0; j < per; j += 1) {
      const t = j / per;
      const axis = (k: 0 | 1): number =>
        0.5 *
        (2 * p1[k] +
          (p2[k] - p0[k]) * t +
          (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t +
          (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * t * t * t);
      out.push([axis(0), axis(1)]);
    }
  }
  if (!closed) out.push(points[n - 1]!);
  return out;
}

/** The point at fraction `t` (0–1) of an evenly indexed polyline. */
export function along(line: readonly Pt[], t: number): Pt {
  const x = clamp01(t) * (line.length - 1);
  const i = Math.min(line.length - 2, Math.floor(x));
  return lerpPt(line[i]!, line[i + 1]!, x - i);
}

/** Resamples a polyline at `count` equal steps of its length. */
export function even(line: readonly Pt[], count: number): Pt[] {
  const marks = [0];
  for (let i = 1; i < line.length; i += 1) marks.push(marks[i - 1]! + dist(line[i - 1]!, line[i]!));
  const total = marks[marks.length - 1]!;
  const out: Pt[] = [];
  let i = 0;
  for (let s = 0; s < count; s += 1) {
    const want = (total * s) / (count - 1);
    while (i < line.length - 2 && marks[i + 1]! < want) i += 1;
    const span = marks[i + 1]! - marks[i]! || 1;
    out.push(lerpPt(line[i]!, line[i + 1]!, clamp01((want - marks[i]!) / span)));
  }
  return out;
}

/** Whether a point lies in a polygon (even-odd). */
export function inside(p: Pt, poly: readonly Pt[]): boolean {
  let hit = false;
  for (let i = 0, j = poly.length - 1; i < poly.length; j = i, i += 1) {
    const a = poly[i]!;
    const b = poly[j]!;
    if (a[1] > p[1] !== b[1] > p[1]) {
      if (p[0] < ((b[0] - a[0]) * (p[1] - a[1])) / (b[1] - a[1]) + a[0]) hit = !hit;
    }
  }
  return hit;
}

/** Signed distance in px from `p` to the edge of `poly`: positive inside. */
export function depth(p: Pt, poly: readonly Pt[]): number {
  let best = Infinity;
  for (let i = 0, j = poly.length - 1; i < poly.length; j = i, i += 1) {
    const a = poly[j]!;
    const b = poly[i]!;
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const gx = p[0] - a[0];
    const gy = p[1] - a[1];
    const t = clamp01((gx * dx + gy * dy) / (dx * dx + dy * dy || 1));
    const ex = gx - dx * t;
    const ey = gy - dy * t;
    const d = ex * ex + ey * ey;
    if (d < best) best = d;
  }
  return Math.sqrt(best) * (inside(p, poly) ? 1 : -1);
}

/** Bounding box of points. */
export function box(points: readonly Pt[]): { x: number; y: number; w: number; h: number } {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

const n1 = (x: number): string => (Math.round(x * 10) / 10).toString();

/** SVG path data of a polyline that is already finely sampled. */
export const linePath = (points: readonly Pt[], closed = false): string =>
  `M${points.map((p) => `${n1(p[0])} ${n1(p[1])}`).join("L")}${closed ? "Z" : ""}`;

/** SVG path data of a smooth curve through `points`, as cubic Béziers. */
export function curvePath(points: readonly Pt[], closed = false): string {
  const n = points.length;
  const at = (i: number): Pt =>
    closed ? points[(i + n) % n]! : points[Math.min(n - 1, Math.max(0, i))]!;
  let d = `M${n1(points[0]![0])} ${n1(points[0]![1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i += 1) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${n1(p1[0] + (p2[0] - p0[0]) / 6)} ${n1(p1[1] + (p2[1] - p0[1]) / 6)} `;
    d += `${n1(p2[0] - (p3[0] - p1[0]) / 6)} ${n1(p2[1] - (p3[1] - p1[1]) / 6)} `;
    d += `${n1(p2[0])} ${n1(p2[1])}`;
  }
  return closed ? `${d}Z` : d;
}
