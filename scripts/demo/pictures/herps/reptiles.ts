import type { Layered } from "../kit/render";
import type { Season4 } from "../kit/season";
import { curve, type Pt } from "../insects/paint/geom";
import { rgb } from "../insects/paint/tint";
import { blades, groundShape, litter, soil, stone } from "../insects/perch/ground";
import { compose, put, putMirrored } from "../insects/setting";
import { boxTurtle } from "./boxturtle";
import { garterSnake } from "./garter";
import type { View } from "../insects/plates/view";

/** Box turtle crossing the woodland floor. */
export function boxTurtlePlate(view: View, season: Season4, seed: string): Layered {
  if (view === "portrait")
    return compose(
      seed,
      season,
      "wide",
      { kind: "woodland", blur: 44 },
      ({ sheet, width, height }) =>
        soil(sheet, groundShape(width, height, 640, 20, 3), rgb("#5a4836")) +
        litter(sheet, season, width, 650, 880, 26) +
        put(boxTurtle(sheet), 850, 580, 1.24, 0) +
        litter(sheet, season, width, 930, 1090, 9),
    );
  return compose(seed, season, "square", { kind: "edge", blur: 34 }, ({ sheet, width, height }) => {
    const green = [rgb("#6f8a4a"), rgb("#86985a"), rgb("#5d7a48")];
    return (
      blades(sheet, width, 760, 340, 30, green) +
      soil(sheet, groundShape(width, height, 720, 26, 6), rgb("#5a4836")) +
      litter(sheet, season, width, 750, 920, 14) +
      putMirrored(boxTurtle(sheet), 660, 800, 0.74, 0) +
      litter(sheet, season, width, 1020, 1220, 9) +
      blades(sheet, width, 1230, 330, 16, green)
    );
  });
}

/** Garter snake warming itself on a stone of the path. */
export function garterPlate(view: View, season: Season4, seed: string): Layered {
  const slab = (cx: number, cy: number, k: number): Pt[] =>
    curve(
      [
        [cx - 780 * k, cy + 120 * k],
        [cx - 690 * k, cy - 190 * k],
        [cx - 180 * k, cy - 300 * k],
        [cx + 440 * k, cy - 270 * k],
        [cx + 760 * k, cy - 60 * k],
        [cx + 720 * k, cy + 290 * k],
        [cx + 80 * k, cy + 390 * k],
        [cx - 560 * k, cy + 330 * k],
      ],
      true,
      9,
    );
  const green = [rgb("#6f8a4a"), rgb("#86985a"), rgb("#5d7a48")];
  if (view === "portrait")
    return compose(
      seed,
      season,
      "wide",
      { kind: "garden", blur: 42 },
      ({ sheet, width, height }) =>
        blades(sheet, width, 520, 300, 26, green) +
        soil(sheet, groundShape(width, height, 480, 16, 3), rgb("#5c4c38")) +
        stone(sheet, slab(800, 660, 1), rgb("#98948a")) +
        put(garterSnake(sheet), 840, 640, 1.2, 0) +
        blades(sheet, width, 1110, 260, 22, green),
    );
  return compose(
    seed,
    season,
    "tall",
    { kind: "garden", blur: 32 },
    ({ sheet, width, height }) =>
      blades(sheet, width, 860, 520, 30, green) +
      soil(sheet, groundShape(width, height, 820, 22, 5), rgb("#5c4c38")) +
      stone(sheet, slab(530, 1060, 0.66), rgb("#949087")) +
      putMirrored(garterSnake(sheet), 530, 1040, 0.74, 0) +
      litter(sheet, season, width, 1330, 1500, 8) +
      blades(sheet, width, 1630, 420, 24, green),
  );
}
