import { jitter, mix, shade } from "./color";
import { linearBetween, path } from "./paint";
import { strands } from "./strands";
import { headingAt, n, ribbon, sample, smoothClosed, tapered, type Pt } from "./path";
import type { Rng } from "./rng";

/** A green stem along the points, w0 pixels at the start to w1 at the end; lit from the left. */
export function stem(points: readonly Pt[], w0: number, w1: number, color: string): string {
  const body = path(tapered(points, w0, w1), { fill: color });
  const shift = (k: number): Pt[] =>
    ribbon(points, (t) => (w0 + (w1 - w0) * t) * k).slice(0, Math.max(6, points.length * 3));
  const lit = shift(0.55).map(([x, y]) => [x, y] as const);
  const other = ribbon(points, (t) => (w0 + (w1 - w0) * t) * 0.62).slice(
    Math.max(6, points.length * 3),
  );
  const leftFirst = (lit[1]?.[0] ?? 0) <= (other[other.length - 2]?.[0] ?? 0);
  const light = leftFirst ? lit : other;
  const dark = leftFirst ? other : lit;
  const mean = Math.max(0.6, ((w0 + w1) / 2) * 0.3);
  const poly = (pts: readonly Pt[]): string =>
    pts.map(([x, y], i) => `${i ? "L" : "M"}${n(x)} ${n(y)}`).join("");
  return (
    body +
    path(poly(light), { stroke: shade(color, 0.4), width: mean, opacity: 0.65 }) +
    path(poly(dark), { stroke: shade(color, -0.45), width: mean, opacity: 0.55 })
  );
}

export type BarkKind =
  "smooth" | "furrowed" | "shreddy" | "peeling" | "plated" | "speckled" | "rough";

/** Usual bark color of each kind; a plant may bring its own. */
export const BARK: Record<BarkKind, string> = {
  smooth: "#8e8b84",
  furrowed: "#7f776b",
  shreddy: "#84695a",
  peeling: "#c49a7c",
  plated: "#4e463f",
  speckled: "#6f5f4c",
  rough: "#6e6456",
};

/** A woody branch or twig along the points, with bark marks; widths in pixels. */
export function branch(
  points: readonly Pt[],
  w0: number,
  w1: number,
  o: { rng: Rng; color?: string; bark?: BarkKind; snow?: boolean },
): string {
  const kind = o.bark ?? "smooth";
  const color = jitter(o.color ?? BARK[kind], o.rng, 0.5);
  const count = Math.max(8, points.length * 4);
  const spine = sample(points, count);
  const wide = (t: number): number => (w0 + (w1 - w0) * t) * (1 + Math.sin(t * 37 + w0) * 0.06);
  const rim = ribbon(points, wide, count);
  const first = spine[0] ?? [0, 0];
  const last = spine[spine.length - 1] ?? [0, 0];
  const along = Math.atan2(last[1] - first[1], last[0] - first[0]);
  // Across the branch, from the side nearer the upper left.
  let [ax, ay] = [-Math.sin(along), Math.cos(along)];
  if (ax + ay > 0) [ax, ay] = [-ax, -ay];
  const r = w0 * 0.6 + Math.hypot(last[0] - first[0], last[1] - first[1]) * 0.06;
  const c: Pt = [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2];
  const tone = linearBetween(
    [
      [0, shade(color, 0.32)],
      [0.5, color],
      [1, shade(color, -0.5)],
    ],
    [c[0] + ax * r, c[1] + ay * r],
    [c[0] - ax * r, c[1] - ay * r],
  );
  const bark = strands();
  const [dark, pale] = [shade(color, -0.5), shade(color, 0.45)];
  const big = Math.min(1, w0 / 30);
  const total = Math.round(count * (1 + big * 2.5));
  for (let i = 0; i < total; i++) {
    const k = o.rng.int(0, count - 1);
    const p = spine[k] ?? first;
    const w = wide(k / count) / 2;
    const h = (headingAt(spine, k) * Math.PI) / 180;
    const off = o.rng.range(-0.85, 0.85) * w;
    const [x, y] = [p[0] - Math.sin(h) * off, p[1] + Math.cos(h) * off];
    const cross = kind === "speckled" || kind === "smooth" || kind === "peeling";
    const len = cross ? w * o.rng.range(0.15, 0.5) : w * o.rng.range(0.6, 2);
    const dir = cross ? h + Math.PI / 2 : h + o.rng.gauss(0, 0.15);
    bark.add(
      `M${n(x - Math.cos(dir) * len)} ${n(y - Math.sin(dir) * len)}L${n(x + Math.cos(dir) * len)} ${n(y + Math.sin(dir) * len)}`,
      o.rng.chance(0.55) ? dark : pale,
      Math.max(0.8, w * 0.12),
      0.4,
    );
  }
  const cap = o.snow
    ? path(
        smoothClosed(
          [
            ...spine.map(([x, y], i) => [x + ax * 0.1, y - wide(i / count) * 0.45] as const),
            ...[...spine]
              .reverse()
              .map(
                ([x, y], i) =>
                  [
                    x,
                    y - wide(1 - i / count) * 0.75 - 3 - Math.abs(Math.sin(i * 1.7)) * 5,
                  ] as const,
              ),
          ],
          0.8,
        ),
        { fill: "#f4f5f5", stroke: "#c3ced8", width: 1.5, opacity: 0.96 },
      )
    : "";
  return (
    tone.def +
    path(smoothClosed(rim, 0.9), {
      fill: tone.ref,
      stroke: mix(color, "#1d1a18", 0.5),
      width: 1,
      more: 'stroke-opacity="0.4"',
    }) +
    bark.svg() +
    cap
  );
}

export interface TuftOptions {
  rng: Rng;
  x: number;
  y: number;
  height: number;
  /** Spread of the tips to each side in pixels. */
  spread: number;
  blades: number;
  colors: readonly string[];
  /** Width of a blade at its base in pixels. */
  width?: number;
  /** 0 upright, 1 fountain: how far tips arch over. */
  arch?: number;
}

/** A clump of grass or sedge blades rising from one crown. */
export function grassTuft(o: TuftOptions): string {
  const width = o.width ?? Math.max(3, o.height * 0.014);
  const arch = o.arch ?? 0.5;
  const blades = Array.from({ length: o.blades }, (_, i) => {
    const side = o.rng.range(-1, 1);
    const len = o.height * o.rng.range(0.55, 1.05) * (1 - Math.abs(side) * 0.15);
    const x0 = o.x + side * o.spread * 0.18;
    const tip = side * o.spread + o.rng.gauss(0, o.spread * 0.12);
    const droop = arch * Math.abs(tip) * 0.75;
    const pts: Pt[] = [
      [x0, o.y + o.rng.range(0, o.height * 0.03)],
      [x0 + tip * 0.22, o.y - len * 0.55],
      [x0 + tip * 0.62, o.y - len * 0.92 + droop * 0.15],
      [x0 + tip, o.y - len + droop],
    ];
    const deep = i / o.blades;
    const c = shade(jitter(o.rng.pick(o.colors), o.rng), -0.32 + deep * 0.42);
    return (
      path(tapered(pts, width * o.rng.range(0.6, 1.1), 0.6, 9), { fill: c }) +
      (i % 2
        ? path(
            `M${n(pts[0]?.[0] ?? 0)} ${n(pts[0]?.[1] ?? 0)}Q${n((pts[1]?.[0] ?? 0) - 1)} ${n(pts[1]?.[1] ?? 0)} ${n(pts[2]?.[0] ?? 0)} ${n(pts[2]?.[1] ?? 0)}`,
            { stroke: shade(c, 0.4), width: width * 0.2, opacity: 0.5 },
          )
        : "")
    );
  });
  return blades.join("");
}
