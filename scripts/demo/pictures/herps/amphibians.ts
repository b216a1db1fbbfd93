import type { Layered } from "../kit/render";
import type { Season4 } from "../kit/season";
import { tubeOutline } from "../insects/figures/form";
import { curve, ellipse } from "../insects/paint/geom";
import { castShadow } from "../insects/paint/limb";
import { rgb } from "../insects/paint/tint";
import { bark } from "../insects/perch/bark";
import { blades, groundShape, litter, moss, soil, stone } from "../insects/perch/ground";
import { bigLeaf } from "../insects/perch/leaf";
import { compose, put, putMirrored } from "../insects/setting";
import { sittingFrog } from "./frog";
import { redback } from "./salamander";
import { AMERICAN_TOAD, GRAY_TREEFROG, SPRING_PEEPER } from "./skins";
import type { View } from "../insects/plates/view";

/** Gray treefrog on a lichened oak bough, or clinging to the trunk at dusk. */
export function treefrogPlate(view: View, season: Season4, seed: string): Layered {
  if (view === "portrait")
    return compose(seed, season, "wide", { kind: "woodland", blur: 46 }, ({ sheet }) => {
      const bough = tubeOutline(
        [
          [-200, 1070],
          [420, 1010],
          [1000, 950],
          [1800, 830],
        ],
        [300, 285, 280, 290],
      );
      const leaf = (x: number, y: number, angle: number, length: number): string =>
        bigLeaf(sheet, {
          at: [x, y],
          angle,
          length,
          width: length * 0.42,
          color: rgb("#6f8650"),
          broadest: 0.6,
          bow: 0.08,
          veins: 7,
        });
      return (
        leaf(1640, 330, 196, 320) +
        leaf(1650, 180, 174, 360) +
        leaf(1600, 60, 140, 300) +
        bark(sheet, bough, {
          kind: "furrowed",
          lichen: 0.5,
          moss: 0.22,
          lean: 82,
          resolution: 0.7,
          depth: 0.8,
        }) +
        castShadow(ellipse(810, 812, 380, 44, -7), 0, 14, 30, 0.5) +
        put(sittingFrog(sheet, GRAY_TREEFROG), 800, 555, 1.26, -7)
      );
    });
  return compose(
    seed,
    season,
    "tall",
    { kind: "woodland", time: "dusk", blur: 32 },
    ({ sheet }) => {
      const trunk = tubeOutline(
        [
          [700, 1720],
          [690, 1000],
          [730, 400],
          [700, -120],
        ],
        [330, 300, 280, 270],
      );
      return (
        bark(sheet, trunk, {
          kind: "furrowed",
          lichen: 0.46,
          moss: 0.2,
          depth: 0.65,
          resolution: 0.5,
        }) +
        castShadow(ellipse(640, 760, 60, 210), 18, 16, 26, 0.36) +
        putMirrored(sittingFrog(sheet, GRAY_TREEFROG), 575, 740, 0.8, -78) +
        bigLeaf(sheet, {
          at: [-30, 300],
          angle: 24,
          length: 330,
          width: 150,
          color: rgb("#5f7a48"),
          broadest: 0.6,
        }) +
        bigLeaf(sheet, {
          at: [-30, 420],
          angle: 50,
          length: 280,
          width: 130,
          color: rgb("#68834c"),
          broadest: 0.6,
        })
      );
    },
  );
}

/** American toad on damp garden soil among fallen leaves. */
export function toadPlate(view: View, season: Season4, seed: string): Layered {
  if (view === "portrait")
    return compose(
      seed,
      season,
      "wide",
      { kind: "litter", blur: 42 },
      ({ sheet, width, height }) =>
        soil(sheet, groundShape(width, height, 640, 22, 4), rgb("#5e4a36")) +
        litter(sheet, season, width, 670, 900, 13) +
        castShadow(ellipse(800, 850, 420, 56), 8, 10, 34, 0.5) +
        put(sittingFrog(sheet, AMERICAN_TOAD), 800, 590, 1.24, 0) +
        litter(sheet, season, width, 980, 1100, 7),
    );
  return compose(
    seed,
    season,
    "square",
    { kind: "garden", blur: 34 },
    ({ sheet, width, height }) =>
      blades(sheet, width, 720, 320, 24, [rgb("#6f8a4a"), rgb("#86985a"), rgb("#5d7a48")]) +
      soil(sheet, groundShape(width, height, 700, 26, 9), rgb("#5c4936")) +
      stone(
        sheet,
        curve(
          [
            [880, 900],
            [900, 720],
            [1040, 620],
            [1240, 640],
            [1340, 760],
            [1360, 920],
            [1120, 960],
          ],
          true,
          9,
        ),
        rgb("#8b877c"),
      ) +
      litter(sheet, season, width, 740, 900, 9) +
      castShadow(ellipse(560, 940, 230, 34), 6, 8, 22, 0.46) +
      put(sittingFrog(sheet, AMERICAN_TOAD), 560, 800, 0.66, 0) +
      litter(sheet, season, width, 1080, 1240, 7) +
      blades(sheet, width, 1210, 380, 10, [rgb("#78924e"), rgb("#5d7a48")]),
  );
}

/** Spring peeper on last year's leaves by the pond. */
export function peeperPlate(view: View, season: Season4, seed: string): Layered {
  if (view === "portrait")
    return compose(
      seed,
      season,
      "wide",
      { kind: "pond", blur: 44 },
      ({ sheet }) =>
        bigLeaf(sheet, {
          at: [-120, 900],
          angle: -3,
          length: 1860,
          width: 560,
          color: rgb("#8a6a44"),
          bow: 0.02,
          veins: 9,
          worn: 0.4,
          gloss: 0.1,
        }) +
        castShadow(ellipse(800, 850, 380, 46), 8, 10, 30, 0.46) +
        put(sittingFrog(sheet, SPRING_PEEPER), 800, 590, 1.22, -2),
    );
  return compose(
    seed,
    season,
    "tall",
    { kind: "pond", time: "dusk", blur: 32 },
    ({ sheet, width, height }) =>
      blades(sheet, width, height - 260, 900, 22, [
        rgb("#7a8a52"),
        rgb("#8f9660"),
        rgb("#667a4a"),
      ]) +
      moss(sheet, groundShape(width, height, 1180, 40, 11), 1300) +
      litter(sheet, season, width, 1240, 1420, 6) +
      castShadow(ellipse(540, 1236, 160, 24), 6, 8, 18, 0.42) +
      put(sittingFrog(sheet, SPRING_PEEPER), 540, 1130, 0.5, -3) +
      blades(sheet, width, height + 20, 420, 12, [rgb("#7c9150"), rgb("#66824a")]),
  );
}

/** Red-backed salamander on a mossy log, or in the litter under it. */
export function redbackPlate(view: View, season: Season4, seed: string): Layered {
  if (view === "portrait")
    return compose(
      seed,
      season,
      "wide",
      { kind: "woodland", blur: 46 },
      ({ sheet, width, height }) =>
        moss(sheet, groundShape(width, height, 470, 36, 5), 3600) +
        put(redback(sheet), 730, 700, 1.42, -3),
    );
  return compose(
    seed,
    season,
    "square",
    { kind: "litter", blur: 34 },
    ({ sheet, width, height }) =>
      bark(
        sheet,
        tubeOutline(
          [
            [-120, 420],
            [500, 400],
            [1100, 430],
            [1560, 400],
          ],
          [190, 200, 190, 200],
        ),
        { kind: "furrowed", lichen: 0.3, moss: 0.5, lean: 88, depth: 0.8, resolution: 0.5 },
      ) +
      soil(sheet, groundShape(width, height, 610, 24, 8), rgb("#54412f")) +
      litter(sheet, season, width, 640, 900, 16) +
      put(redback(sheet), 680, 900, 0.94, 4) +
      litter(sheet, season, width, 1090, 1260, 8),
  );
}
