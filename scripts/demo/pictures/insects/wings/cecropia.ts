import type { Pt } from "../paint/geom";
import { noise } from "../paint/noise";
import type { Sheet } from "../paint/sheet";
import { blend, ease, rgb } from "../paint/tint";
import type { WingColor } from "./butterfly";
import { eyespot, spotted, type Spot } from "./marks";
import type { WingPlan, WingPoint } from "./shape";
import { spread } from "./mothSpread";

const CEC_FORE: WingPlan = {
  points: [
    [14, -50],
    [80, -108],
    [170, -164],
    [270, -200],
    [340, -206],
    [372, -184],
    [366, -140],
    [340, -92],
    [330, -40],
    [322, 20],
    [304, 50],
    [220, 44],
    [120, 24],
    [28, -4],
  ],
  apex: 5,
  tornus: 10,
  veins: 9,
  cell: 0.45,
};

const CEC_HIND: WingPlan = {
  points: [
    [12, -14],
    [110, -6],
    [220, 30],
    [282, 80],
    [300, 140],
    [282, 204],
    [230, 250],
    [160, 268],
    [96, 240],
    [48, 160],
    [18, 70],
  ],
  apex: 3,
  tornus: 8,
  veins: 8,
  cell: 0.4,
};

const CREAM = rgb("#e6d9c2");

const RUST = rgb("#a8452e");

const SMOKE = rgb("#5b4a44");

function crescent(at: Pt, turn: number): Spot[] {
  return [
    { at, rx: 24, ry: 15, turn, color: rgb("#3a2a28") },
    { at, rx: 22, ry: 13, turn, color: CREAM },
    { at: [at[0] + 3, at[1] + 1], rx: 15, ry: 8, turn, color: rgb("#b4604a") },
  ];
}

function cecropia(hindwing: boolean): WingColor {
  const at = hindwing ? 0.64 : 0.62;
  const marks: Spot[] = hindwing
    ? crescent([150, 92], 40)
    : [
        ...crescent([196, -88], -40),
        ...eyespot([338, -158], 13, 13, 0, [
          [1, rgb("#c9b8c8")],
          [0.8, rgb("#2b2430")],
          [0.35, rgb("#7f8aa8")],
        ]),
      ];
  return (p: WingPoint) => {
    let c = blend(SMOKE, rgb("#7d675a"), p.brush * 0.5 + 0.4);
    c = blend(c, rgb("#8f4434"), ease(0.3, 0.08, p.reach) * 0.9);
    const d = p.reach - at + (noise(p.x / 40, p.y / 40) - 0.5) * 0.03;
    c = blend(c, rgb("#a08b7a"), ease(0.02, 0.16, d) * 0.75);
    c = blend(c, CREAM, ease(0.028, 0.012, Math.abs(d)));
    c = blend(c, RUST, ease(0.06, 0.03, Math.abs(d - 0.055)));
    if (!hindwing) c = blend(c, CREAM, ease(0.022, 0.01, Math.abs(p.reach - 0.28)) * 0.8);
    c = blend(c, rgb("#d8c6a6"), ease(22, 16, p.edge) * 0.85);
    c = blend(
      c,
      rgb("#4a3630"),
      ease(3, 1.2, Math.abs(p.edge - 12 - Math.sin(p.y / 11) * 3)) * 0.8,
    );
    return spotted(c, marks, p.x, p.y);
  };
}

/** Cecropia moth: smoky wings, rust and cream bands, pale crescents, banded red body. */
export function cecropiaSpread(sheet: Sheet): string {
  return spread(sheet, {
    fore: CEC_FORE,
    hind: CEC_HIND,
    color: { fore: cecropia(false), hind: cecropia(true) },
    fleece: [rgb("#4c1a14"), rgb("#8a3324"), rgb("#b95a40"), rgb("#dc9a7a")],
    abdomen: (_x, y) =>
      (y + 400) % 30 < 9 ? CREAM : (y + 400) % 30 < 13 ? rgb("#2f1c18") : rgb("#a64530"),
    feeler: rgb("#5c4a3e"),
    comb: 22,
    stout: 1.1,
  });
}
