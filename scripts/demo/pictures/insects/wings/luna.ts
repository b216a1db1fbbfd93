import type { Season4 } from "../../kit/season";
import { fur } from "../paint/hair";
import { antenna, castShadow, leg, limb } from "../paint/limb";
import { distanceTo, ellipse, type Pt } from "../paint/geom";
import { noise } from "../paint/noise";
import type { Sheet } from "../paint/sheet";
import { sampled, surface } from "../paint/surface";
import { blend, ease, rgb, type Rgb } from "../paint/tint";
import { eyespot, spotted, type Spot } from "./marks";
import { bothSides, buildWing, paintWing, type WingPoint } from "./shape";

const FORE = buildWing({
  points: [
    [14, -52],
    [70, -104],
    [140, -150],
    [220, -186],
    [300, -206],
    [352, -208],
    [386, -196],
    [384, -168],
    [362, -124],
    [346, -76],
    [336, -28],
    [324, 16],
    [300, 44],
    [240, 40],
    [160, 28],
    [80, 10],
    [22, -6],
  ],
  apex: 6,
  tornus: 12,
  veins: 9,
  cell: 0.5,
});

const HIND = buildWing({
  points: [
    [12, -20],
    [110, -16],
    [220, 2],
    [284, 40],
    [304, 88],
    [292, 138],
    [262, 180],
    [226, 216],
    [196, 262],
    [182, 318],
    [186, 380],
    [206, 440],
    [232, 492],
    [246, 538],
    [240, 572],
    [216, 582],
    [188, 560],
    [164, 512],
    [140, 452],
    [122, 388],
    [112, 326],
    [104, 272],
    [88, 226],
    [58, 176],
    [30, 106],
    [14, 40],
  ],
  apex: 4,
  tornus: 22,
  veins: 7,
  cell: 0.34,
});

const costaAt = sampled(FORE.box, 4, (x, y) => distanceTo(FORE.outline.slice(0, 50), x, y));
const PALE = rgb("#dcebc8");
const GREEN = rgb("#a9d3a2");
const DEEP = rgb("#7fb78c");
const MAROON = rgb("#70303f");

function margin(season: Season4): Rgb {
  return season === "spr" ? rgb("#c9849a") : rgb("#e3d489");
}

function ground(p: WingPoint, season: Season4): Rgb {
  let c = blend(PALE, GREEN, ease(0.02, 0.62, p.reach) + p.brush * 0.16);
  c = blend(c, DEEP, ease(0.62, 1.05, p.reach) * 0.34 + p.brush * 0.08);
  c = blend(c, rgb("#6fa57f"), Math.exp(-((p.vein / 2.2) ** 2)) * 0.5);
  c = blend(c, rgb("#eef5d6"), Math.exp(-(((p.vein - 5) / 3) ** 2)) * 0.25);
  return blend(c, margin(season), Math.exp(-((p.rim / 4.2) ** 2)) * 0.85);
}

const foreEye: Spot[] = [
  ...eyespot([212, -92], 24, 17, -38, [
    [1.16, rgb("#8e4456")],
    [1, rgb("#e6dc9a")],
    [0.74, rgb("#f4f1da")],
    [0.5, rgb("#8fb78f")],
  ]),
  { at: [204, -100], rx: 15, ry: 5, turn: -38, color: rgb("#2c1a26") },
];
const hindEye: Spot[] = [
  ...eyespot([152, 84], 26, 22, 30, [
    [1.16, rgb("#8e4456")],
    [1, rgb("#e9d98e")],
    [0.76, rgb("#f6f2dc")],
    [0.5, rgb("#93bb90")],
  ]),
  { at: [145, 74], rx: 17, ry: 7, turn: 30, color: rgb("#2c1a26") },
];
const STALK: readonly Pt[] = [
  [204, -106],
  [190, -132],
  [176, -160],
];

const stalkAt = sampled(FORE.box, 4, (x, y) => distanceTo(STALK, x, y));

function wingPair(sheet: Sheet, season: Season4, mirrored: boolean): string {
  const salt = mirrored ? 41 : 7;
  const hind = paintWing(sheet, HIND, {
    mirrored,
    salt,
    waves: 9,
    depth: 0.12,
    color: (p) => {
      let c = ground(p, season);
      const line = Math.abs(p.edge - 46 + noise(p.x / 30, p.y / 30, 3) * 10);
      if (p.y < 220) c = blend(c, DEEP, Math.exp(-((line / 3) ** 2)) * 0.55);
      // The tail turns over on itself below its neck: the far face lies in shade.
      c = blend(
        c,
        rgb("#5f9478"),
        ease(250, 330, p.y) *
          ease(470, 380, p.y) *
          ease(150 + (p.y - 300) * 0.22, 180 + (p.y - 300) * 0.22, p.x) *
          0.6,
      );
      c = blend(
        c,
        rgb("#f0f4da"),
        ease(20, 0, Math.abs(p.x - 138 - (p.y - 330) * 0.3)) * ease(300, 360, p.y) * 0.4,
      );
      return spotted(c, hindEye, p.x, p.y);
    },
  });
  const fore = paintWing(sheet, FORE, {
    mirrored,
    salt: salt + 2,
    waves: 8,
    depth: 0.1,
    color: (p) => {
      let c = ground(p, season);
      c = blend(
        c,
        DEEP,
        Math.exp(-(((p.edge - 62 + noise(p.x / 26, p.y / 26, 3) * 9) / 2.6) ** 2)) * 0.5,
      );
      const costa = costaAt(p.x, p.y);
      c = blend(c, rgb("#e8dfd2"), ease(17, 9, costa) * 0.55);
      c = blend(c, MAROON, ease(11, 7.5, costa + p.brush * 1.2) * ease(388, 330, p.x));
      c = blend(c, rgb("#a86a78"), ease(3.4, 0, costa) * 0.6);
      c = blend(c, rgb("#8e4456"), ease(4, 1.5, stalkAt(p.x, p.y)) * 0.9);
      return spotted(c, foreEye, p.x, p.y);
    },
  });
  return hind + castShadow(FORE.outline, -3, 9, 10, 0.2) + fore;
}

function body(sheet: Sheet): string {
  const abdomen = ellipse(0, 84, 29, 90);
  const thorax = ellipse(0, -30, 41, 58);
  const white = rgb("#fbf5e2");
  const tone = (x: number, y: number, cx: number): Rgb =>
    blend(white, rgb("#b3b79c"), ease(-26, 44, x - cx) * 0.7 + noise(x / 9, y / 9) * 0.18);
  const ring = (y: number): number => Math.sin(y / 6.4) * 0.12;
  return (
    surface(sheet, {
      outline: abdomen,
      depth: 0.9,
      color: (x, y) => blend(tone(x, y, 0), rgb("#b9b48f"), 0.15 + ring(y)),
    }) +
    fur(sheet, {
      outline: abdomen,
      count: 1100,
      length: 19,
      width: 1.1,
      bend: 0.25,
      lie: (x) => Math.PI / 2 - x / 90,
      color: (x, y) => blend(tone(x, y, 0), rgb("#cfc7a6"), Math.max(0, ring(y)) * 2.5),
    }) +
    surface(sheet, { outline: thorax, depth: 0.9, color: (x, y) => tone(x, y, 0) }) +
    fur(sheet, {
      outline: thorax,
      count: 1700,
      length: 27,
      width: 1.1,
      loose: 0.4,
      bend: 0.25,
      lie: (x, y) => Math.atan2(y + 78, x * 1.5),
      color: (x, y) => tone(x, y, 0),
    })
  );
}

/** A luna moth with its wings spread, head up; about 780 units wide and 800 high. */
export function lunaSpread(sheet: Sheet, season: Season4): string {
  const feeler = (side: 1 | -1): string =>
    antenna(
      [
        [side * 15, -84],
        [side * 36, -122],
        [side * 80, -148],
        [side * 118, -146],
      ],
      "comb",
      rgb("#c9a960"),
      3.4,
      31,
    );
  const collar = limb(
    [
      [-96, -121],
      [-48, -92],
      [0, -80],
      [48, -92],
      [96, -121],
    ],
    13,
    13,
    MAROON,
  );
  return (
    leg(
      [
        [-26, -70],
        [-50, -104],
        [-44, -140],
      ],
      [9, 7, 4],
      rgb("#8e4456"),
    ) +
    leg(
      [
        [26, -70],
        [50, -104],
        [42, -142],
      ],
      [9, 7, 4],
      rgb("#8e4456"),
    ) +
    bothSides((mirrored) => wingPair(sheet, season, mirrored)) +
    collar +
    body(sheet) +
    `<g>${feeler(-1)}${feeler(1)}</g>` +
    fur(sheet, {
      outline: ellipse(0, -82, 24, 17),
      count: 300,
      length: 17,
      width: 1.1,
      lie: (x, y) => Math.atan2(y + 70, x),
      color: () => rgb("#f6f1e1"),
      loose: 0.5,
    }) +
    `<circle cx="-19" cy="-88" r="6" fill="#2a2226"/><circle cx="19" cy="-88" r="6" fill="#2a2226"/><circle cx="-21" cy="-90" r="1.8" fill="#fff" opacity=".7"/><circle cx="17" cy="-90" r="1.8" fill="#fff" opacity=".7"/>`
  );
}

/** Outline of the whole spread moth, for its shadow. */
export const LUNA_OUTLINES: readonly (readonly Pt[])[] = [FORE.outline, HIND.outline];
