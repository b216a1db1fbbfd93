import { curve, ribbon, along, type Pt } from "../paint/geom";
import { castShadow } from "../paint/limb";
import { fractal, noise } from "../paint/noise";
import type { Sheet } from "../paint/sheet";
import { surface } from "../paint/surface";
import { blend, ease, rgb, type Rgb } from "../paint/tint";

export interface LeafLook {
  at: Pt;
  /** Degrees, way of the tip. */
  angle: number;
  length: number;
  width: number;
  color: Rgb;
  /** Sideways bow of the midrib as a part of the length. */
  bow?: number;
  /** Size of marginal teeth in units. */
  teeth?: number;
  /** Where it is broadest, 0 base – 1 tip. */
  broadest?: number;
  veins?: number;
  gloss?: number;
  /** Holes and brown patches of late summer, 0–1. */
  worn?: number;
  shadow?: boolean;
  resolution?: number;
}

/** Midrib and outline of a leaf. */
export function leafShape(look: LeafLook): { rib: Pt[]; outline: Pt[] } {
  const a = (look.angle * Math.PI) / 180;
  const [c, s] = [Math.cos(a), Math.sin(a)];
  const bow = (look.bow ?? 0.08) * look.length;
  const at = (t: number, v: number): Pt => [
    look.at[0] + c * look.length * t - s * v,
    look.at[1] + s * look.length * t + c * v,
  ];
  const rib = curve([at(0, 0), at(0.35, bow), at(0.7, bow * 0.9), at(1, 0)], false, 22);
  const peak = look.broadest ?? 0.42;
  const teeth = look.teeth ?? 0;
  const outline = ribbon(rib, (t) => {
    const u = t < peak ? (t / peak) * 0.5 : 0.5 + ((t - peak) / (1 - peak)) * 0.5;
    const saw = teeth ? teeth * (1 - ((t * 30) % 1)) * ease(0, 0.1, t) : 0;
    return (look.width / 2) * Math.sin(u * Math.PI) ** 0.85 + saw * Math.sin(u * Math.PI) + 0.5;
  });
  return { rib, outline };
}

/** A large near leaf: raised midrib and side veins, blade quilted between them. */
export function bigLeaf(sheet: Sheet, look: LeafLook): string {
  const { rib, outline } = leafShape(look);
  const salt = sheet.rng.int(1, 900);
  const n = look.veins ?? 9;
  const a = (look.angle * Math.PI) / 180;
  const [c, s] = [Math.cos(a), Math.sin(a)];
  const table = Array.from({ length: 161 }, (_, i) => along(rib, i / 160));
  const local = (x: number, y: number): [number, number] => {
    const t = ((x - look.at[0]) * c + (y - look.at[1]) * s) / look.length;
    const k = table[Math.max(0, Math.min(160, Math.round(t * 160)))]!;
    return [t, (y - k.y) * c - (x - k.x) * s];
  };
  const side = (t: number, v: number): number => {
    const q = t * n - (Math.abs(v) / look.width) * 2.6 + (v > 0 ? 0.4 : 0);
    return Math.abs((((q % 1) + 1) % 1) - 0.5) * 2;
  };
  const worn = look.worn ?? 0;
  return (
    (look.shadow === false
      ? ""
      : castShadow(outline, look.length * 0.02, look.length * 0.035, look.length * 0.03, 0.3)) +
    surface(sheet, {
      outline,
      resolution: look.resolution ?? 0.55,
      depth: 0.18,
      gloss: look.gloss ?? 0.16,
      glossColor: [225, 238, 225],
      shadow: [0.34, 0.4, 0.42],
      relief: (x, y) => {
        const [t, v] = local(x, y);
        const quilt = look.width * 0.02;
        return (
          -quilt * side(t, v) ** 5 -
          look.width * 0.04 * Math.exp(-((v / (look.width * 0.035)) ** 2)) +
          fractal(x / 14, y / 14, 2, salt) * 1.4 +
          Math.abs(v) * 0.1
        );
      },
      color: (x, y) => {
        const [t, v] = local(x, y);
        const paleVein = blend(look.color, rgb("#e6eec0"), 0.5);
        let col = blend(
          look.color,
          rgb("#2f4a2c"),
          ease(0.55, 0.85, fractal(x / 60, y / 60, 2, salt + 2)) * 0.35,
        );
        col = blend(col, rgb("#b9c67a"), ease(0.3, 0.15, noise(x / 40, y / 18, salt + 3)) * 0.25);
        col = blend(col, paleVein, side(t, v) ** 9 * 0.5);
        col = blend(col, paleVein, Math.exp(-((v / Math.max(2.2, look.width * 0.02)) ** 2)) * 0.85);
        if (worn) {
          const patch = ease(
            1.02 - worn * 0.5,
            1.1 - worn * 0.5,
            fractal(x / 26, y / 26, 3, salt + 8) + 0.25,
          );
          col = blend(col, rgb("#7d5a34"), patch * 0.8);
        }
        return col;
      },
    })
  );
}
