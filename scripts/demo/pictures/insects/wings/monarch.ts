import { blend, ease, rgb, type Rgb } from "../paint/tint";
import type { Pt } from "../paint/geom";
import type { ButterflyLook } from "./butterfly";
import { spotted } from "./marks";
import type { Wing, WingPlan, WingPoint } from "./shape";
import { INK, WHITE, marksOf, row } from "./rows";

const MONARCH_FORE: WingPlan = {
  points: [
    [14, -40],
    [90, -112],
    [190, -184],
    [280, -232],
    [338, -244],
    [356, -220],
    [350, -170],
    [330, -110],
    [316, -46],
    [296, 4],
    [220, 16],
    [120, 8],
    [30, -8],
  ],
  apex: 4,
  tornus: 9,
  veins: 9,
  cell: 0.56,
};

const MONARCH_HIND: WingPlan = {
  points: [
    [12, -14],
    [110, -14],
    [206, 8],
    [268, 56],
    [284, 118],
    [262, 180],
    [212, 228],
    [150, 248],
    [94, 232],
    [50, 170],
    [20, 84],
  ],
  apex: 3,
  tornus: 8,
  veins: 8,
  cell: 0.5,
};

function monarch(ground: Rgb, basal: Rgb, hindwing: boolean, tip: Rgb) {
  return (p: WingPoint, wing: Wing): Rgb => {
    let c = blend(basal, ground, ease(0, 0.5, p.reach) + p.brush * 0.14);
    const apex = hindwing
      ? 0
      : ease(-26, 10, (p.x - 214) * 0.62 - (p.y + 122) * 0.7 - 52 + p.brush * 3);
    c = blend(c, INK, ease(hindwing ? 5 : 6.4, hindwing ? 2.6 : 3.6, p.vein + p.brush * 0.5));
    c = blend(c, INK, ease(40, 33, p.edge + p.brush * 1.5));
    c = blend(c, INK, ease(7, 4, p.rim));
    c = blend(c, blend(INK, tip, 0.35), apex);
    const spots = marksOf(wing, "monarch", () => [
      ...row(wing, 0.965, 4, 4.6, WHITE),
      ...row(wing, 0.9, 5.4, 5.4, WHITE),
      ...(hindwing
        ? []
        : [
            { at: [262, -196] as Pt, rx: 17, ry: 8, turn: -36, color: rgb("#ecb67a") },
            { at: [284, -170] as Pt, rx: 18, ry: 8, turn: -26, color: rgb("#ecb67a") },
            { at: [282, -138] as Pt, rx: 13, ry: 7, turn: -16, color: rgb("#f0d3aa") },
            { at: [232, -192] as Pt, rx: 12, ry: 5, turn: -38, color: WHITE },
            { at: [314, -208] as Pt, rx: 6, ry: 5, color: WHITE },
          ]),
    ]);
    return spotted(c, spots, p.x, p.y);
  };
}

export const MONARCH: ButterflyLook = {
  fore: MONARCH_FORE,
  hind: MONARCH_HIND,
  upper: {
    fore: monarch(rgb("#d87a2c"), rgb("#b95f24"), false, INK),
    hind: monarch(rgb("#d98334"), rgb("#bd6a2a"), true, INK),
  },
  under: {
    fore: monarch(rgb("#d98a45"), rgb("#cf7a38"), false, rgb("#c89a68")),
    hind: monarch(rgb("#e2b57c"), rgb("#d8a566"), true, INK),
  },
  body: [rgb("#0e0c0d"), rgb("#211d1e"), rgb("#3b3534"), rgb("#6d6560")],
};
