import { jitter, shade } from "./color";
import { glow, linear, path } from "./paint";
import type { Tones } from "./palette";
import { blob, n, tapered, type Pt } from "./path";
import type { Rng } from "./rng";
import type { Season4 } from "./season";

export interface Stage {
  w: number;
  h: number;
  t: Tones;
  rng: Rng;
  season: Season4;
  horizon: number;
}

/** A ground from `top` to `bottom` color between y0 and y1 in px, beyond both sides. */
export function field(s: Stage, top: string, bottom: string, y0 = 0, y1 = s.h): string {
  const ramp = linear(
    [
      [0, top],
      [1, bottom],
    ],
    90,
  );
  return `${ramp.def}<rect x="-20" y="${n(y0)}" width="${s.w + 40}" height="${n(y1 - y0)}" fill="${ramp.ref}"/>`;
}

/** Blots out of focus; `area` and `size` are shares of the stage, `flat` is height by width. */
export function patches(
  s: Stage,
  count: number,
  colors: readonly string[],
  area: { y0: number; y1: number; x0?: number; x1?: number },
  size: readonly [number, number],
  flat = 0.6,
  opacity = 0.5,
): string {
  let out = "";
  for (let i = 0; i < count; i++) {
    const r = s.rng.range(size[0], size[1]) * s.h;
    out += path(
      blob(
        s.rng.range(area.x0 ?? -0.05, area.x1 ?? 1.05) * s.w,
        s.rng.range(area.y0, area.y1) * s.h,
        r,
        r * flat,
        s.rng,
        0.25,
        7,
      ),
      { fill: jitter(s.rng.pick(colors), s.rng), opacity: opacity * s.rng.range(0.5, 1) },
    );
  }
  return out;
}

/** Blades of grass that stand about `base` and are about `tall` high, both shares of the height. */
export function blades(
  s: Stage,
  count: number,
  colors: readonly string[],
  base: number,
  tall: number,
): string {
  let out = "";
  for (let i = 0; i < count; i++) {
    const x = s.rng.range(-0.05, 1.05) * s.w;
    const y = (base + s.rng.range(-0.03, 0.1)) * s.h;
    const len = tall * s.h * s.rng.range(0.5, 1.1);
    const lean = s.rng.gauss(0.05, 0.22) * len;
    const pts: Pt[] = [
      [x, y],
      [x + lean * 0.25, y - len * 0.55],
      [x + lean, y - len],
    ];
    out += path(tapered(pts, s.h * 0.014, 1, 5), {
      fill: jitter(s.rng.pick(colors), s.rng),
      opacity: s.rng.range(0.35, 0.8),
    });
  }
  return out;
}

/** Trunks from above the picture down to `base`, a share of the height. */
export function trunks(
  s: Stage,
  count: number,
  color: string,
  base: number,
  opacity = 0.8,
): string {
  let out = "";
  for (let i = 0; i < count; i++) {
    const x = ((i + s.rng.range(0.1, 0.9)) / count) * s.w;
    const wide = s.w * s.rng.range(0.012, 0.05);
    const c = jitter(color, s.rng);
    const lean = s.rng.gauss(0, s.w * 0.015);
    out += path(
      tapered(
        [
          [x, base * s.h + s.rng.range(0, 0.08) * s.h],
          [x + lean * 0.4, s.h * 0.3],
          [x + lean, -20],
        ],
        wide,
        wide * 0.7,
        5,
      ),
      { fill: c, opacity },
    );
    out += path(
      tapered(
        [
          [x - wide * 0.28, base * s.h],
          [x + lean * 0.4 - wide * 0.24, s.h * 0.3],
          [x + lean - wide * 0.2, -20],
        ],
        wide * 0.3,
        wide * 0.2,
        5,
      ),
      { fill: shade(c, 0.35), opacity: opacity * 0.6 },
    );
  }
  return out;
}

/** Glows where the sky comes through; `area` is in shares of the height. */
export const lights = (
  s: Stage,
  count: number,
  area: { y0: number; y1: number },
  color: string,
): string =>
  Array.from({ length: count }, () =>
    glow(
      s.rng.range(0, 1) * s.w,
      s.rng.range(area.y0, area.y1) * s.h,
      s.rng.range(0.02, 0.07) * s.h,
      color,
      s.rng.range(0.25, 0.6),
    ),
  ).join("");

/** Whether this season lays snow. */
export const snowy = (s: Stage): boolean => s.season === "win";
