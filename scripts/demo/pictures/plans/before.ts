import type { Rng } from "../kit/rng";
import type { Point } from "./ink";
import { mapPoints, pen, smooth } from "./ink";
import { letter } from "./lettering";
import { boundary, frame, house, lawn, LOT, oldTrees, paving } from "./lot";
import { border, caption, leader, northArrow, scaleBar, titleBlock } from "./sheet";
import { shrub } from "./symbols";

/** Clipped evergreens along the house, the only planting of 2021: [x, y] in feet. */
const FOUNDATION: Point[] = [
  [118, 39.5],
  [118, 43.5],
  [118, 47.5],
  [118, 60.5],
  [118, 64.5],
  [118, 68.5],
];

/** Blueprint 1.0: the lot as it was bought, a lawn with a house in it. */
export function beforePlan(rng: Rng): string {
  const f = frame(11.6, 96, 116);
  const grass: Point[] = [
    [0.2, 0.2],
    [LOT.width - 0.2, 0.2],
    [LOT.width - 0.2, 99.8],
    [0.2, 99.8],
  ];
  const stripes = Array.from({ length: 21 }, (_, i) => {
    const y = 3 + i * 4.7;
    return smooth(
      mapPoints(
        [
          [1, y],
          [24, y + rng.range(-0.4, 0.4)],
          [48, y],
          [67, y + rng.range(-0.4, 0.4)],
        ],
        f.at,
      ),
      false,
    );
  }).join("");
  const shrubs = FOUNDATION.map(([x, y]) => {
    const [px, py] = f.at(x, y);
    return shrub(px, py, 1.9 * f.k, "#5d7348", rng);
  }).join("");
  const [lx, ly] = f.at(42, 56);
  const [hx, hy] = f.at(100, 68);
  const [px, py] = f.at(77, 57);
  const [dx, dy] = f.at(130, 27);
  const [ox, oy] = f.at(17, 27);
  const [mx, my] = f.at(130, 91.5);
  const [fx, fy] = f.at(131, 44);
  return (
    boundary(f, rng) +
    lawn(grass, f, rng, 900, true) +
    pen(stripes, 5, 0.05) +
    paving(f, rng) +
    house(f, rng) +
    shrubs +
    oldTrees(f, rng) +
    caption("LAWN", lx, ly, rng, 46) +
    caption("about 11,600 square feet, mown weekly", lx, ly + 42, rng, 23) +
    caption("House", hx, hy, rng, 25) +
    caption("Patio", px, py, rng, 24) +
    caption("Drive", dx, dy, rng, 24) +
    caption("White oak", ox, oy, rng, 25) +
    caption("Red maple", mx, my, rng, 25) +
    caption("Lawn", fx, fy, rng, 24) +
    leader("Six boxwoods", f.at(122.5, 65), f.at(118.4, 64.5), rng) +
    letter("North lot line, 145 ft", ...f.at(45, -1.6), { size: 19 }, rng) +
    letter("West lot line, 100 ft", ...f.at(-1.4, 62), { size: 19, rotate: -90 }, rng) +
    northArrow(1200, 1402, rng) +
    scaleBar(f, 700, 1410, rng) +
    titleBlock({ heading: "Blueprint 1.0", lines: [] }, 96, 1330, 500, rng) +
    letter("The lot as it was, spring 2021", 1330, 1382, { size: 23 }, rng) +
    letter("A third of an acre, zone 7a, red clay loam", 1330, 1420, { size: 21 }, rng) +
    border(rng)
  );
}
