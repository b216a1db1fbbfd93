import type { Sheet } from "../paint/sheet";
import { blend, ease, rgb } from "../paint/tint";
import type { WingColor } from "./butterfly";
import { spotted, type Spot } from "./marks";
import type { WingPlan } from "./shape";
import { spread } from "./mothSpread";

const ISA_FORE: WingPlan = {
  points: [
    [14, -50],
    [80, -94],
    [170, -136],
    [260, -172],
    [320, -190],
    [346, -176],
    [330, -130],
    [296, -76],
    [262, -24],
    [236, 14],
    [160, 20],
    [80, 10],
    [24, -4],
  ],
  apex: 5,
  tornus: 9,
  veins: 8,
  cell: 0.5,
};

const ISA_HIND: WingPlan = {
  points: [
    [12, -12],
    [100, -16],
    [190, 0],
    [236, 40],
    [242, 90],
    [214, 140],
    [160, 166],
    [100, 164],
    [50, 120],
    [18, 56],
  ],
  apex: 3,
  tornus: 7,
  veins: 7,
  cell: 0.4,
};

/** Isabella tiger moth: tawny wings with a few dark specks, orange abdomen with black dots. */
export function isabellaSpread(sheet: Sheet): string {
  const specks = (
    [
      [232, -120],
      [250, -92],
      [190, -60],
      [206, -36],
      [120, -80],
      [290, -140],
      [152, -14],
    ] as const
  ).map(([x, y]): Spot => ({ at: [x, y], rx: 4, ry: 3, color: rgb("#4a3426"), soft: 2 }));
  const dots = (
    [
      [180, 60],
      [206, 92],
      [140, 108],
    ] as const
  ).map(([x, y]): Spot => ({ at: [x, y], rx: 5, ry: 4, color: rgb("#4a3a34"), soft: 2 }));
  const fore: WingColor = (p) => {
    let c = blend(rgb("#c99a52"), rgb("#e0bb7a"), ease(0.1, 0.8, p.reach) * 0.7 + p.brush * 0.3);
    c = blend(
      c,
      rgb("#9c6f38"),
      ease(0.03, 0.012, Math.abs(p.reach - 0.72)) * 0.35 + ease(2.4, 1, p.vein) * 0.3,
    );
    return spotted(c, specks, p.x, p.y);
  };
  const hind: WingColor = (p) =>
    spotted(
      blend(rgb("#e3a98c"), rgb("#efd0ac"), ease(0.1, 0.9, p.reach) + p.brush * 0.2),
      dots,
      p.x,
      p.y,
    );
  return spread(sheet, {
    fore: ISA_FORE,
    hind: ISA_HIND,
    color: { fore, hind },
    fleece: [rgb("#7d5526"), rgb("#b58444"), rgb("#dab06c"), rgb("#f1d9a4")],
    abdomen: (x, y) =>
      [30, 58, 86, 114, 142].some((d) => Math.hypot(x * 1.1, y - d) < 6)
        ? rgb("#2a1d17")
        : rgb("#d08a48"),
    feeler: rgb("#8a6a44"),
    comb: 8,
    stout: 0.92,
  });
}
