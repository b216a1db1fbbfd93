import type { BackdropKind } from "../../kit/backdrop";
import type { Layered } from "../../kit/render";
import type { Season4 } from "../../kit/season";
import { bigBee } from "../figures/bee";
import { CARPENTER, IMPATIENS, MASON, SWEAT, type BeeLook } from "../figures/beeLooks";
import { ellipse } from "../paint/geom";
import { castShadow } from "../paint/limb";
import { stand, type StandKind } from "../perch/stand";
import { compose, put, putMirrored } from "../setting";

interface BeePlate {
  look: BeeLook;
  near: StandKind;
  far: StandKind;
  size: number;
  back: BackdropKind;
}

export const BEES: Record<string, BeePlate> = {
  bumblebee: { look: IMPATIENS, near: "coneflower", far: "bflyweed", size: 1, back: "meadow" },
  carpentbee: { look: CARPENTER, near: "joepye", far: "milkweed", size: 1, back: "garden" },
  masonbee: { look: MASON, near: "geranium", far: "geranium", size: 0.84, back: "edge" },
  sweatbee: { look: SWEAT, near: "susan", far: "aster", size: 0.78, back: "meadow" },
};

/** How far above the flower's centre a bee's feet stand, in parts of its radius. */
const TOP: Record<StandKind, number> = {
  coneflower: 0.3,
  susan: 0.16,
  aster: 0.1,
  milkweed: 0.26,
  swampmilk: 0.26,
  bflyweed: 0.26,
  joepye: 0.4,
  goldenrod: 0.8,
  beebalm: 0.3,
  mint: 0.2,
  bluebells: 0.04,
  geranium: 0.06,
};

/** A bee working the head of a flower, close. */
export function beePortrait(bee: BeePlate, season: Season4, seed: string): Layered {
  return compose(
    seed,
    season,
    "wide",
    (stage) => ({
      kind: bee.back,
      blur: 46,
      middleBlur: 16,
      middle: [
        [190, 600, 150],
        [1430, 470, 130],
      ]
        .map(([x, y, r]) => stand(stage.sheet, bee.near, [x!, y!], r!, [x! + 40, 1130], 1))
        .join(""),
    }),
    ({ sheet }) => {
      const radius = 460;
      const y = 800;
      const top = y - radius * TOP[bee.near];
      const scale = 1.14 * bee.size;
      return (
        stand(sheet, bee.near, [800, y], radius, [850, 1500], 0) +
        castShadow(ellipse(806, top + 14, 170 * bee.size, 26), 18, 10, 24, 0.4) +
        put(bigBee(sheet, bee.look), 806, top - 188 * scale, scale, -4)
      );
    },
  );
}

/** The same bee smaller, among the flowers of a stand. */
export function beeHabitat(bee: BeePlate, season: Season4, seed: string): Layered {
  return compose(
    seed,
    season,
    "tall",
    (stage) => ({
      kind: bee.back,
      blur: 36,
      middleBlur: 11,
      middle: [
        [170, 860, 130],
        [900, 620, 110],
        [950, 1180, 150],
      ]
        .map(([x, y, r]) => stand(stage.sheet, bee.far, [x!, y!], r!, [x! + 30, 1660], 2))
        .join(""),
    }),
    ({ sheet }) => {
      const top = 830 - 240 * TOP[bee.far];
      const scale = 0.62 * bee.size;
      return (
        stand(sheet, bee.far, [290, 1210], 150, [260, 1680], 2) +
        stand(sheet, bee.far, [570, 830], 240, [600, 1720], 3) +
        castShadow(ellipse(560, top + 8, 84, 14), 10, 6, 14, 0.36) +
        putMirrored(bigBee(sheet, bee.look), 556, top - 186 * scale, scale, 3)
      );
    },
  );
}
