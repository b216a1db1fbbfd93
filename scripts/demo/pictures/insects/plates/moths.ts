import type { Layered } from "../../kit/render";
import type { Season4 } from "../../kit/season";
import { castShadow } from "../paint/limb";
import { ellipse } from "../paint/geom";
import { tubeOutline } from "../figures/form";
import { bark } from "../perch/bark";
import { bigLeaf } from "../perch/leaf";
import { stand } from "../perch/stand";
import { rgb } from "../paint/tint";
import { compose, put, putMirrored } from "../setting";
import { cecropiaSpread } from "../wings/cecropia";
import { clearwing } from "../wings/clearwing";
import { isabellaSpread } from "../wings/isabella";

/** Cecropia moth on a cherry trunk in the evening. */
export function cecropiaPortrait(season: Season4, seed: string): Layered {
  return compose(
    seed,
    season,
    "wide",
    { kind: "woodland", time: "dusk", blur: 40 },
    ({ sheet }) => {
      const trunk = tubeOutline(
        [
          [760, 1240],
          [800, 700],
          [780, 200],
          [840, -160],
        ],
        [470, 440, 430, 420],
      );
      return (
        bark(sheet, trunk, {
          kind: "furrowed",
          lichen: 0.24,
          moss: 0.12,
          lean: 2,
          tint: rgb("#6f6660"),
          depth: 0.6,
          resolution: 0.5,
        }) +
        castShadow(ellipse(812, 480, 470, 190), 20, 30, 30, 0.3) +
        put(cecropiaSpread(sheet), 800, 470, 1.42, -7) +
        bigLeaf(sheet, {
          at: [1640, 120],
          angle: 158,
          length: 380,
          width: 170,
          color: rgb("#5f7c48"),
          teeth: 5,
        }) +
        bigLeaf(sheet, {
          at: [-40, 930],
          angle: -22,
          length: 360,
          width: 160,
          color: rgb("#668450"),
          teeth: 5,
        })
      );
    },
  );
}

/** Cecropia at rest among leaves on a twig. */
export function cecropiaHabitat(season: Season4, seed: string): Layered {
  return compose(
    seed,
    season,
    "square",
    { kind: "foliage", time: "dusk", blur: 36 },
    ({ sheet }) => {
      const leaf = (x: number, y: number, angle: number): string =>
        bigLeaf(sheet, {
          at: [x, y],
          angle,
          length: 360,
          width: 150,
          color: rgb(sheet.rng.pick(["#5f7f46", "#6b8a4c", "#577a4a"])),
          teeth: 4,
        });
      return (
        leaf(380, 300, 120) +
        leaf(980, 280, 60) +
        leaf(560, 280, 100) +
        leaf(820, 270, 82) +
        bark(
          sheet,
          tubeOutline(
            [
              [-60, 330],
              [500, 280],
              [1000, 270],
              [1460, 200],
            ],
            [26, 25, 22, 20],
          ),
          { kind: "smooth", lean: 86, resolution: 0.8, depth: 0.9 },
        ) +
        leaf(240, 320, 60) +
        leaf(1160, 250, 110) +
        castShadow(ellipse(710, 590, 330, 140), 14, 24, 24, 0.3) +
        put(cecropiaSpread(sheet), 700, 560, 1, 4)
      );
    },
  );
}

/** Isabella tiger moth on a leaf by night. */
export function isabellaPortrait(season: Season4, seed: string): Layered {
  return compose(
    seed,
    season,
    "wide",
    { kind: "foliage", time: "night", blur: 40 },
    ({ sheet }) =>
      bigLeaf(sheet, {
        at: [60, 860],
        angle: -12,
        length: 1560,
        width: 760,
        color: rgb("#5f7f52"),
        bow: -0.05,
        veins: 9,
        broadest: 0.45,
      }) +
      castShadow(ellipse(806, 520, 330, 120), 18, 24, 24, 0.34) +
      put(isabellaSpread(sheet), 800, 500, 1.34, -9),
  );
}

/** Isabella tiger moth resting on bark. */
export function isabellaHabitat(season: Season4, seed: string): Layered {
  return compose(
    seed,
    season,
    "tall",
    { kind: "woodland", time: "dusk", blur: 32 },
    ({ sheet }) =>
      bark(
        sheet,
        tubeOutline(
          [
            [540, 1720],
            [520, 1000],
            [560, 400],
            [530, -120],
          ],
          [380, 350, 320, 310],
        ),
        { kind: "furrowed", lichen: 0.42, lean: -2, depth: 0.6, resolution: 0.5 },
      ) +
      castShadow(ellipse(530, 760, 190, 70), 12, 18, 18, 0.34) +
      put(isabellaSpread(sheet), 525, 750, 0.82, 8),
  );
}

/** Hummingbird clearwing hovering at bee balm or bluebells. */
export function clearwingPlate(
  view: "portrait" | "habitat",
  season: Season4,
  seed: string,
): Layered {
  const kind = season === "spr" ? "bluebells" : "beebalm";
  if (view === "portrait")
    return compose(
      seed,
      season,
      "wide",
      { kind: "garden", blur: 46 },
      ({ sheet }) =>
        stand(sheet, kind, [400, 600], 260, [430, 1180], 2) +
        put(clearwing(sheet, [-330, 66]), 860, 560, 1.36, -5),
    );
  return compose(
    seed,
    season,
    "tall",
    (stage) => ({
      kind: "garden",
      blur: 36,
      middle:
        stand(stage.sheet, kind, [200, 720], 130, [220, 1660], 2) +
        stand(stage.sheet, kind, [930, 1160], 140, [900, 1660], 1),
      middleBlur: 12,
    }),
    ({ sheet }) =>
      stand(sheet, kind, [700, 900], 190, [660, 1700], 3) +
      stand(sheet, kind, [330, 1180], 150, [380, 1700], 2) +
      putMirrored(clearwing(sheet, [-330, 60]), 390, 800, 0.84, 4),
  );
}
