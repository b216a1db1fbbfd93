import { bounds, ribbon, type Pt } from "../insects/paint/geom";
import type { Sheet } from "../insects/paint/sheet";
import { sampled, surface } from "../insects/paint/surface";
import type { Rgb } from "../insects/paint/tint";

/** A place on a long body: distance along it in units, −1 to 1 across (left to right of its way). */
export interface BandPlace {
  run: number;
  across: number;
  x: number;
  y: number;
}

export interface BandLook {
  /** Densely sampled spine. */
  spine: readonly Pt[];
  /** Half width at a distance along the spine. */
  radius: (run: number) => number;
  color: (p: BandPlace) => Rgb;
  relief?: (p: BandPlace) => number;
  gloss?: number;
  resolution?: number;
  /** Distance already run where this piece begins. */
  start?: number;
}

/** The lengths along a polyline at each of its points. */
export function runs(spine: readonly Pt[], start = 0): number[] {
  const out = [start];
  for (let i = 1; i < spine.length; i++)
    out.push(
      out[i - 1]! + Math.hypot(spine[i]![0] - spine[i - 1]![0], spine[i]![1] - spine[i - 1]![1]),
    );
  return out;
}

/** Outline of a body along a spine. */
export function bandOutline(look: BandLook): Pt[] {
  const length = runs(look.spine, look.start);
  return ribbon(look.spine, (s) => look.radius(length[Math.round(s * (length.length - 1))]!));
}

/** Paints a round body along a spine; pieces of one body join without a seam. */
export function band(sheet: Sheet, look: BandLook): string {
  const { spine } = look;
  const length = runs(spine, look.start);
  const outline = bandOutline(look);
  const box = bounds(outline, 6);
  const nearest = (x: number, y: number): { run: number; off: number } => {
    let [best, run, off] = [Infinity, 0, 0];
    for (let i = 1; i < spine.length; i++) {
      const [a, b] = [spine[i - 1]!, spine[i]!];
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      const len = dx * dx + dy * dy || 1e-9;
      const t = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / len));
      const [ex, ey] = [x - a[0] - t * dx, y - a[1] - t * dy];
      const d = ex * ex + ey * ey;
      if (d < best) {
        best = d;
        run = length[i - 1]! + t * (length[i]! - length[i - 1]!);
        off = Math.sqrt(d) * Math.sign(dx * ey - dy * ex);
      }
    }
    return { run, off };
  };
  const runAt = sampled(box, 4, (x, y) => nearest(x, y).run);
  const offAt = sampled(box, 4, (x, y) => nearest(x, y).off);
  const at = (x: number, y: number): BandPlace => {
    const run = runAt(x, y);
    return { run, across: offAt(x, y) / Math.max(1, look.radius(run)), x, y };
  };
  return surface(sheet, {
    outline,
    gloss: look.gloss ?? 0.2,
    ...(look.resolution ? { resolution: look.resolution } : {}),
    relief: (x, y) => {
      const p = at(x, y);
      const r = look.radius(p.run);
      return (
        Math.sqrt(Math.max(0, 1.02 - p.across * p.across)) * r * 0.85 +
        (look.relief ? look.relief(p) : 0)
      );
    },
    color: (x, y) => look.color(at(x, y)),
  });
}
