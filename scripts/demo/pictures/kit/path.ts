import type { Rng } from "./rng";

/** A point in picture pixels. */
export type Pt = readonly [number, number];

/** A full turn in radians. */
export const TAU = Math.PI * 2;

const TEXTS: string[] = [];
/** The table holds −1000.0 to 3095.9, in tenths. */
const BELOW = 10_000;
const KNOWN = 40_960;

/** Short number for path data: a picture takes a million of them, so each is written once. */
export function n(v: number): string {
  const tenths = Math.round(v * 10);
  const i = tenths + BELOW;
  if (!(i >= 0 && i < KNOWN)) return (tenths / 10).toString();
  return (TEXTS[i] ??= (tenths / 10).toString());
}

const at = (points: readonly Pt[], i: number): Pt => {
  const p = points[i];
  if (!p) throw new Error("path: no point at this index");
  return p;
};

function spline(points: readonly Pt[], closed: boolean, tension: number): string {
  const count = points.length;
  const wrap = (i: number): Pt =>
    closed ? at(points, (i + count) % count) : at(points, Math.min(count - 1, Math.max(0, i)));
  const first = at(points, 0);
  let d = `M${n(first[0])} ${n(first[1])}`;
  const last = closed ? count : count - 1;
  const k = tension / 6;
  for (let i = 0; i < last; i++) {
    const [p0, p1, p2, p3] = [wrap(i - 1), wrap(i), wrap(i + 1), wrap(i + 2)];
    d += `C${n(p1[0] + (p2[0] - p0[0]) * k)} ${n(p1[1] + (p2[1] - p0[1]) * k)} `;
    d += `${n(p2[0] - (p3[0] - p1[0]) * k)} ${n(p2[1] - (p3[1] - p1[1]) * k)} `;
    d += `${n(p2[0])} ${n(p2[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** Catmull-Rom through the points as cubic Béziers, closed. Tension 1 is the classic curve. */
export function smoothClosed(points: readonly Pt[], tension = 1): string {
  return spline(points, true, tension);
}

/** Catmull-Rom through the points as cubic Béziers, open. */
export function smoothOpen(points: readonly Pt[], tension = 1): string {
  return spline(points, false, tension);
}

/** Straight-sided path through the points. */
export function polyline(points: readonly Pt[], closed = true): string {
  const body = points.map(([x, y], i) => `${i ? "L" : "M"}${n(x)} ${n(y)}`).join("");
  return closed ? `${body}Z` : body;
}

/** Irregular rounded shape; wobble is the share of the radius that varies. */
export function blobPoints(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  rng: Rng,
  wobble = 0.12,
  count = 9,
): Pt[] {
  const turn = rng.range(0, Math.PI * 2);
  return Array.from({ length: count }, (_, i) => {
    const a = turn + (i / count) * Math.PI * 2;
    const r = 1 + rng.range(-wobble, wobble);
    return [cx + Math.cos(a) * rx * r, cy + Math.sin(a) * ry * r] as const;
  });
}

/** The same as path data. */
export function blob(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  rng: Rng,
  wobble = 0.12,
  count = 9,
): string {
  return smoothClosed(blobPoints(cx, cy, rx, ry, rng, wobble, count));
}

/** Moves each point at random by up to amount pixels. */
export function wobble(points: readonly Pt[], amount: number, rng: Rng): Pt[] {
  return points.map(([x, y]) => [x + rng.range(-amount, amount), y + rng.range(-amount, amount)]);
}

/** Scales, then turns (degrees, clockwise), then moves the points. */
export function place(
  points: readonly Pt[],
  to: { x?: number; y?: number; rotate?: number; sx?: number; sy?: number },
): Pt[] {
  const r = ((to.rotate ?? 0) * Math.PI) / 180;
  const [c, s] = [Math.cos(r), Math.sin(r)];
  const sx = to.sx ?? 1;
  const sy = to.sy ?? sx;
  return points.map(([x, y]) => [
    (to.x ?? 0) + x * sx * c - y * sy * s,
    (to.y ?? 0) + x * sx * s + y * sy * c,
  ]);
}

/** Evenly indexed samples (count ≥ 2) on the Catmull-Rom curve through the points. */
export function sample(points: readonly Pt[], count: number): Pt[] {
  const spans = points.length - 1;
  const get = (i: number): Pt => at(points, Math.min(spans, Math.max(0, i)));
  return Array.from({ length: count }, (_, j) => {
    const u = (j / (count - 1)) * spans;
    const i = Math.min(spans - 1, Math.floor(u));
    const t = u - i;
    const [p0, p1, p2, p3] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const axis = (k: 0 | 1): number =>
      0.5 *
      (2 * p1[k] +
        (p2[k] - p0[k]) * t +
        (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t +
        (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * t * t * t);
    return [axis(0), axis(1)] as const;
  });
}

/** Direction of the polyline at an index, in degrees (0 = right, 90 = down). */
export function headingAt(points: readonly Pt[], index: number): number {
  const a = at(points, Math.max(0, index - 1));
  const b = at(points, Math.min(points.length - 1, index + 1));
  return (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
}

/** Outline of a tapered stroke along the points; width(t) gives the full width in pixels at 0…1. */
export function ribbon(
  points: readonly Pt[],
  width: (t: number) => number,
  count = Math.max(6, points.length * 3),
): Pt[] {
  const spine = sample(points, count);
  const left: Pt[] = [];
  const right: Pt[] = [];
  spine.forEach(([x, y], i) => {
    const a = (headingAt(spine, i) * Math.PI) / 180;
    const w = width(i / (count - 1)) / 2;
    left.push([x - Math.sin(a) * w, y + Math.cos(a) * w]);
    right.push([x + Math.sin(a) * w, y - Math.cos(a) * w]);
  });
  return [...left, ...right.reverse()];
}

/** Path data of a tapered stroke from w0 to w1 pixels wide. */
export function tapered(points: readonly Pt[], w0: number, w1: number, count?: number): string {
  return smoothClosed(
    ribbon(points, (t) => w0 + (w1 - w0) * t, count),
    0.9,
  );
}

/** Bounding box of points: x, y, width, height. */
export function boxOf(points: readonly Pt[]): { x: number; y: number; w: number; h: number } {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}
