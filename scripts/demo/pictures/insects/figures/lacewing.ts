import { ellipse, type Pt } from "../paint/geom";
import { leg, limb } from "../paint/limb";
import { noise } from "../paint/noise";
import type { Sheet } from "../paint/sheet";
import { surface } from "../paint/surface";
import { blend, ease, ramp, rgb } from "../paint/tint";
import { litOn, tube } from "./form";
import { membrane } from "./membrane";
import { netting } from "./netting";

/** Green lacewing from the side, facing left; about 620 units long. */
export function lacewing(sheet: Sheet): string {
  const green = [rgb("#4f7a34"), rgb("#86b04c"), rgb("#b4d070"), rgb("#e4efae")] as const;
  const spine: Pt[] = [
    [-190, 0],
    [-110, -10],
    [0, 8],
    [120, 26],
    [230, 34],
  ];
  const wing = (points: readonly Pt[], root: Pt, tip: Pt, fan: number): string =>
    membrane(sheet, {
      points,
      veins: netting(root, tip, fan, 6, 17),
      tint: rgb("#b5d08c"),
      veinColor: rgb("#6f9a45"),
      body: 0.3,
      veinWidth: 1.9,
      sheen: rgb("#eaf4dc"),
    });
  const legs: Pt[][] = [
    [
      [-150, 24],
      [-206, 48],
      [-214, 104],
      [-232, 112],
    ],
    [
      [-108, 28],
      [-120, 70],
      [-84, 108],
      [-98, 116],
    ],
    [
      [-66, 30],
      [-10, 64],
      [14, 108],
      [2, 116],
    ],
  ];
  return (
    wing(
      [
        [-110, -24],
        [-10, -110],
        [130, -150],
        [290, -150],
        [392, -108],
        [408, -66],
        [320, -30],
        [160, -14],
        [0, -6],
      ],
      [-110, -20],
      [398, -90],
      60,
    ) +
    legs.map((j) => leg(j, [7, 6, 4, 3], rgb("#9cbc62"))).join("") +
    tube(sheet, spine, [24, 27, 22, 19, 10], {
      gloss: 0.3,
      color: (x, y) =>
        ramp(green, ease(1, -1, (y - 8 - x * 0.08) / 26) + (Math.sin(x / 9) > 0.75 ? -0.12 : 0)),
    }) +
    wing(
      [
        [-96, -20],
        [0, -84],
        [140, -106],
        [300, -92],
        [410, -40],
        [426, 6],
        [340, 34],
        [170, 32],
        [20, 16],
      ],
      [-96, -12],
      [418, -18],
      64,
    ) +
    surface(sheet, {
      outline: ellipse(-206, 0, 27, 25),
      depth: 0.85,
      color: (x, y) => ramp(green, litOn(-206, 0, 27, 25)(x, y)),
    }) +
    surface(sheet, {
      outline: ellipse(-216, -6, 15, 17),
      depth: 0.8,
      gloss: 1,
      color: (x, y) => blend(rgb("#a8792a"), rgb("#e6b84e"), noise(x / 3, y / 3)),
    }) +
    limb(
      [
        [-222, -22],
        [-300, -110],
        [-390, -150],
        [-450, -146],
      ],
      4.4,
      1.6,
      rgb("#b3c884"),
    ) +
    limb(
      [
        [-214, -24],
        [-264, -130],
        [-330, -200],
        [-386, -222],
      ],
      4.4,
      1.6,
      rgb("#b3c884"),
    )
  );
}
