import type { Rng } from "../kit/rng";

export type Point = readonly [number, number];
export const INK = "#2e2824";

const n = (value: number): string => value.toFixed(1);

/** A closed smooth outline through the points (Catmull–Rom as cubic Béziers). */
export function smooth(points: readonly Point[], closed = true): string {
  const count = points.length;
  const at = (i: number): Point => {
    const j = closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i));
    return points[j] ?? [0, 0];
  };
  const first = at(0);
  let d = `M${n(first[0])} ${n(first[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d +=
      `C${n(p1[0] + (p2[0] - p0[0]) / 6)} ${n(p1[1] + (p2[1] - p0[1]) / 6)} ` +
      `${n(p2[0] - (p3[0] - p1[0]) / 6)} ${n(p2[1] - (p3[1] - p1[1]) / 6)} ${n(p2[0])} ${n(p2[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** Straight-sided outline. */
export function straight(points: readonly Point[], closed = true): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}${closed ? "Z" : ""}`;
}

/** The same points, each moved a little: the unsteadiness of a hand. */
export function unsteady(points: readonly Point[], by: number, rng: Rng): Point[] {
  return points.map(([x, y]) => [x + rng.range(-by, by), y + rng.range(-by, by)]);
}

/** Points on a circle with a radius that wanders by `wander` (share of r). */
export function ring(
  cx: number,
  cy: number,
  r: number,
  count: number,
  wander: number,
  rng: Rng,
): Point[] {
  const turn = rng.range(0, 6.28);
  return Array.from({ length: count }, (_, i): Point => {
    const a = turn + (i / count) * Math.PI * 2;
    const rr = r * (1 + rng.range(-wander, wander));
    return [cx + Math.cos(a) * rr, cy + Math.sin(a) * rr];
  });
}

/** By the even-odd rule; the outline closes itself. */
export function inside(points: readonly Point[], x: number, y: number): boolean {
  let hit = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [ax, ay] = points[i] ?? [0, 0];
    const [bx, by] = points[j] ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) hit = !hit;
  }
  return hit;
}

/** Left, top, right, bottom. */
export function bounds(points: readonly Point[]): [number, number, number, number] {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Up to `count` points inside the outline, no two closer than `gap`. */
export function scatter(points: readonly Point[], count: number, gap: number, rng: Rng): Point[] {
  const [x0, y0, x1, y1] = bounds(points);
  const found: Point[] = [];
  for (let tries = 0; tries < count * 14 && found.length < count; tries++) {
    const p: Point = [rng.range(x0, x1), rng.range(y0, y1)];
    if (!inside(points, p[0], p[1])) continue;
    if (found.every((q) => Math.hypot(q[0] - p[0], q[1] - p[1]) >= gap)) found.push(p);
  }
  return found;
}

export interface WashStyle {
  color: string;
  /** Strength of the pigment, 0–1. */
  strength?: number;
  /** Drawn edges are straight (paving, roofs) instead of flowing. */
  hard?: boolean;
  /** Colours dropped in while wet. */
  drops?: readonly string[];
}

/** A watercolour wash: two uneven coats, pigment gathered at the edge, colour dropped in wet. */
export function wash(points: readonly Point[], style: WashStyle, rng: Rng): string {
  const { color, strength = 0.5, hard = false, drops = [] } = style;
  const outline = hard ? straight : smooth;
  const [x0, y0, x1, y1] = bounds(points);
  const span = Math.max(x1 - x0, y1 - y0);
  const loose = hard ? 1.5 : 2.6;
  const d = outline(unsteady(points, loose, rng));
  let blooms = "";
  const count = Math.min(14, Math.max(3, Math.round(((x1 - x0) * (y1 - y0)) / 16000)));
  for (let i = 0; i < count; i++) {
    const tint = drops.length > 0 ? rng.pick(drops) : i % 2 ? "#fff8e6" : color;
    const id = `b${Math.floor(rng.range(0, 1e9)).toString(36)}`;
    const strong = rng.range(0.3, 0.6).toFixed(2);
    blooms +=
      `<radialGradient id="${id}"><stop offset=".2" stop-color="${tint}" stop-opacity="${strong}"/>` +
      `<stop offset="1" stop-color="${tint}" stop-opacity="0"/></radialGradient>` +
      `<ellipse cx="${n(rng.range(x0, x1))}" cy="${n(rng.range(y0, y1))}" rx="${n(span * rng.range(0.14, 0.34))}" ` +
      `ry="${n(span * rng.range(0.1, 0.26))}" fill="url(#${id})"/>`;
  }
  const id = `w${Math.floor(rng.range(0, 1e9)).toString(36)}`;
  return (
    `<clipPath id="${id}"><path d="${d}"/></clipPath>` +
    `<path d="${d}" fill="${color}" fill-opacity="${strength * 0.62}"/>` +
    `<path d="${outline(unsteady(points, loose * 1.8, rng))}" fill="${color}" fill-opacity="${strength * 0.34}"/>` +
    `<g clip-path="url(#${id})">${blooms}` +
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="7" stroke-opacity="${strength * 0.3}"/></g>` +
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="1.6" stroke-opacity="${strength * 0.7}"/>`
  );
}

/** A pen line: two passes that part and meet again. */
export function pen(d: string, width = 2, opacity = 0.9): string {
  return (
    `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${width}" stroke-opacity="${opacity}" ` +
    `stroke-linecap="round" stroke-linejoin="round"/>`
  );
}

/** A ruled line drawn by hand, running a little past its ends as draftsmen do. */
export function ruled(a: Point, b: Point, rng: Rng, width = 2, past = 5): string {
  const len = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [ux, uy] = [(b[0] - a[0]) / len, (b[1] - a[1]) / len];
  const bow = rng.range(-1.2, 1.2);
  const [sx, sy] = [a[0] - ux * past, a[1] - uy * past];
  const [ex, ey] = [b[0] + ux * past, b[1] + uy * past];
  const [mx, my] = [(sx + ex) / 2 - uy * bow, (sy + ey) / 2 + ux * bow];
  return pen(`M${n(sx)} ${n(sy)}Q${n(mx)} ${n(my)} ${n(ex)} ${n(ey)}`, width);
}

/** A ruled outline with crossing corners. */
export function ruledShape(points: readonly Point[], rng: Rng, width = 2, past = 5): string {
  return points
    .map((p, i) => ruled(p, points[(i + 1) % points.length] ?? p, rng, width, past))
    .join("");
}

/** Points in feet turned to px. */
export function mapPoints(points: readonly Point[], at: (x: number, y: number) => Point): Point[] {
  return points.map(([x, y]) => at(x, y));
}
