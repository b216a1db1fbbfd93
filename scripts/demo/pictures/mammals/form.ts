import type { Patch } from "../birds/engine/form";
import { along, curve, dist, even, type Pt } from "../birds/engine/geometry";

/** One furred part: two edges running from the head end to the tail end. */
export interface Part {
  back: readonly Pt[];
  belly: readonly Pt[];
  base: string;
  patches?: readonly Patch[];
  /** Length of the hairs in model units. */
  hair: number;
  /** Light is lowered on parts of the far side, 0–1. */
  shade?: number;
  /** Frosted tips stand beyond the edge. */
  loose?: number;
  /** How far hairs stand off the edge, 0 (sleek) to 1 (a brush); 0.25 unless told. */
  flare?: number;
  /** Color the hair tips run to at the edge. */
  tips?: string;
}

export interface Bare {
  shape: readonly Pt[];
  color: string;
}

/** A mammal in profile, facing right, feet on y = 0, in model units (about 500 long). */
export interface BeastForm {
  parts: readonly Part[];
  /** Skin drawn over the fur: nose, hands, feet, insides of ears. */
  skin: readonly Bare[];
  eye: { at: Pt; r: number; iris: string };
  /** Roots of the whiskers and their reach. */
  whiskers: { at: Pt; reach: number; color: string };
  /** Tips of the feet, for the toes. */
  feet: readonly Pt[];
  /** Every point that must stay in the picture. */
  reach: readonly Pt[];
  /** A naked, ringed tail. */
  tail?: { line: readonly Pt[]; width: number; color: string; root: string };
}

/** A limb or brush along a line, with its breadth at each of the line's points. */
export function tube(line: readonly Pt[], widths: readonly number[]): { back: Pt[]; belly: Pt[] } {
  const count = 22;
  const run = even(curve(line), count);
  const breadth = curve(widths.map((w, i): Pt => [i, w]));
  const length = run.reduce((sum, p, i) => (i ? sum + dist(p, run[i - 1]!) : 0), 0);
  // Both ends are rounded off over about half the breadth there.
  const cap = (u: number): number => {
    const head = Math.min(0.4, (widths[0]! * 0.5) / length);
    const foot = Math.min(0.3, (widths[widths.length - 1]! * 0.5) / length);
    const a = u < head ? 1 - u / head : u > 1 - foot ? 1 - (1 - u) / foot : 0;
    return Math.sqrt(Math.max(0.02, 1 - a * a));
  };
  const side = (s: number): Pt[] =>
    run.map((p, i) => {
      const a = along(run, (i - 1) / (count - 1));
      const b = along(run, (i + 1) / (count - 1));
      const len = dist(a, b) || 1;
      const w = (s * along(breadth, i / (count - 1))[1] * cap(i / (count - 1))) / 2;
      return [p[0] - ((b[1] - a[1]) / len) * w, p[1] + ((b[0] - a[0]) / len) * w];
    });
  return { back: side(1), belly: side(-1) };
}

/** A band of `width` along a line, as a closed shape: stripes. */
export function band(line: readonly Pt[], width: number, shift: number): Pt[] {
  const t = tube(
    line.map(([x, y]): Pt => [x, y + shift]),
    [width * 0.4, width, width, width * 0.5],
  );
  return [...t.back, ...[...t.belly].reverse()];
}
