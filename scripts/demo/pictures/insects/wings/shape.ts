import { bounds, curve, distanceTo, type Box, type Pt } from "../paint/geom";
import { noise } from "../paint/noise";
import type { Sheet } from "../paint/sheet";
import { sampled, surface } from "../paint/surface";
import type { Rgb } from "../paint/tint";

/** A right wing as an entomologist draws it: from the base along costa, termen and inner margin. */
export interface WingPlan {
  points: readonly Pt[];
  /** Indices into `points` of the wing tip and of the rear corner. */
  apex: number;
  tornus: number;
  /** Length of the discal cell as a part of the wing, and its number of veins to the margin. */
  cell?: number;
  veins?: number;
}

export interface Wing {
  outline: readonly Pt[];
  termen: readonly Pt[];
  veins: readonly (readonly Pt[])[];
  base: Pt;
  box: Box;
  /** Point in the space between veins i and i+1, at fraction u from base to margin. */
  space: (i: number, u: number) => Pt;
  spaces: number;
  /** 0 at the base, 1 at the margin, along the ray from the base. */
  reach: (x: number, y: number) => number;
  /** Distances to the outer margin, to any edge and to the nearest vein. */
  edge: (x: number, y: number) => number;
  rim: (x: number, y: number) => number;
  vein: (x: number, y: number) => number;
}

const STEPS = 8;

/** Works out venation and distance fields from a plan. */
export function buildWing(plan: WingPlan): Wing {
  const outline = curve(plan.points, true, STEPS);
  const base = plan.points[0]!;
  const termen = outline.slice(plan.apex * STEPS, plan.tornus * STEPS + 1);
  const count = plan.veins ?? 8;
  const reachOf = plan.cell ?? 0.52;
  const ends = Array.from({ length: count }, (_, i): Pt => {
    const from = Math.max(1, plan.apex - 1.1) * STEPS;
    const to = (plan.tornus + 0.15) * STEPS;
    return outline[Math.round(from + ((to - from) * i) / (count - 1))]!;
  });
  const toward = (p: Pt, t: number): Pt => [
    base[0] + (p[0] - base[0]) * t,
    base[1] + (p[1] - base[1]) * t,
  ];
  const top = toward(ends[Math.floor(count * 0.25)]!, reachOf);
  const low = toward(ends[Math.floor(count * 0.72)]!, reachOf * 0.98);
  const veins: Pt[][] = [
    curve([base, toward(top, 0.5), top], false, 8),
    curve([base, toward(low, 0.5), low], false, 8),
    curve(
      [
        top,
        [
          (top[0] + low[0]) / 2 - (top[0] - base[0]) * 0.06,
          (top[1] + low[1]) / 2 - (top[1] - base[1]) * 0.02,
        ],
        low,
      ],
      false,
      6,
    ),
  ];
  ends.forEach((end, i) => {
    const t = i / (count - 1);
    const start: Pt =
      t < 0.25
        ? toward(top, 0.62 + t * 1.5)
        : t < 0.72
          ? [
              top[0] + (low[0] - top[0]) * ((t - 0.25) / 0.47),
              top[1] + (low[1] - top[1]) * ((t - 0.25) / 0.47),
            ]
          : toward(low, Math.max(0.3, 1 - (t - 0.72) * 2.2));
    const bow: Pt = [
      (start[0] + end[0]) / 2 + (end[1] - start[1]) * 0.03,
      (start[1] + end[1]) / 2 - (end[0] - start[0]) * 0.03,
    ];
    veins.push(curve([start, bow, end], false, 8));
  });
  const box = bounds(outline, 4);
  const cell = Math.max(box.width, box.height) / 84;
  const rays = rayLengths(outline, base);
  const ring = [...outline, ...outline.slice(0, 1)];
  return {
    outline,
    termen,
    veins,
    base,
    box,
    spaces: count - 1,
    space: (i, u) => {
      const [a, b] = [ends[i]!, ends[i + 1]!];
      return toward([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], u);
    },
    reach: (x, y) =>
      Math.hypot(x - base[0], y - base[1]) / rays(Math.atan2(y - base[1], x - base[0])),
    edge: sampled(box, cell, (x, y) => distanceTo(termen, x, y)),
    rim: sampled(box, cell, (x, y) => distanceTo(ring, x, y)),
    vein: sampled(box, cell * 0.8, (x, y) => Math.min(...veins.map((v) => distanceTo(v, x, y)))),
  };
}

function rayLengths(outline: readonly Pt[], base: Pt): (angle: number) => number {
  const n = 360;
  const table = new Float32Array(n + 1).fill(1);
  for (let i = 0; i <= n; i++) {
    const a = (i / n) * Math.PI * 2 - Math.PI;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    for (let k = 0; k < outline.length; k++) {
      const [p, q] = [outline[k]!, outline[(k + 1) % outline.length]!];
      const [ex, ey] = [q[0] - p[0], q[1] - p[1]];
      const det = ex * s - ey * c;
      if (Math.abs(det) < 1e-9) continue;
      const [wx, wy] = [p[0] - base[0], p[1] - base[1]];
      const t = (ex * wy - ey * wx) / det;
      const m = (c * wy - s * wx) / det;
      if (t > 0 && m >= 0 && m <= 1) table[i] = Math.max(table[i]!, t);
    }
  }
  return (angle) => {
    const u = ((angle + Math.PI) / (Math.PI * 2)) * n;
    const i = Math.max(0, Math.min(n - 1, Math.floor(u)));
    return table[i]! + (table[i + 1]! - table[i]!) * (u - i);
  };
}

/** Where on a wing a color is asked for. */
export interface WingPoint {
  x: number;
  y: number;
  reach: number;
  edge: number;
  rim: number;
  vein: number;
  /** Brush variation, about −1 to 1, drawn out from the base. */
  brush: number;
}

export interface WingPaint {
  color: (p: WingPoint) => Rgb;
  veinHeight?: number;
  waves?: number;
  /** Light from the other side, for a wing that is mirrored afterwards. */
  mirrored?: boolean;
  /** Degrees by which the wing is turned afterwards, so that light still falls from the upper left. */
  turned?: number;
  resolution?: number;
  salt?: number;
  opacity?: number;
  depth?: number;
}

function lightFor(paint: WingPaint): readonly [number, number, number] {
  const a = (-(paint.turned ?? 0) * Math.PI) / 180;
  const [x, y] = [-0.46, -0.66];
  const turned = [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)] as const;
  return [paint.mirrored ? -turned[0] : turned[0], turned[1], 0.595];
}

/** Paints one wing with scales drawn out along the veins. */
export function paintWing(sheet: Sheet, wing: Wing, paint: WingPaint): string {
  const { waves = 5, veinHeight = 1.6, salt = 1 } = paint;
  const [bx, by] = wing.base;
  return surface(sheet, {
    outline: wing.outline,
    resolution: paint.resolution ?? 0.85,
    depth: paint.depth ?? 0,
    opacity: paint.opacity,
    shadow: [0.5, 0.52, 0.58],
    light: lightFor(paint),
    relief: (x, y) =>
      veinHeight * Math.exp(-((wing.vein(x, y) / 2.6) ** 2)) + waves * noise(x / 90, y / 90, salt),
    color: (x, y) => {
      const a = Math.atan2(y - by, x - bx);
      const r = Math.hypot(x - bx, y - by);
      const brush =
        (noise(a * 46, r / 30, salt) +
          noise(a * 120, r / 16, salt + 3) +
          noise(x / 2.2, y / 2.2, salt + 7) * 0.6) /
          1.3 -
        1;
      return paint.color({
        x,
        y,
        brush,
        reach: wing.reach(x, y),
        edge: wing.edge(x, y),
        rim: wing.rim(x, y),
        vein: wing.vein(x, y),
      });
    },
  });
}

/** Both sides of a spread insect from a painter of right wings; turned about the body. */
export function bothSides(
  wings: (mirrored: boolean) => string,
  squeeze: { left?: number; right?: number; tilt?: number } = {},
): string {
  const { left = 1, right = 1, tilt = 0 } = squeeze;
  return (
    `<g transform="scale(${-left} 1) skewY(${-tilt})">${wings(true)}</g>` +
    `<g transform="scale(${right} 1) skewY(${tilt})">${wings(false)}</g>`
  );
}
