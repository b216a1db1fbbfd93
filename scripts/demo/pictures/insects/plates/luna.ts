import type { Layered } from "../../kit/render";
import type { Season4 } from "../../kit/season";
import { castShadow } from "../paint/limb";
import { place } from "../paint/geom";
import type { Sheet } from "../paint/sheet";
import { rgb } from "../paint/tint";
import { bark } from "../perch/bark";
import { bigLeaf, type LeafLook } from "../perch/leaf";
import { tubeOutline } from "../figures/form";
import { compose, put } from "../setting";
import { LUNA_OUTLINES, lunaSpread } from "../wings/luna";

const HALO = `<circle cx="1345" cy="700" r="230" fill="#c9dccb" opacity="0.3"/><circle cx="1345" cy="700" r="420" fill="#9fc0b8" opacity="0.2"/>`;
const MOON = `<circle cx="1345" cy="700" r="98" fill="#ece8c8" opacity="0.82"/><circle cx="1322" cy="680" r="30" fill="#c9c9ae" opacity="0.4"/><circle cx="1372" cy="724" r="22" fill="#c9c9ae" opacity="0.35"/><circle cx="1340" cy="744" r="14" fill="#c9c9ae" opacity="0.3"/>`;
const NIGHT = `<rect width="1600" height="1600" fill="#12303a" opacity="0.45"/>`;

function shadowOf(x: number, y: number, scale: number, turn: number): string {
  return LUNA_OUTLINES.map((o) =>
    [false, true]
      .map((flip) => castShadow(place(o, { x, y, scale, turn, flip }), 16, 26, 16, 0.3))
      .join(""),
  ).join("");
}

function birchLeaves(
  sheet: Sheet,
  list: readonly (readonly [number, number, number, number])[],
): string {
  return list
    .map(([x, y, angle, length]) => {
      const look: LeafLook = {
        at: [x, y],
        angle,
        length,
        width: length * 0.62,
        color: rgb(sheet.rng.pick(["#4f7a58", "#44705a", "#5a8458"])),
        teeth: length * 0.03,
        broadest: 0.36,
        veins: 8,
        bow: sheet.rng.range(-0.06, 0.06),
        gloss: 0.2,
      };
      return bigLeaf(sheet, look);
    })
    .join("");
}

/** Luna moth at rest among river birch leaves, by moonlight. */
export function lunaPortrait(season: Season4, seed: string): Layered {
  return compose(
    seed,
    season,
    "wide",
    {
      kind: "foliage",
      time: "night",
      blur: 44,
      behind: NIGHT + HALO,
      middle: MOON,
      middleBlur: 9,
      light: moonlight(1600, 1067),
    },
    ({ sheet }) => {
      const limb = tubeOutline(
        [
          [-60, 150],
          [380, 198],
          [800, 162],
          [1240, 198],
          [1680, 126],
        ],
        [34, 31, 28, 24, 20],
      );
      return (
        birchLeaves(sheet, [
          [330, 150, 118, 330],
          [1180, 150, 62, 350],
          [120, 120, 100, 300],
          [1430, 130, 84, 300],
          [560, 140, 132, 380],
          [1010, 140, 44, 380],
        ]) +
        bark(sheet, limb, {
          kind: "birch",
          lean: 86,
          resolution: 0.9,
          depth: 0.9,
          tint: rgb("#a58b78"),
        }) +
        birchLeaves(sheet, [
          [700, 150, 104, 460],
          [880, 150, 78, 450],
          [240, 160, 140, 230],
          [1330, 160, 40, 240],
        ]) +
        shadowOf(800, 396, 1.04, -5) +
        put(lunaSpread(sheet, season), 800, 396, 1.04, -5)
      );
    },
  );
}

/** Luna moth low on a birch trunk at nightfall, tails hanging. */
export function lunaHabitat(season: Season4, seed: string): Layered {
  return compose(
    seed,
    season,
    "tall",
    { kind: "woodland", time: "night", blur: 30, behind: NIGHT, light: moonlight(1067, 1600) },
    ({ sheet }) => {
      const trunk = tubeOutline(
        [
          [560, 1720],
          [520, 1100],
          [560, 520],
          [500, -120],
        ],
        [330, 270, 240, 220],
      );
      return (
        bark(sheet, trunk, { kind: "birch", lichen: 0.2, depth: 0.7 }) +
        shadowOf(530, 700, 0.66, 9) +
        put(lunaSpread(sheet, season), 530, 700, 0.66, 9) +
        birchLeaves(sheet, [
          [-30, 150, 28, 330],
          [40, 40, 52, 300],
          [1090, 1330, 200, 330],
          [1100, 1480, 188, 300],
        ])
      );
    },
  );
}

function moonlight(w: number, h: number): string {
  return (
    `<radialGradient id="moonlight" cx="0.36" cy="0.34" r="0.85"><stop offset="0.2" stop-color="#e6f1e4" stop-opacity="0.05"/><stop offset="1" stop-color="#07202a" stop-opacity="0.5"/></radialGradient>` +
    `<rect width="${w}" height="${h}" fill="url(#moonlight)"/>`
  );
}
