import { clip } from "../../kit/paint";
import type { FeatherInk, WingForm } from "./form";
import { along, curve, dist, even, lerpPt, linePath, type Pt } from "./geometry";
import { plume } from "./feather";
import type { Light } from "./relief";
import { lit, rgb, hex } from "./tone";

interface Row {
  ink: FeatherInk;
  count: number;
  /** Base and tip along the wing (0 bend, 1 tip), first (lowest) and last (highest) feather. */
  base: readonly [number, number];
  tip: readonly [number, number];
  /** Place across the wing (0 upper edge, 1 lower) of base and tip, likewise. */
  baseAcross: readonly [number, number];
  tipAcross: readonly [number, number];
  width: number;
  blunt: number;
  /** Strength of the cast shadow; 0.3 unless told. */
  shadow?: number;
}

const pick = (pair: readonly [number, number], t: number): number =>
  pair[0] + (pair[1] - pair[0]) * t;

/** The folded wing, quills first, each row of coverts over the one behind it. */
export function foldedWing(w: WingForm, light: Light, k: number, body: readonly Pt[]): string {
  const upper = even(curve(w.upper), 40);
  const lower = even(curve(w.lower), 40);
  const at = (u: number, v: number): Pt => lerpPt(along(upper, u), along(lower, u), v);
  const span = dist(upper[0]!, upper[39]!);
  const turn =
    (upper[39]![0] - upper[0]![0]) * (lower[16]![1] - upper[16]![1]) -
    (upper[39]![1] - upper[0]![1]) * (lower[16]![0] - upper[16]![0]);
  const side = turn > 0 ? 1 : -1;
  const row = (r: Row): string => {
    let out = "";
    for (let i = 0; i < r.count; i += 1) {
      const t = r.count === 1 ? 0 : i / (r.count - 1);
      const [u0, u1] = [pick(r.base, t), pick(r.tip, t)];
      const [v0, v1] = [pick(r.baseAcross, t), pick(r.tipAcross, t)];
      const mid = at((u0 + u1) / 2, (v0 + v1) / 2);
      out += plume({
        spine: [at(u0, v0), mid, at(u1, v1)],
        width: r.width * span,
        ink: r.ink,
        light: light(mid) * 0.8 + 0.14,
        k,
        side,
        blunt: r.blunt,
        shadow: r.shadow ?? 0.3,
      });
      if (w.wax && r.ink === w.secondary)
        out += waxTip(at(u1 - 0.02, v1), at(u1 + 0.022, v1), w.wax, k);
    }
    return out;
  };
  const under = [...upper, ...[...lower].reverse()];
  const inset = [
    ...upper.map((p, i) => lerpPt(p, lower[i]!, 0.18)).slice(5),
    ...lower.slice(5).reverse(),
  ];
  const shade = [5, 11, 18]
    .map(
      (d) =>
        `<path d="${linePath(under, true)}" fill="#221a26" fill-opacity="0.13" transform="translate(${(d * 0.3 * k).toFixed(1)} ${(d * k).toFixed(1)})"/>`,
    )
    .join("");
  const floor = `<path d="${linePath(inset, true)}" fill="${hex(lit(rgb(w.secondary.color), 0.32))}"/>`;
  return (
    clip(linePath(body, true), shade) +
    floor +
    row({
      ink: w.primary,
      count: 7,
      base: [0.34, 0.42],
      tip: [1, 0.78],
      baseAcross: [0.96, 0.6],
      tipAcross: [0.9, 0.1],
      width: 0.075,
      blunt: 0.25,
    }) +
    row({
      ink: w.secondary,
      count: 6,
      base: [0.28, 0.3],
      tip: [0.78, 0.7],
      baseAcross: [0.92, 0.42],
      tipAcross: [0.8, 0.34],
      width: 0.085,
      blunt: 0.6,
    }) +
    row({
      ink: w.tertial,
      count: 3,
      base: [0.28, 0.24],
      tip: [0.72, 0.52],
      baseAcross: [0.38, 0.16],
      tipAcross: [0.3, 0.08],
      width: 0.13,
      blunt: 0.9,
    }) +
    row({
      ink: w.greater,
      count: 8,
      base: [0.16, 0.14],
      tip: [0.44, 0.38],
      baseAcross: [0.95, 0.14],
      tipAcross: [1, 0.14],
      width: 0.088,
      blunt: 0.9,
      shadow: 0.2,
    }) +
    row({
      ink: w.median,
      count: 8,
      base: [0.06, 0.04],
      tip: [0.27, 0.23],
      baseAcross: [0.95, 0.2],
      tipAcross: [1, 0.2],
      width: 0.086,
      blunt: 1,
      shadow: 0.13,
    }) +
    row({
      ink: w.median,
      count: 7,
      base: [-0.0, -0.0],
      tip: [0.17, 0.13],
      baseAcross: [0.95, 0.22],
      tipAcross: [0.98, 0.2],
      width: 0.09,
      blunt: 1,
      shadow: 0.13,
    })
  );
}

const waxTip = (a: Pt, b: Pt, color: string, k: number): string =>
  `<path d="${linePath([a, b])}" stroke="${color}" stroke-width="${(5.5 * k).toFixed(1)}" stroke-linecap="round"/>`;

/** Outline of the wing, to leave it out of the coat or lay a wash over it. */
export const wingOutline = (w: WingForm): Pt[] => [
  ...even(curve(w.upper), 24),
  ...even(curve(w.lower), 24).reverse(),
];
