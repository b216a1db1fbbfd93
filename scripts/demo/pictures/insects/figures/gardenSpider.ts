import { curve, ellipse, type Pt } from "../paint/geom";
import { fur } from "../paint/hair";
import { castShadow, leg, limb } from "../paint/limb";
import { noise } from "../paint/noise";
import type { Sheet } from "../paint/sheet";
import { surface } from "../paint/surface";
import { blend, ease, rgb } from "../paint/tint";
import { litOn } from "./form";
import { mirror } from "./mirror";

function bandedLeg(joints: readonly Pt[], widths: readonly number[]): string {
  const base = leg(joints, widths, rgb("#211c1c"));
  const warm = joints.slice(0, 2) as [Pt, Pt];
  const mid: Pt = [(warm[0][0] + warm[1][0]) / 2, (warm[0][1] + warm[1][1]) / 2];
  return (
    base +
    limb(
      [warm[0], [(warm[0][0] + mid[0]) / 2, (warm[0][1] + mid[1]) / 2], mid],
      widths[0]! * 1.02,
      widths[0]!,
      rgb("#b5622c"),
    )
  );
}

/** Yellow garden spider, female, from above, head down as she hangs; legs about 300 units out. */
export function gardenSpider(sheet: Sheet): string {
  const abdomen = curve(
    [
      [0, -150],
      [44, -140],
      [70, -96],
      [72, -40],
      [46, 10],
      [0, 24],
      [-46, 10],
      [-72, -40],
      [-70, -96],
      [-44, -140],
    ],
    true,
    8,
  );
  const lit = litOn(0, -64, 74, 90);
  const legs: Pt[][] = [
    [
      [16, 66],
      [64, 120],
      [96, 230],
      [110, 300],
    ],
    [
      [20, 60],
      [84, 96],
      [128, 196],
      [146, 262],
    ],
    [
      [20, 40],
      [76, 40],
      [118, 56],
      [140, 84],
    ],
    [
      [18, 30],
      [84, -40],
      [124, -150],
      [132, -226],
    ],
  ];
  return (
    [...legs, ...legs.map(mirror)].map((j) => bandedLeg(j, [15, 12, 8, 4])).join("") +
    castShadow(abdomen, 6, 8, 9, 0.3) +
    surface(sheet, {
      outline: abdomen,
      depth: 0.8,
      gloss: 0.3,
      color: (x, y) => {
        const ax = Math.abs(x);
        const yellow = rgb("#e6c331");
        let c = rgb("#1c1718");
        const patch =
          ease(0.3, 0.42, noise(ax / 18, y / 18, 5)) * ease(30, 40, ax + Math.sin(y / 10) * 7);
        c = blend(c, yellow, patch * ease(76, 66, ax));
        c = blend(c, rgb("#efe7c6"), ease(26, 10, Math.hypot(ax - 36, y - 0)) * 0.8);
        for (const sy of [-112, -84, -54, -24])
          c = blend(c, yellow, ease(8, 5, Math.hypot((ax - 12) * 1, (y - sy) * 0.8)));
        return blend(c, [255, 246, 220], lit(x, y) * 0.12);
      },
    }) +
    surface(sheet, {
      outline: ellipse(0, 52, 34, 40),
      depth: 0.7,
      color: (x, y) => blend(rgb("#7d7868"), rgb("#e4dfcf"), litOn(0, 52, 34, 40)(x, y)),
    }) +
    fur(sheet, {
      outline: ellipse(0, 52, 32, 38),
      count: 380,
      length: 12,
      width: 1,
      loose: 0.5,
      lie: (x) => 1.57 - x / 60,
      color: (x, y) => blend(rgb("#8f8a78"), rgb("#f6f2e6"), litOn(0, 52, 34, 40)(x, y)),
    }) +
    `<path d="M-9 84l-7 24M9 84l7 24" stroke="#2b2320" stroke-width="7" stroke-linecap="round"/>`
  );
}
