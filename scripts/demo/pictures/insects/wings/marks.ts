import type { Pt } from "../paint/geom";
import { blend, ease, type Rgb } from "../paint/tint";

/** A round or oval mark on a wing. */
export interface Spot {
  at: Pt;
  rx: number;
  ry: number;
  /** Degrees. */
  turn?: number;
  color: Rgb;
  /** Width of the soft edge in units. */
  soft?: number;
}

/** Lays spots over a color; later spots cover earlier ones. */
export function spotted(color: Rgb, spots: readonly Spot[], x: number, y: number): Rgb {
  let out = color;
  for (const s of spots) {
    const [dx, dy] = [x - s.at[0], y - s.at[1]];
    const far = Math.max(s.rx, s.ry) + 4;
    if (Math.abs(dx) > far || Math.abs(dy) > far) continue;
    const t = ((s.turn ?? 0) * Math.PI) / 180;
    const [u, v] = [
      (dx * Math.cos(t) + dy * Math.sin(t)) / s.rx,
      (dy * Math.cos(t) - dx * Math.sin(t)) / s.ry,
    ];
    const d = (Math.sqrt(u * u + v * v) - 1) * Math.min(s.rx, s.ry);
    const soft = s.soft ?? 1.2;
    if (d < soft) out = blend(out, s.color, ease(soft, -soft, d));
  }
  return out;
}

/** Rings of an eyespot from the outermost inward, each `[radius part, color]`. */
export function eyespot(
  at: Pt,
  rx: number,
  ry: number,
  turn: number,
  rings: readonly (readonly [number, Rgb])[],
): Spot[] {
  return rings.map(([part, color]) => ({ at, rx: rx * part, ry: ry * part, turn, color }));
}
