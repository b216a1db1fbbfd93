import { curve, type Pt } from "../paint/geom";
import { castShadow, leg, limb } from "../paint/limb";
import { noise } from "../paint/noise";
import type { Sheet } from "../paint/sheet";
import { surface } from "../paint/surface";
import { blend, ramp, rgb } from "../paint/tint";
import { litOn } from "./form";
import { mirror } from "./mirror";

/** Large milkweed bug from above, head up, about 300 units long: orange-red with three black marks. */
export function milkweedBug(sheet: Sheet): string {
  const orange = [rgb("#7d2a12"), rgb("#c85a22"), rgb("#e68238"), rgb("#f6b572")] as const;
  const body = curve(
    [
      [0, -150],
      [24, -128],
      [56, -84],
      [62, 0],
      [50, 96],
      [0, 150],
      [-50, 96],
      [-62, 0],
      [-56, -84],
      [-24, -128],
    ],
    true,
    8,
  );
  const lit = litOn(0, 0, 66, 150);
  const legs: Pt[][] = [
    [
      [34, -84],
      [84, -112],
      [108, -160],
      [112, -170],
    ],
    [
      [52, -30],
      [112, -30],
      [140, 10],
      [150, 14],
    ],
    [
      [50, 20],
      [112, 60],
      [132, 130],
      [140, 142],
    ],
  ];
  return (
    castShadow(body, 8, 12, 10, 0.35) +
    [...legs, ...legs.map(mirror)].map((j) => leg(j, [8, 6, 4, 2.4], rgb("#241d1c"))).join("") +
    limb(
      [
        [-10, -142],
        [-46, -196],
        [-92, -224],
      ],
      6,
      4,
      rgb("#241d1c"),
    ) +
    limb(
      [
        [10, -142],
        [46, -196],
        [92, -224],
      ],
      6,
      4,
      rgb("#241d1c"),
    ) +
    surface(sheet, {
      outline: body,
      depth: 0.55,
      gloss: 0.25,
      relief: (x, y) => noise(x / 4, y / 4) * 1.2,
      color: (x, y) => {
        const band = Math.abs(y - 12 - Math.abs(x) * 0.08) < 22;
        const front = y < -70 && y > -112 && Math.abs(x) < 26;
        const scutellum =
          y > -78 && y < -36 && Math.abs(x) < (y + 84) * 0.62 * (y > -56 ? -(y + 34) / 22 : 1);
        const film = y > 74 - Math.abs(x) * 0.35;
        const line =
          Math.abs(Math.abs(x) - Math.max(0, 34 - (y + 40) * 0.42)) < 2.2 && y > -40 && y < 76;
        const c = ramp(orange, lit(x, y));
        return band || front || scutellum || film || line
          ? blend(ramp([rgb("#0f0d0e"), rgb("#262122"), rgb("#4a4342")], lit(x, y)), c, 0.04)
          : c;
      },
    }) +
    `<circle cx="-23" cy="-126" r="7" fill="#5c1a14"/><circle cx="23" cy="-126" r="7" fill="#5c1a14"/>`
  );
}
