import type { Layered } from "../../kit/render";
import type { Season4 } from "../../kit/season";
import { bark } from "../perch/bark";
import { bigLeaf } from "../perch/leaf";
import { blades, stone } from "../perch/ground";
import { stand } from "../perch/stand";
import { tubeOutline } from "../figures/form";
import { lacewing } from "../figures/lacewing";
import { milkweedBug } from "../figures/milkweedBug";
import { whitetail } from "../figures/whitetail";
import { curve, ellipse, type Pt } from "../paint/geom";
import { castShadow, limb } from "../paint/limb";
import { cells, fractal } from "../paint/noise";
import type { Sheet } from "../paint/sheet";
import { surface } from "../paint/surface";
import { blend, rgb } from "../paint/tint";
import { compose, put, putMirrored } from "../setting";
import type { View } from "./view";

/** A lacewing; in its portrait on a long leaf. */
export function lacewingPlate(view: View, season: Season4, seed: string): Layered {
  if (view === "portrait")
    return compose(
      seed,
      season,
      "wide",
      { kind: "foliage", blur: 46 },
      ({ sheet }) =>
        bigLeaf(sheet, {
          at: [-60, 830],
          angle: -4,
          length: 1640,
          width: 470,
          color: rgb("#6f9150"),
          bow: 0.03,
          veins: 10,
        }) + put(lacewing(sheet), 740, 570, 1.36, -4),
    );
  return compose(
    seed,
    season,
    "tall",
    { kind: "garden", blur: 36 },
    ({ sheet }) =>
      stand(sheet, "mint", [540, 860], 230, [560, 1700], 3) +
      stand(sheet, "mint", [250, 1240], 150, [240, 1700], 2) +
      putMirrored(lacewing(sheet), 530, 760, 0.74, 6),
  );
}

/** Male common whitetail on a stone by the pond, or on a stick over the water. */
export function whitetailPlate(view: View, season: Season4, seed: string): Layered {
  if (view === "portrait")
    return compose(seed, season, "wide", { kind: "pond", blur: 40 }, ({ sheet }) => {
      const rock = curve(
        [
          [120, 1120],
          [150, 620],
          [380, 330],
          [820, 250],
          [1260, 330],
          [1470, 640],
          [1500, 1120],
        ],
        true,
        10,
      );
      return (
        stone(sheet, rock, rgb("#8d8a80")) +
        castShadow(ellipse(826, 520, 470, 90, -12), 20, 40, 26, 0.26) +
        put(whitetail(sheet), 800, 480, 1.36, -13)
      );
    });
  return compose(
    seed,
    season,
    "tall",
    { kind: "pond", blur: 32 },
    ({ sheet, width }) =>
      blades(sheet, width, 1560, 900, 26, [rgb("#6f8a4a"), rgb("#86985a"), rgb("#5d7a48")]) +
      bark(
        sheet,
        tubeOutline(
          [
            [250, 1700],
            [420, 1160],
            [560, 760],
            [640, 520],
          ],
          [26, 22, 18, 10],
        ),
        { kind: "smooth", resolution: 0.9, depth: 0.9 },
      ) +
      put(whitetail(sheet), 600, 640, 0.92, 24),
  );
}

function pod(sheet: Sheet, spine: readonly Pt[], wide: number, ripe: number): string {
  const outline = tubeOutline(spine, [wide * 0.4, wide, wide * 0.8, wide * 0.14]);
  return (
    castShadow(outline, 10, 16, 14, 0.3) +
    surface(sheet, {
      outline,
      depth: 0.85,
      relief: (x, y) => {
        const d = cells(x / 30 + y / 60, y / 30 - x / 60, 4).near;
        return Math.max(0, 0.34 - d) * 22 + fractal(x / 9, y / 9, 2) * 2;
      },
      color: (x, y) =>
        blend(
          blend(rgb("#8ba06a"), rgb("#a08c68"), ripe),
          rgb("#c9c3a0"),
          fractal(x / 40, y / 40, 3) * 0.6,
        ),
    })
  );
}

/** Large milkweed bugs on ripening pods. */
export function milkweedBugPlate(view: View, season: Season4, seed: string): Layered {
  const ripe = season === "fall" || season === "win" ? 0.75 : 0.1;
  if (view === "portrait")
    return compose(
      seed,
      season,
      "wide",
      { kind: "meadow", blur: 44 },
      ({ sheet }) =>
        limb(
          [
            [1700, 1000],
            [1300, 940],
            [1120, 880],
          ],
          40,
          30,
          rgb("#8b9464"),
        ) +
        pod(
          sheet,
          [
            [1200, 900],
            [900, 720],
            [540, 470],
            [200, 330],
          ],
          250,
          ripe,
        ) +
        put(milkweedBug(sheet), 760, 560, 1.5, -52) +
        put(milkweedBug(sheet), 1060, 700, 0.86, 24) +
        put(milkweedBug(sheet), 470, 500, 0.7, -120),
    );
  return compose(
    seed,
    season,
    "tall",
    { kind: "meadow", blur: 34 },
    ({ sheet }) =>
      limb(
        [
          [600, 1700],
          [560, 1100],
          [540, 700],
        ],
        30,
        20,
        rgb("#8b9464"),
      ) +
      pod(
        sheet,
        [
          [560, 960],
          [430, 860],
          [330, 660],
          [330, 480],
        ],
        110,
        ripe,
      ) +
      pod(
        sheet,
        [
          [548, 860],
          [680, 740],
          [740, 540],
          [700, 380],
        ],
        104,
        ripe,
      ) +
      (
        [
          [360, 700, 0.5, -20],
          [420, 840, 0.42, 60],
          [700, 560, 0.5, 12],
          [690, 720, 0.4, 150],
          [560, 1080, 0.44, 4],
          [352, 560, 0.36, 100],
        ] as const
      )
        .map(([x, y, s, a]) => put(milkweedBug(sheet), x, y, s, a))
        .join(""),
  );
}
