import type { Layered } from "../../kit/render";
import type { Season4 } from "../../kit/season";
import { crabSpider } from "../figures/crabSpider";
import { gardenSpider } from "../figures/gardenSpider";
import { jumpingSpider } from "../figures/jumpingSpider";
import { orbWeb } from "../figures/orbWeb";
import { tubeOutline } from "../figures/form";
import type { Pt } from "../paint/geom";
import { limb } from "../paint/limb";
import { rgb } from "../paint/tint";
import { bark } from "../perch/bark";
import { bigLeaf } from "../perch/leaf";
import { plume } from "../perch/flowers";
import { stand } from "../perch/stand";
import { compose, put } from "../setting";
import type { View } from "./view";

/** Yellow garden spider head down in her web. */
export function gardenSpiderPlate(view: View, season: Season4, seed: string): Layered {
  if (view === "portrait")
    return compose(
      seed,
      season,
      "wide",
      { kind: "meadow", blur: 48 },
      ({ sheet }) =>
        put(orbWeb(sheet.rng.fork("web"), 760), 800, 540) +
        put(gardenSpider(sheet), 800, 540, 1.42, -5),
    );
  return compose(
    seed,
    season,
    "tall",
    (stage) => ({
      kind: "meadow",
      blur: 34,
      middle: stand(stage.sheet, "goldenrod", [880, 760], 150, [900, 1660], 3),
      middleBlur: 9,
    }),
    ({ sheet }) => {
      const stalk = (x: number, lean: number): string =>
        limb(
          [
            [x, 1680],
            [x + lean * 0.4, 1000],
            [x + lean, 300],
          ],
          17,
          9,
          rgb("#7f8a52"),
        );
      return (
        stalk(110, 60) +
        stalk(960, -50) +
        put(orbWeb(sheet.rng.fork("web"), 400), 540, 740) +
        put(gardenSpider(sheet), 540, 740, 0.66, 4) +
        stand(sheet, "aster", [300, 1330], 110, [280, 1680], 2)
      );
    },
  );
}

/** A jumping spider on a leaf; on bark where it is not the portrait. */
export function jumpingSpiderPlate(view: View, season: Season4, seed: string): Layered {
  if (view === "portrait")
    return compose(
      seed,
      season,
      "wide",
      { kind: "garden", blur: 48 },
      ({ sheet }) =>
        bigLeaf(sheet, {
          at: [-40, 900],
          angle: -3,
          length: 1720,
          width: 520,
          color: rgb("#6f8d52"),
          bow: 0.02,
          veins: 10,
        }) + put(jumpingSpider(sheet), 800, 560, 1.5, -2),
    );
  return compose(
    seed,
    season,
    "square",
    { kind: "woodland", blur: 38 },
    ({ sheet }) =>
      bark(
        sheet,
        tubeOutline(
          [
            [-80, 960],
            [500, 900],
            [1000, 900],
            [1500, 830],
          ],
          [150, 140, 140, 130],
        ),
        { kind: "furrowed", lichen: 0.34, lean: 86, depth: 0.8 },
      ) + put(jumpingSpider(sheet), 680, 680, 0.72, -3),
  );
}

/** Goldenrod crab spider: yellow on late goldenrod, white on the pale flowers of early summer. */
export function crabSpiderPlate(view: View, season: Season4, seed: string): Layered {
  const warm = season === "fall" ? 1 : season === "sum" ? 0.55 : 0;
  if (view === "portrait")
    return compose(seed, season, "wide", { kind: "meadow", blur: 46 }, ({ sheet }) => {
      const arch = (pts: readonly Pt[], wide: number): string =>
        plume(sheet, pts, wide, [rgb("#a67c1c"), rgb("#eecb52")]);
      const head =
        season === "spr"
          ? stand(sheet, "mint", [800, 640], 560, [820, 1500], 0)
          : arch(
              [
                [60, 1120],
                [420, 800],
                [900, 620],
                [1560, 640],
              ],
              360,
            ) +
            arch(
              [
                [300, 1200],
                [640, 880],
                [980, 720],
                [1300, 560],
              ],
              330,
            );
      return head + put(crabSpider(sheet, warm), 790, 560, 1.4, 24);
    });
  return compose(
    seed,
    season,
    "tall",
    (stage) => ({
      kind: "meadow",
      blur: 36,
      middle:
        stand(stage.sheet, "goldenrod", [210, 760], 140, [230, 1660], 2) +
        stand(stage.sheet, "goldenrod", [900, 900], 150, [890, 1660], 2),
      middleBlur: 10,
    }),
    ({ sheet }) =>
      stand(sheet, season === "spr" ? "mint" : "goldenrod", [540, 760], 290, [540, 1720], 2) +
      put(crabSpider(sheet, warm), 560, 740, 0.56, -20),
  );
}
