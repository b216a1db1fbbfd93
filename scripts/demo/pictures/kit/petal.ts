import { jitter, mix, shade } from "./color";
import { linearBetween, path } from "./paint";
import { n, smoothClosed, polyline, type Pt } from "./path";
import type { Rng } from "./rng";

export type PetalShape =
  "round" | "strap" | "point" | "notch" | "teeth" | "spoon" | "wedge" | "tube";

export interface PetalOptions {
  rng: Rng;
  x: number;
  y: number;
  /** Direction of the tip, degrees: 0 right, 90 down. */
  angle: number;
  length: number;
  width: number;
  color: string;
  /** Color at the base; the same hue, deeper, unless told. */
  base?: string;
  /** Bend to the right of its way, −1…1. */
  bend?: number;
  detail?: 0 | 1 | 2;
  veins?: string;
}

/** Half width 0–1 at t 0–1, base to tip. */
const HALF: Record<PetalShape, readonly Pt[]> = {
  round: [
    [0, 0.12],
    [0.25, 0.5],
    [0.55, 0.95],
    [0.78, 1],
    [0.94, 0.62],
    [1, 0],
  ],
  strap: [
    [0, 0.4],
    [0.25, 0.85],
    [0.6, 1],
    [0.86, 0.8],
    [0.97, 0.4],
    [1, 0],
  ],
  point: [
    [0, 0.22],
    [0.25, 0.8],
    [0.48, 1],
    [0.74, 0.66],
    [0.92, 0.22],
    [1, 0],
  ],
  notch: [
    [0, 0.1],
    [0.3, 0.42],
    [0.62, 0.9],
    [0.85, 1],
    [1, 0.62],
    [0.93, 0],
  ],
  teeth: [
    [0, 0.22],
    [0.35, 0.62],
    [0.7, 0.95],
    [0.9, 1],
    [1, 0.74],
    [0.93, 0.42],
    [1.02, 0.2],
    [0.97, 0],
  ],
  spoon: [
    [0, 0.3],
    [0.4, 0.36],
    [0.65, 0.75],
    [0.84, 1],
    [0.96, 0.6],
    [1, 0],
  ],
  wedge: [
    [0, 0.08],
    [0.4, 0.45],
    [0.8, 0.96],
    [0.94, 0.9],
    [1, 0.4],
    [1, 0],
  ],
  tube: [
    [0, 0.5],
    [0.3, 0.45],
    [0.6, 0.6],
    [0.85, 0.9],
    [1, 1],
    [1.02, 0],
  ],
};

/** One petal or ray, painted from base to tip with a fold of shade and fine veins. */
export function petal(shape: PetalShape, o: PetalOptions): string {
  const a0 = (o.angle * Math.PI) / 180;
  const k = (o.bend ?? 0) * 1.4 || 1e-4;
  const map = (t: number, y: number): Pt => {
    const a = a0 + k * t;
    return [
      o.x + ((Math.sin(a) - Math.sin(a0)) / k) * o.length - Math.sin(a) * y,
      o.y - ((Math.cos(a) - Math.cos(a0)) / k) * o.length + Math.cos(a) * y,
    ];
  };
  const half = HALF[shape];
  const w = o.width / 2;
  const right = half.map(([t, y]) => map(t, y * w));
  const left = half.map(([t, y]) => map(t, -y * w));
  const rim = [...right, ...left.reverse().slice(1)];
  const d = shape === "teeth" && o.detail === 2 ? polyline(rim) : smoothClosed(rim, 0.9);
  const detail = o.detail ?? 1;
  const color = jitter(o.color, o.rng, 0.5);
  if (detail === 0) return path(d, { fill: color });
  const edge = {
    stroke: shade(color, -0.38),
    width: Math.max(0.7, o.width * 0.03),
    more: 'stroke-opacity="0.4"',
  };
  // Neither ramp nor vein is seen on a petal of a dozen pixels.
  if (detail === 1 && o.length < 18) return path(d, { fill: color, ...edge });
  const base = o.base ?? shade(color, -0.28);
  const [p, q] = [map(0, 0), map(1, 0)];
  // Petals that point to the light are paler at the tip.
  const facing = -Math.cos(a0) * 0.5 - Math.sin(a0) * 0.6;
  const tip = shade(color, 0.16 + facing * 0.16);
  const ramp = linearBetween(
    [
      [0, base],
      [0.35, mix(base, color, 0.85)],
      [0.7, color],
      [1, tip],
    ],
    p,
    q,
  );
  const out = ramp.def + path(d, { fill: ramp.ref, ...edge });
  if (detail === 1) {
    const m = [map(0.1, 0), map(0.5, w * 0.1), map(0.88, 0)] as const;
    return (
      out +
      path(`M${n(m[0][0])} ${n(m[0][1])}Q${n(m[1][0])} ${n(m[1][1])} ${n(m[2][0])} ${n(m[2][1])}`, {
        stroke: o.veins ?? shade(color, -0.3),
        width: Math.max(0.6, o.width * 0.05),
        opacity: 0.35,
      })
    );
  }
  const fold = smoothClosed(
    [...half.map(([t, y]) => map(t, y * w * 0.97)), map(0.75, w * 0.12), map(0.4, w * 0.06)],
    0.8,
  );
  let veins = path(fold, { fill: shade(color, -0.4), opacity: 0.2 });
  for (const f of [-0.62, -0.32, 0, 0.32, 0.62]) {
    const end = 0.93 - Math.abs(f) * 0.16 - o.rng.range(0, 0.06);
    const pts = [map(0.06, f * w * 0.35), map(0.5, f * w * 0.85), map(end, f * w * 0.9)] as const;
    veins += path(
      `M${n(pts[0][0])} ${n(pts[0][1])}Q${n(pts[1][0])} ${n(pts[1][1])} ${n(pts[2][0])} ${n(pts[2][1])}`,
      {
        stroke: o.veins ?? shade(color, f < 0 ? 0.4 : -0.4),
        width: Math.max(0.7, o.width * 0.03),
        opacity: o.veins ? 0.5 : 0.34,
      },
    );
  }
  return out + veins;
}
