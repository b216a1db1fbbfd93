import { curve, ellipse, pathOf, type Pt } from "../paint/geom";
import { leg, limb } from "../paint/limb";
import { noise } from "../paint/noise";
import type { Sheet } from "../paint/sheet";
import { surface } from "../paint/surface";
import { blend, ease, rgb } from "../paint/tint";
import { mirror } from "./mirror";

/** Common eastern firefly from above, head up, its lantern alight. */
export function firefly(sheet: Sheet): string {
  const shield = curve(
    [
      [-58, -96],
      [-46, -150],
      [0, -172],
      [46, -150],
      [58, -96],
      [0, -84],
    ],
    true,
    8,
  );
  const cover = (side: 1 | -1): Pt[] =>
    curve(
      [
        [side * 1, -92],
        [side * 62, -88],
        [side * 74, 0],
        [side * 66, 120],
        [side * 34, 190],
        [side * 4, 170],
      ],
      true,
      8,
    );
  const elytron = (side: 1 | -1): string =>
    surface(sheet, {
      outline: cover(side),
      depth: 0.5,
      gloss: 0.25,
      relief: (x) => Math.sin(x / 7) * 1.2,
      color: (x, y) =>
        blend(
          blend(rgb("#2b2422"), rgb("#4d423a"), noise(x / 6, y / 20)),
          rgb("#d9c07a"),
          ease(56, 64, Math.abs(x) + (y > 100 ? (y - 100) * 0.22 : 0)) * 0.95 +
            ease(5, 2, Math.abs(x)) * 0.8,
        ),
    });
  const legs: Pt[][] = [
    [
      [40, -110],
      [92, -140],
      [112, -184],
    ],
    [
      [50, -40],
      [118, -40],
      [150, -6],
    ],
    [
      [46, 20],
      [110, 60],
      [124, 120],
    ],
  ];
  return (
    [...legs, ...legs.map(mirror)].map((j) => leg(j, [9, 7, 4], rgb("#33281f"))).join("") +
    limb(
      [
        [-14, -160],
        [-60, -220],
        [-116, -262],
      ],
      7,
      3.4,
      rgb("#33291f"),
    ) +
    limb(
      [
        [14, -160],
        [60, -220],
        [116, -262],
      ],
      7,
      3.4,
      rgb("#33291f"),
    ) +
    `<path d="${pathOf(ellipse(0, 176, 46, 52))}" fill="#e9f27a"/><path d="${pathOf(ellipse(-4, 180, 34, 38))}" fill="#fbffcf"/>` +
    elytron(-1) +
    elytron(1) +
    surface(sheet, {
      outline: shield,
      depth: 0.5,
      gloss: 0.2,
      color: (x, y) => {
        const d = Math.hypot(x, (y + 124) * 1.1);
        return d < 17 ? rgb("#231a18") : d < 33 ? rgb("#cf7263") : rgb("#dfc27c");
      },
    })
  );
}
