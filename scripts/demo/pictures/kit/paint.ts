import { mix, shade } from "./color";
import { path } from "./ink";
import { boxOf, n, smoothClosed, smoothOpen, type Pt } from "./path";
import type { Rng } from "./rng";
import { strands } from "./strands";

export { path, type Ink } from "./ink";

let serial = 0;

/** Fresh id inside one process; ids never change the pixels. */
export const uid = (prefix = "i"): string => `${prefix}${(serial++).toString(36)}`;

/** A gradient: put `def` into the SVG once, use `ref` as fill or stroke. */
export interface Ramp {
  def: string;
  ref: string;
}

/** Stop: offset 0–1, color, opacity (1). */
export type Stop = readonly [number, string, number?];

const stopTags = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([o, c, a]) =>
        `<stop offset="${n(o * 10) === "0" ? 0 : o.toFixed(3)}" stop-color="${c}"${a === undefined ? "" : ` stop-opacity="${a.toFixed(3)}"`}/>`,
    )
    .join("");

/** Linear ramp over the shape's box; angle in degrees, 45 = from upper left to lower right. */
export function linear(stops: readonly Stop[], angle = 45): Ramp {
  const id = uid("g");
  const r = (angle * Math.PI) / 180;
  const [dx, dy] = [Math.cos(r) / 2, Math.sin(r) / 2];
  const f = (v: number): string => v.toFixed(3);
  return {
    def: `<linearGradient id="${id}" x1="${f(0.5 - dx)}" y1="${f(0.5 - dy)}" x2="${f(0.5 + dx)}" y2="${f(0.5 + dy)}">${stopTags(stops)}</linearGradient>`,
    ref: `url(#${id})`,
  };
}

/** Linear ramp between two points in the user space where it is used. */
export function linearBetween(stops: readonly Stop[], a: Pt, b: Pt): Ramp {
  const id = uid("g");
  return {
    def: `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(a[0])}" y1="${n(a[1])}" x2="${n(b[0])}" y2="${n(b[1])}">${stopTags(stops)}</linearGradient>`,
    ref: `url(#${id})`,
  };
}

/** Radial ramp over the shape's box; center given in box shares. */
export function radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): Ramp {
  const id = uid("g");
  return {
    def: `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopTags(stops)}</radialGradient>`,
    ref: `url(#${id})`,
  };
}

/** Places a drawing: move, then turn (degrees), then scale. */
export function group(
  inner: string,
  to: { x?: number; y?: number; rotate?: number; sx?: number; sy?: number; opacity?: number },
): string {
  const sx = to.sx ?? 1;
  const sy = to.sy ?? sx;
  const parts = [
    to.x || to.y ? `translate(${n(to.x ?? 0)} ${n(to.y ?? 0)})` : "",
    to.rotate ? `rotate(${n(to.rotate)})` : "",
    sx !== 1 || sy !== 1 ? `scale(${sx.toFixed(3)} ${sy.toFixed(3)})` : "",
  ].filter(Boolean);
  const o = to.opacity === undefined ? "" : ` opacity="${to.opacity.toFixed(3)}"`;
  return `<g${parts.length ? ` transform="${parts.join(" ")}"` : ""}${o}>${inner}</g>`;
}

/** Inner clipped to a path. */
export function clip(d: string, inner: string): string {
  const id = uid("c");
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;
}

/** Cheap painted shape: light from the upper left, edge darker below. For small or many parts. */
export function dab(
  d: string,
  fill: string,
  options: { contrast?: number; angle?: number; edge?: number; opacity?: number } = {},
): string {
  const c = options.contrast ?? 0.2;
  const body = linear(
    [
      [0, shade(fill, c)],
      [1, shade(fill, -c)],
    ],
    options.angle ?? 50,
  );
  const edge = options.edge ?? 1;
  return (
    body.def +
    path(d, {
      fill: body.ref,
      ...(edge > 0
        ? { stroke: shade(fill, -0.3), width: edge, more: 'stroke-opacity="0.35"' }
        : {}),
      ...(options.opacity === undefined ? {} : { opacity: options.opacity }),
    })
  );
}

export interface Streaks {
  color: string;
  count: number;
  /** Direction in degrees. */
  angle: number;
  /** Widest stroke in pixels. */
  width: number;
  opacity?: number;
  /** Length as a share of the box diagonal, 0.35 unless told. */
  length?: number;
}

/** Dry-brush strokes over a box; clip them to the shape they belong to. */
export function dryBrush(
  box: { x: number; y: number; w: number; h: number },
  rng: Rng,
  s: Streaks,
): string {
  const diag = Math.hypot(box.w, box.h);
  const r = (s.angle * Math.PI) / 180;
  const brush = strands();
  for (let i = 0; i < s.count; i++) {
    const x = box.x + rng.next() * box.w;
    const y = box.y + rng.next() * box.h;
    const len = diag * (s.length ?? 0.35) * rng.range(0.4, 1.1);
    const a = r + rng.gauss(0, 0.08);
    const bow = rng.gauss(0, len * 0.05);
    const [dx, dy] = [(Math.cos(a) * len) / 2, (Math.sin(a) * len) / 2];
    const d = `M${n(x - dx)} ${n(y - dy)}Q${n(x - Math.sin(a) * bow)} ${n(y + Math.cos(a) * bow)} ${n(x + dx)} ${n(y + dy)}`;
    const width = s.width * rng.range(0.25, 1);
    brush.add(d, s.color, width, (s.opacity ?? 0.25) * rng.range(0.4, 1));
  }
  return brush.svg();
}

export interface Gouache {
  fill: string;
  rng: Rng;
  /** Lit side and shadow side; from fill when absent. */
  light?: string;
  dark?: string;
  /** Direction of hairs, fibers or brush, degrees; 60 unless told. */
  grain?: number;
  /** Number of dry-brush streaks of each tone; 10 unless told. */
  streaks?: number;
  streakWidth?: number;
  /** Width of the darkened edge in pixels; 3 unless told. */
  edge?: number;
  /** Direction of the light ramp in degrees; 50 unless told. */
  angle?: number;
  /** More drawing to be clipped to the shape (markings), laid before the edge. */
  inside?: string;
}

/**
 * Rich painted shape: ramp, loose washes, dry-brush in both tones, pigment edge and rim light,
 * all clipped to the outline. The points are only used for the box when `d` is given.
 */
export function gouache(points: readonly Pt[], g: Gouache, d = smoothClosed(points)): string {
  const box = boxOf(points);
  const light = g.light ?? shade(g.fill, 0.28);
  const dark = g.dark ?? shade(g.fill, -0.32);
  const size = Math.min(box.w, box.h);
  const body = linear(
    [
      [0, mix(g.fill, light, 0.75)],
      [0.45, g.fill],
      [1, mix(g.fill, dark, 0.8)],
    ],
    g.angle ?? 50,
  );
  const rim = linear(
    [
      [0, light, 0.9],
      [0.4, light, 0.05],
      [0.6, dark, 0.2],
      [1, dark, 0.75],
    ],
    g.angle ?? 50,
  );
  const washes = [0, 1, 2, 3]
    .map((i) => {
      const lit = i % 2 === 0;
      const cx = box.x + box.w * (lit ? g.rng.range(0.15, 0.5) : g.rng.range(0.5, 0.9));
      const cy = box.y + box.h * (lit ? g.rng.range(0.1, 0.5) : g.rng.range(0.5, 0.95));
      const pts = Array.from({ length: 8 }, (_, k) => {
        const a = (k / 8) * Math.PI * 2;
        const r = g.rng.range(0.7, 1.2);
        return [cx + Math.cos(a) * box.w * 0.32 * r, cy + Math.sin(a) * box.h * 0.3 * r] as const;
      });
      return path(smoothClosed(pts), { fill: lit ? light : dark, opacity: 0.13 });
    })
    .join("");
  const streaks = g.streaks ?? 10;
  const w = g.streakWidth ?? Math.max(1.2, size * 0.02);
  const brush =
    dryBrush(box, g.rng, {
      color: light,
      count: streaks,
      angle: g.grain ?? 60,
      width: w,
      opacity: 0.32,
    }) +
    dryBrush(box, g.rng, {
      color: dark,
      count: streaks,
      angle: g.grain ?? 60,
      width: w,
      opacity: 0.26,
    });
  const edge = g.edge ?? 3;
  return (
    body.def +
    rim.def +
    clip(
      d,
      path(d, { fill: body.ref }) +
        washes +
        brush +
        (g.inside ?? "") +
        (edge > 0 ? path(d, { stroke: rim.ref, width: edge * 2, opacity: 0.6 }) : ""),
    )
  );
}

/** Soft dark ellipse under something that stands on a ground. */
export function contactShadow(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  opacity = 0.4,
): string {
  const ramp = radial([
    [0, "#20241f", opacity],
    [0.6, "#20241f", opacity * 0.45],
    [1, "#20241f", 0],
  ]);
  return `${ramp.def}<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${ramp.ref}"/>`;
}

/** Soft glow, for sun patches and highlights. */
export function glow(cx: number, cy: number, r: number, color: string, opacity = 0.5): string {
  const ramp = radial([
    [0, color, opacity],
    [0.5, color, opacity * 0.4],
    [1, color, 0],
  ]);
  return `${ramp.def}<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${ramp.ref}"/>`;
}

/** Open brush line through points. */
export function line(points: readonly Pt[], color: string, width: number, opacity = 1): string {
  return path(smoothOpen(points), { stroke: color, width, opacity });
}
