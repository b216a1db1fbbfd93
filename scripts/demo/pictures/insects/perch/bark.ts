import type { Pt } from "../paint/geom";
import { cells, fractal, noise } from "../paint/noise";
import type { Sheet } from "../paint/sheet";
import { surface } from "../paint/surface";
import { blend, ease, rgb, type Rgb } from "../paint/tint";

export interface BarkLook {
  kind: "furrowed" | "birch" | "smooth";
  /** 0–1: how much of it lichen covers. */
  lichen?: number;
  /** 0–1: moss on the upper side. */
  moss?: number;
  resolution?: number;
  salt?: number;
  /** Degrees the grain leans from the vertical. */
  lean?: number;
  tint?: Rgb;
  depth?: number;
}

/** How much lichen lies at a point, 0–1: rosettes with lobed rims. */
export function lichenAt(x: number, y: number, cover: number, salt: number): number {
  const bend = fractal(x / 34, y / 34, 3, salt) * 0.5;
  const c = cells(x / 120 + bend, y / 120 + bend, salt + 4);
  const lobes = noise(x / 7, y / 7, salt + 2) * 0.1;
  return c.id < cover ? ease(0.52, 0.4, c.near + lobes) : 0;
}

const LICHEN: readonly [Rgb, Rgb] = [rgb("#a9b5a0"), rgb("#c3cbb6")];

/** A stretch of trunk or limb, lit and furrowed, inside an outline. */
export function bark(sheet: Sheet, outline: readonly Pt[], look: BarkLook): string {
  const { kind, lichen = 0, moss = 0, salt = 5, lean = 0 } = look;
  const [c, s] = [Math.cos((lean * Math.PI) / 180), Math.sin((lean * Math.PI) / 180)];
  const across = kind === "furrowed" ? 46 : 90;
  const ridge = (x: number, y: number): number => {
    const [u, v] = [x * c + y * s, y * c - x * s];
    const warp = fractal(u / 60, v / 120, 2, salt) * 1.6;
    if (kind === "furrowed")
      return 1 - Math.abs(noise(u / across + warp, v / 190, salt + 1) * 2 - 1) ** 0.8;
    if (kind === "birch") return fractal(u / 70, v / 14 + warp, 3, salt + 2) * 0.6;
    return fractal(u / 30, v / 60, 3, salt + 2);
  };
  const base =
    look.tint ?? rgb(kind === "birch" ? "#c8a68c" : kind === "smooth" ? "#8d887c" : "#85796a");
  const deep = blend(base, rgb("#231f22"), 0.72);
  return surface(sheet, {
    outline,
    resolution: look.resolution ?? 0.62,
    depth: look.depth ?? 0.55,
    relief: (x, y) => {
      const r = kind === "furrowed" ? -ridge(x, y) * 15 : -ridge(x, y) * 4;
      return (
        r +
        fractal((x * c + y * s) / 13, (y * c - x * s) / 22, 3, salt + 6) * 5 +
        (lichen ? lichenAt(x, y, lichen, salt) * (3 + noise(x / 4, y / 4) * 3) : 0)
      );
    },
    color: (x, y) => {
      const r = ridge(x, y);
      const grain = fractal((x * c + y * s) / 9, (y * c - x * s) / 30, 2, salt + 9);
      let col = blend(
        base,
        deep,
        kind === "furrowed" ? ease(0.45, 1, r) : ease(0.3, 0.75, r) * 0.35,
      );
      col = blend(col, rgb("#b9ab96"), ease(0.45, 0.8, grain) * 0.4);
      if (kind === "birch") {
        const scar = ease(0.71, 0.78, noise((x * c + y * s) / 52, (y * c - x * s) / 9, salt + 12));
        col = blend(col, rgb("#5a3f36"), scar * 0.8);
        col = blend(col, rgb("#ead9c4"), ease(0.52, 0.75, noise(x / 110, y / 38, salt + 14)) * 0.7);
      }
      if (lichen) {
        const l = lichenAt(x, y, lichen, salt);
        col = blend(col, blend(LICHEN[0], LICHEN[1], noise(x / 5, y / 5, 2)), l * 0.92);
      }
      if (moss) {
        const m = ease(1.05 - moss, 1.25 - moss, fractal(x / 80, y / 120, 3, salt + 21) + 0.25);
        col = blend(col, blend(rgb("#455230"), rgb("#75824a"), noise(x / 4, y / 4, 8)), m);
      }
      return col;
    },
  });
}
