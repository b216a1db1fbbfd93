import { curve, ellipse, type Pt } from "../paint/geom";
import { castShadow, leg } from "../paint/limb";
import type { Sheet } from "../paint/sheet";
import { surface } from "../paint/surface";
import { blend, ease, rgb } from "../paint/tint";
import { litOn } from "./form";
import { mirror } from "./mirror";

/** Goldenrod crab spider from above, head up, arms wide; `warm` 0 white – 1 yellow; about 420 wide. */
export function crabSpider(sheet: Sheet, warm: number): string {
  const pale = blend(rgb("#f3f1e4"), rgb("#ecd04a"), warm);
  const shade = blend(rgb("#9aa089"), rgb("#9c7c1c"), warm);
  const abdomen = curve(
    [
      [0, -20],
      [44, -8],
      [88, 46],
      [92, 96],
      [60, 136],
      [0, 148],
      [-60, 136],
      [-92, 96],
      [-88, 46],
      [-44, -8],
    ],
    true,
    8,
  );
  const lit = litOn(0, 64, 94, 86);
  const legs: Pt[][] = [
    [
      [26, -60],
      [96, -112],
      [176, -130],
      [222, -184],
      [226, -206],
    ],
    [
      [30, -48],
      [116, -74],
      [200, -66],
      [250, -104],
      [258, -124],
    ],
    [
      [30, -26],
      [84, -14],
      [124, 16],
      [142, 46],
    ],
    [
      [26, -16],
      [72, 20],
      [104, 66],
      [112, 104],
    ],
  ];
  const c = blend(pale, rgb("#c9cfa4"), 0.3);
  return (
    castShadow(abdomen, 8, 12, 12, 0.34) +
    [...legs, ...legs.map(mirror)]
      .map(
        (j) =>
          castShadow(ellipse(j[1]![0], j[1]![1] + 6, 20, 10), 0, 4, 8, 0.16) +
          leg(j, [17, 16, 11, 7, 4], c),
      )
      .join("") +
    surface(sheet, {
      outline: abdomen,
      depth: 0.85,
      gloss: 0.22,
      color: (x, y) => {
        const base = blend(shade, pale, 0.35 + lit(x, y) * 0.65);
        const stripe =
          ease(9, 4, Math.abs(Math.abs(x) - 74 + (y - 70) ** 2 * 0.002)) *
          ease(20, 40, y) *
          ease(126, 100, y);
        return blend(base, rgb("#b5485a"), stripe * 0.85);
      },
    }) +
    surface(sheet, {
      outline: ellipse(0, -46, 44, 40),
      depth: 0.8,
      gloss: 0.2,
      color: (x, y) =>
        blend(
          blend(shade, pale, 0.3 + litOn(0, -46, 44, 40)(x, y) * 0.6),
          rgb("#b9b883"),
          ease(12, 34, Math.abs(x)) * 0.4,
        ),
    }) +
    `<g fill="#2a2418"><circle cx="-12" cy="-78" r="3.6"/><circle cx="12" cy="-78" r="3.6"/><circle cx="-26" cy="-72" r="3.4"/><circle cx="26" cy="-72" r="3.4"/></g>`
  );
}
