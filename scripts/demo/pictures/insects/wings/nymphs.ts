import { blend, ease, rgb, type Rgb } from "../paint/tint";
import { noise } from "../paint/noise";
import { distanceTo, type Pt } from "../paint/geom";
import type { ButterflyLook } from "./butterfly";
import { spotted } from "./marks";
import type { Wing, WingPlan, WingPoint } from "./shape";
import { INK, WHITE, marksOf, row } from "./rows";

const NYMPH_FORE: WingPlan = {
  points: [
    [14, -40],
    [90, -116],
    [190, -180],
    [280, -212],
    [330, -204],
    [346, -176],
    [332, -136],
    [320, -90],
    [318, -40],
    [298, 6],
    [220, 22],
    [120, 12],
    [30, -6],
  ],
  apex: 4,
  tornus: 9,
  veins: 8,
  cell: 0.5,
};

const NYMPH_HIND: WingPlan = {
  points: [
    [12, -12],
    [110, -14],
    [204, 8],
    [262, 50],
    [286, 106],
    [276, 162],
    [240, 210],
    [190, 240],
    [130, 250],
    [84, 226],
    [46, 160],
    [20, 80],
  ],
  apex: 3,
  tornus: 8,
  veins: 8,
  cell: 0.44,
};

function zigzag(p: WingPoint, at: number, width: number, teeth: number): number {
  const a = Math.atan2(p.y + 30, p.x);
  const saw = Math.abs(((((a * 9.5) % 1) + 1) % 1) - 0.5) * teeth;
  return ease(width, width * 0.45, Math.abs(p.reach - at - saw));
}

function fritillaryUpper(hindwing: boolean) {
  return (p: WingPoint, wing: Wing): Rgb => {
    let c = blend(
      rgb("#5a3a22"),
      rgb("#cf8136"),
      ease(0.14, hindwing ? 0.62 : 0.58, p.reach + p.brush * 0.03),
    );
    c = blend(c, rgb("#e2a75a"), ease(0.6, 0.95, p.reach) * 0.5 + p.brush * 0.1);
    c = blend(c, INK, ease(2.6, 1.2, p.vein) * 0.55);
    c = blend(c, INK, zigzag(p, hindwing ? 0.52 : 0.55, 0.022, 0.09));
    if (!hindwing) {
      c = blend(c, INK, zigzag(p, 0.2, 0.022, 0.05) * ease(30, -20, p.y));
      c = blend(c, INK, zigzag(p, 0.36, 0.02, 0.06) * ease(20, -40, p.y));
    }
    c = blend(c, INK, ease(3, 1.4, Math.abs(p.edge - 20)) * 0.9 + ease(9, 5, p.edge) * 0.9);
    const spots = marksOf(wing, "fritillary", () => [
      ...row(wing, 0.745, 8.5, 7.5, INK),
      ...row(wing, 0.875, 6, 10, INK),
    ]);
    return spotted(c, spots, p.x, p.y);
  };
}

function fritillaryUnder(hindwing: boolean) {
  const upper = fritillaryUpper(false);
  return (p: WingPoint, wing: Wing): Rgb => {
    if (!hindwing) return blend(upper(p, wing), rgb("#e0b98a"), 0.35);
    let c = blend(rgb("#7c4a28"), rgb("#9a6534"), p.brush * 0.4 + 0.5);
    c = blend(c, rgb("#dfbf84"), ease(0.7, 0.74, p.reach) * ease(0.88, 0.84, p.reach));
    c = blend(c, rgb("#54331f"), ease(2.4, 1, p.vein) * 0.4);
    const silver = rgb("#ece9dc");
    const spots = marksOf(wing, "silver", () => [
      ...row(wing, 0.93, 7, 15, silver),
      ...row(wing, 0.62, 17, 12, silver),
      ...row(wing, 0.4, 13, 9, silver, 1, 6),
      ...row(wing, 0.2, 8, 6, silver, 2, 5),
    ]);
    return spotted(c, spots, p.x, p.y);
  };
}

export const FRITILLARY: ButterflyLook = {
  fore: NYMPH_FORE,
  hind: NYMPH_HIND,
  upper: { fore: fritillaryUpper(false), hind: fritillaryUpper(true) },
  under: { fore: fritillaryUnder(false), hind: fritillaryUnder(true) },
  body: [rgb("#2b1b10"), rgb("#5a3a22"), rgb("#8a6238"), rgb("#c49a62")],
};

const ADMIRAL_FORE: WingPlan = {
  points: [
    [14, -40],
    [90, -116],
    [190, -180],
    [276, -214],
    [330, -214],
    [352, -190],
    [336, -150],
    [306, -112],
    [308, -60],
    [292, 0],
    [220, 20],
    [120, 12],
    [30, -6],
  ],
  apex: 4,
  tornus: 9,
  veins: 8,
  cell: 0.5,
};

const BAND: readonly Pt[] = [
  [118, -134],
  [176, -122],
  [226, -86],
  [264, -34],
  [272, -6],
];

function admiralUpper(p: WingPoint): Rgb {
  let c = blend(rgb("#4a3526"), rgb("#29211f"), ease(0.1, 0.5, p.reach) + p.brush * 0.2);
  const red = distanceTo(BAND, p.x, p.y) + p.brush * 2.5;
  c = blend(c, rgb("#cf5129"), ease(19, 14.5, red));
  c = blend(c, rgb("#e78a4a"), ease(9, 0, red) * 0.5);
  c = blend(c, WHITE, ease(4, 1.6, p.edge) * 0.5 * (noise(p.x / 12, p.y / 12) > 0.5 ? 1 : 0.1));
  return spotted(
    c,
    [
      { at: [232, -182], rx: 21, ry: 9, turn: 62, color: WHITE },
      { at: [270, -172], rx: 7, ry: 5, color: WHITE },
      { at: [286, -152], rx: 8, ry: 6, color: WHITE },
      { at: [300, -186], rx: 5, ry: 4, color: WHITE },
      { at: [284, -130], rx: 5, ry: 5, color: WHITE },
    ],
    p.x,
    p.y,
  );
}

function admiralHind(p: WingPoint, wing: Wing): Rgb {
  let c = blend(rgb("#4c3627"), rgb("#2a2220"), ease(0.1, 0.6, p.reach) + p.brush * 0.2);
  c = blend(
    c,
    rgb("#cf5a2e"),
    ease(36, 31, p.edge + p.brush * 1.5) * ease(40, 90, p.y) * ease(4, 8, p.edge),
  );
  const spots = marksOf(wing, "admiral", () => [
    ...row(wing, 0.905, 6, 6, INK, 2, 5),
    { at: [128, 234], rx: 10, ry: 5, color: rgb("#5d7fb0") },
  ]);
  return spotted(c, spots, p.x, p.y);
}

function admiralUnder(p: WingPoint, wing: Wing): Rgb {
  const marble = noise(p.x / 34, p.y / 26, 5) * 0.6 + noise(p.x / 12, p.y / 12, 8) * 0.4;
  let c = blend(rgb("#3a2c24"), rgb("#8a735a"), ease(0.35, 0.68, marble));
  c = blend(c, rgb("#b39c7c"), ease(10, 4, Math.abs(p.edge - 26 - p.brush * 3)) * 0.5);
  c = blend(c, rgb("#5c6c7c"), zigzag(p, 0.62, 0.03, 0.05) * 0.5);
  const spots = marksOf(wing, "dusk", () => row(wing, 0.8, 8, 8, rgb("#4a4f4a")));
  return spotted(c, spots, p.x, p.y);
}

export const RED_ADMIRAL: ButterflyLook = {
  fore: ADMIRAL_FORE,
  hind: NYMPH_HIND,
  upper: { fore: admiralUpper, hind: admiralHind },
  under: {
    fore: (p, wing) =>
      blend(admiralUpper(p), admiralUnder(p, wing), 0.35 + 0.5 * ease(0.75, 0.9, p.reach)),
    hind: admiralUnder,
  },
  body: [rgb("#17110f"), rgb("#35291f"), rgb("#584634"), rgb("#8d7759")],
};

function crescentUpper(hindwing: boolean) {
  return (p: WingPoint, wing: Wing): Rgb => {
    let c = blend(rgb("#c9752b"), rgb("#e39a45"), ease(0.2, 0.8, p.reach) + p.brush * 0.2);
    c = blend(c, INK, ease(0.3, 0.1, p.reach) * 0.65);
    c = blend(c, INK, ease(2.4, 1.1, p.vein) * 0.7);
    c = blend(
      c,
      INK,
      ease(hindwing ? 26 : 40, hindwing ? 18 : 30, p.edge + noise(p.x / 16, p.y / 16) * 14),
    );
    c = blend(c, rgb("#d98a3c"), ease(3, 1.6, Math.abs(p.edge - 14)) * 0.6);
    c = blend(c, INK, zigzag(p, 0.46, 0.018, 0.1) * 0.9);
    c = blend(c, INK, zigzag(p, 0.24, 0.016, 0.07) * 0.8);
    if (!hindwing)
      c = blend(
        c,
        INK,
        ease(30, 12, Math.hypot(p.x - 238, p.y + 146)) * 0.8 +
          ease(16, 8, Math.hypot(p.x - 196, p.y + 12)) * 0.9,
      );
    const spots = marksOf(wing, "crescent", () =>
      hindwing ? row(wing, 0.76, 7, 7, INK) : row(wing, 0.74, 4, 5, INK, 3, 6),
    );
    return spotted(c, spots, p.x, p.y);
  };
}

function crescentUnder(p: WingPoint, wing: Wing): Rgb {
  let c = blend(rgb("#e2bd7e"), rgb("#efd6a4"), p.brush * 0.5 + 0.5);
  c = blend(
    c,
    rgb("#a9743c"),
    zigzag(p, 0.5, 0.014, 0.08) * 0.7 +
      zigzag(p, 0.3, 0.014, 0.08) * 0.6 +
      ease(2, 1, p.vein) * 0.3,
  );
  c = blend(c, rgb("#7b5530"), ease(44, 20, Math.hypot(p.x - 214, p.y - 186)) * 0.75);
  const spots = marksOf(wing, "pearl", () => [
    ...row(wing, 0.78, 4.5, 4.5, rgb("#7b5530")),
    ...row(wing, 0.93, 5, 12, WHITE, 3, 4),
  ]);
  return spotted(c, spots, p.x, p.y);
}

export const PEARL_CRESCENT: ButterflyLook = {
  fore: NYMPH_FORE,
  hind: NYMPH_HIND,
  upper: { fore: crescentUpper(false), hind: crescentUpper(true) },
  under: {
    fore: (p, wing) => blend(crescentUpper(false)(p, wing), rgb("#e8c68a"), 0.45),
    hind: crescentUnder,
  },
  body: [rgb("#1c1410"), rgb("#43301f"), rgb("#6f5434"), rgb("#b08e5c")],
};
