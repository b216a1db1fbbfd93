import type { BackdropKind } from "../../kit/backdrop";
import type { Layered } from "../../kit/render";
import type { Season4 } from "../../kit/season";
import type { Pt } from "../paint/geom";
import { castShadow } from "../paint/limb";
import { place } from "../paint/geom";
import { stand, type StandKind } from "../perch/stand";
import { compose, put, putMirrored, type Stage } from "../setting";
import { closedButterfly, openButterfly, wingOf, type ButterflyLook } from "../wings/butterfly";
import { MONARCH } from "../wings/monarch";
import { FRITILLARY, PEARL_CRESCENT, RED_ADMIRAL } from "../wings/nymphs";
import { BLACK, SPICEBUSH, TIGER } from "../wings/swallowtails";

export interface ButterflyPlate {
  look: ButterflyLook;
  /** Flower for each of the two views. */
  near: StandKind;
  far: StandKind;
  /** Size against a monarch. */
  size: number;
  back: BackdropKind;
  turn: number;
}

export const BUTTERFLIES: Record<string, ButterflyPlate> = {
  monarch: {
    look: MONARCH,
    near: "milkweed",
    far: "goldenrod",
    size: 1,
    back: "meadow",
    turn: -16,
  },
  tigerswal: { look: TIGER, near: "joepye", far: "milkweed", size: 1.02, back: "edge", turn: 12 },
  blackswal: {
    look: BLACK,
    near: "coneflower",
    far: "bflyweed",
    size: 0.96,
    back: "meadow",
    turn: -10,
  },
  spiceswal: {
    look: SPICEBUSH,
    near: "swampmilk",
    far: "joepye",
    size: 0.98,
    back: "woodland",
    turn: 14,
  },
  fritillary: {
    look: FRITILLARY,
    near: "bflyweed",
    far: "coneflower",
    size: 0.94,
    back: "meadow",
    turn: -12,
  },
  redadmiral: {
    look: RED_ADMIRAL,
    near: "aster",
    far: "mint",
    size: 0.86,
    back: "garden",
    turn: 10,
  },
  pearlcres: {
    look: PEARL_CRESCENT,
    near: "susan",
    far: "aster",
    size: 0.62,
    back: "meadow",
    turn: -14,
  },
};

function blurredStands(
  stage: Stage,
  kind: StandKind,
  spots: readonly (readonly [number, number, number])[],
): string {
  return spots
    .map(([x, y, r]) => stand(stage.sheet, kind, [x, y], r, [x + 40, stage.height + 60], 2))
    .join("");
}

/** Wings spread on a flower that is in bloom when the butterfly flies. */
export function butterflyPortrait(plate: ButterflyPlate, season: Season4, seed: string): Layered {
  return compose(
    seed,
    season,
    "wide",
    (stage) => ({
      kind: plate.back,
      blur: 44,
      middle: blurredStands(stage, plate.near, [
        [190, 560, 130],
        [1440, 420, 120],
      ]),
      middleBlur: 16,
    }),
    ({ sheet }) => {
      const scale = 1.26 * plate.size;
      const [x, y]: Pt = [800, plate.look.fore === TIGER.fore ? 496 : 450];
      const squeeze =
        plate.turn < 0 ? { left: 0.8, right: 1, tilt: 3 } : { left: 1, right: 0.8, tilt: 3 };
      const shade = [false, true]
        .map((flip) =>
          castShadow(
            place(wingOf(plate.look.hind).outline, {
              x: x + 14,
              y: y + 34,
              scale: scale * 0.84,
              turn: plate.turn,
              flip,
            }),
            0,
            0,
            18,
            0.3,
          ),
        )
        .join("");
      return (
        stand(
          sheet,
          plate.near,
          [x - plate.turn * 1.5, y + 200 * plate.size + 60],
          270,
          [x + 60, 1160],
          2,
        ) +
        shade +
        put(openButterfly(sheet, plate.look, squeeze), x, y, scale, plate.turn)
      );
    },
  );
}

/** Wings closed, feeding, among several stems. */
export function butterflyHabitat(plate: ButterflyPlate, season: Season4, seed: string): Layered {
  return compose(
    seed,
    season,
    "tall",
    (stage) => ({
      kind: plate.back,
      blur: 36,
      middle: blurredStands(stage, plate.far, [
        [180, 900, 120],
        [890, 640, 105],
        [960, 1150, 150],
      ]),
      middleBlur: 12,
    }),
    ({ sheet }) => {
      const scale = 0.98 * Math.max(0.72, plate.size);
      const top = plate.far === "goldenrod" ? 760 : 800;
      const flip = sheet.rng.chance(0.5);
      const drawn = closedButterfly(sheet, plate.look);
      return (
        stand(sheet, plate.far, [300, 1180], 130, [250, 1680], 2) +
        stand(sheet, plate.far, [560, top + 50], 210, [600, 1700], 3) +
        (flip
          ? putMirrored(drawn, 545, top - 96 * scale, scale, 4)
          : put(drawn, 575, top - 96 * scale, scale, -4))
      );
    },
  );
}
