import { noise } from "../paint/noise";
import { distanceTo, type Pt } from "../paint/geom";
import { sampled } from "../paint/surface";
import { blend, ease, rgb, type Rgb } from "../paint/tint";
import type { ButterflyLook } from "./butterfly";
import { spotted, type Spot } from "./marks";
import { marksOf, row } from "./rows";
import type { Wing, WingPlan, WingPoint } from "./shape";

const INK = rgb("#1f1b20");

const FORE: WingPlan = {
  points: [
    [14, -44],
    [100, -122],
    [210, -200],
    [310, -256],
    [368, -276],
    [384, -258],
    [372, -208],
    [346, -130],
    [326, -56],
    [306, 2],
    [214, 18],
    [110, 10],
    [28, -10],
  ],
  apex: 4,
  tornus: 9,
  veins: 9,
  cell: 0.55,
};
const HIND: WingPlan = {
  points: [
    [12, -18],
    [110, -10],
    [214, 16],
    [272, 62],
    [288, 116],
    [264, 142],
    [274, 178],
    [244, 200],
    [246, 236],
    [224, 256],
    [232, 306],
    [250, 354],
    [244, 386],
    [218, 384],
    [202, 338],
    [192, 286],
    [166, 266],
    [142, 284],
    [112, 262],
    [100, 226],
    [58, 160],
    [24, 80],
  ],
  apex: 3,
  tornus: 18,
  veins: 8,
  cell: 0.5,
};

/** Scalloped border marks: half-moons just inside the margin. */
function lunules(wing: Wing, color: Rgb, reach = 0.93, size = 1): Spot[] {
  return row(wing, reach, 6.5 * size, 12 * size, color);
}

interface Bar {
  line: readonly Pt[];
  wide: number;
}

function barAt(bar: Bar): (x: number, y: number) => number {
  return sampled({ x: 0, y: -290, width: 400, height: 330 }, 4, (x, y) =>
    distanceTo(bar.line, x, y),
  );
}

const FORE_BARS: readonly Bar[] = [
  {
    line: [
      [64, -92],
      [62, -40],
      [70, 10],
    ],
    wide: 11,
  },
  {
    line: [
      [142, -150],
      [132, -70],
      [124, -20],
      [128, 12],
    ],
    wide: 10,
  },
  {
    line: [
      [208, -196],
      [196, -132],
      [190, -104],
    ],
    wide: 12,
  },
  {
    line: [
      [262, -228],
      [242, -158],
      [232, -130],
    ],
    wide: 10,
  },
];
const BAR_FIELDS = FORE_BARS.map((bar) => ({ bar, at: barAt(bar) }));
const hindBar = sampled({ x: 0, y: -30, width: 300, height: 430 }, 4, (x, y) =>
  distanceTo(
    [
      [40, -10],
      [70, 90],
      [112, 190],
      [130, 240],
    ],
    x,
    y,
  ),
);

function tigerFore(pale: number) {
  return (p: WingPoint, wing: Wing): Rgb => {
    let c = blend(rgb("#d8ad33"), rgb("#edcd5c"), ease(0.1, 0.8, p.reach) + p.brush * 0.25);
    c = blend(c, rgb("#f3e3a0"), pale);
    const black = blend(INK, rgb("#5b4a34"), pale * 0.5);
    c = blend(c, black, ease(2.6, 1.2, p.vein) * 0.55);
    for (const { bar, at } of BAR_FIELDS) {
      const d = at(p.x, p.y) + p.brush * 1.4;
      const top = bar.line[0]!;
      const taper = bar.wide * (0.55 + 0.45 * ease(120, 0, Math.hypot(p.x - top[0], p.y - top[1])));
      c = blend(c, black, ease(taper + 1.5, taper - 1.5, d));
    }
    c = blend(c, black, ease(50, 45, p.edge + p.brush * 1.5));
    c = blend(c, black, ease(10, 6, p.rim) * ease(0, -20, p.y));
    return spotted(
      c,
      marksOf(wing, "tiger", () => lunules(wing, rgb("#edd06a"), 0.945, 0.85)),
      p.x,
      p.y,
    );
  };
}

function tigerHind(pale: number) {
  return (p: WingPoint, wing: Wing): Rgb => {
    let c = blend(rgb("#dcb23a"), rgb("#efd163"), ease(0.1, 0.8, p.reach) + p.brush * 0.25);
    c = blend(c, rgb("#f3e3a0"), pale);
    const black = blend(INK, rgb("#5b4a34"), pale * 0.4);
    c = blend(c, black, ease(2.6, 1.2, p.vein) * 0.45);
    c = blend(c, black, ease(13, 9, hindBar(p.x, p.y) + p.brush));
    c = blend(c, black, ease(18, 8, p.rim) * ease(90, 50, p.x));
    c = blend(c, black, ease(58, 50, p.edge + p.brush * 2));
    const blue =
      ease(44, 34, Math.abs(p.edge - 38) * 2.4) * ease(0.35, 0.6, noise(p.x / 7, p.y / 7, 4));
    c = blend(c, rgb("#5f86b8"), blue * ease(60, 130, p.y) * 0.85);
    c = blend(c, black, ease(258, 270, p.y) * ease(150, 180, p.x));
    const spots = marksOf(wing, "tiger", () => [
      ...lunules(wing, rgb("#edd06a"), 0.935, 0.9),
      { at: [128, 252] as Pt, rx: 15, ry: 9, color: rgb("#cf7434") },
    ]);
    return spotted(c, spots, p.x, p.y);
  };
}

/** Eastern tiger swallowtail, yellow, four tiger bars on the forewing. */
export const TIGER: ButterflyLook = {
  fore: FORE,
  hind: HIND,
  upper: { fore: tigerFore(0), hind: tigerHind(0) },
  under: { fore: tigerFore(0.45), hind: tigerHind(0.45) },
  body: [rgb("#17130f"), rgb("#2f2820"), rgb("#5d5034"), rgb("#b7a260")],
  stripe: rgb("#d8b850"),
};

function dark(p: WingPoint): Rgb {
  const c = blend(rgb("#27242a"), rgb("#16141a"), ease(0, 0.7, p.reach) + p.brush * 0.2);
  return blend(c, rgb("#4a4650"), Math.exp(-(((p.vein - 4) / 3) ** 2)) * 0.2);
}

const PALE_YELLOW = rgb("#e8d588");
const EYE: readonly Spot[] = [
  { at: [124, 246], rx: 19, ry: 17, color: rgb("#d8803a") },
  { at: [124, 248], rx: 7.5, ry: 7.5, color: rgb("#141216") },
];

function blackFore(orange: boolean) {
  return (p: WingPoint, wing: Wing): Rgb => {
    const tone = orange ? rgb("#e0b56a") : PALE_YELLOW;
    const spots = marksOf(wing, `black${orange}`, () => [
      ...row(wing, 0.935, 5.5, 6.5, tone),
      ...row(wing, 0.75, 13, 7, tone, 1),
      { at: [196, -140] as Pt, rx: 7, ry: 4, turn: -36, color: tone },
    ]);
    return spotted(dark(p), spots, p.x, p.y);
  };
}

function blackHind(orange: boolean) {
  return (p: WingPoint, wing: Wing): Rgb => {
    const tone = orange ? rgb("#dd8a40") : PALE_YELLOW;
    let c = dark(p);
    c = blend(
      c,
      rgb("#5b84bd"),
      ease(30, 12, Math.abs(p.edge - 50)) *
        ease(0.4, 0.6, noise(p.x / 6, p.y / 6, 3)) *
        ease(20, 80, p.y) *
        ease(262, 244, p.y) *
        0.9,
    );
    const spots = marksOf(wing, `black${orange}`, () => [
      ...row(wing, 0.925, 6, 12, tone),
      ...row(wing, 0.66, 21, 12, tone),
      ...EYE,
    ]);
    return spotted(c, spots, p.x, p.y);
  };
}

/** Black swallowtail: two rows of yellow spots, blue between them, orange eyespot. */
export const BLACK: ButterflyLook = {
  fore: FORE,
  hind: HIND,
  upper: { fore: blackFore(false), hind: blackHind(false) },
  under: { fore: blackFore(true), hind: blackHind(true) },
  body: [rgb("#0c0b0d"), rgb("#1d1b20"), rgb("#38343a"), rgb("#6c6669")],
  stripe: rgb("#d9c46c"),
};

const IVORY = rgb("#dfe6cf");

function spiceFore(p: WingPoint, wing: Wing): Rgb {
  const spots = marksOf(wing, "spice", () => [
    ...row(wing, 0.935, 6.5, 7.5, IVORY),
    ...row(wing, 0.83, 3, 4, rgb("#9fb3a4"), 4),
  ]);
  return spotted(blend(dark(p), rgb("#3a3430"), 0.25), spots, p.x, p.y);
}

function spiceHind(under: boolean) {
  return (p: WingPoint, wing: Wing): Rgb => {
    const dust =
      ease(0.3, 0.5, p.reach) *
      ease(0.9, 0.7, p.reach) *
      ease(0.25, 0.6, noise(p.x / 5, p.y / 5, 6));
    const c = blend(
      dark(p),
      under ? rgb("#5f86b4") : rgb("#7fb0aa"),
      dust * (under ? 0.5 : 0.85) * ease(250, 225, p.y),
    );
    const orange = rgb("#d97b35");
    const spots = marksOf(wing, `spice${under}`, () => [
      ...row(wing, 0.93, 7, 13, under ? orange : rgb("#bccfae")),
      ...(under ? row(wing, 0.62, 12, 10, orange) : []),
      { at: [212, 28] as Pt, rx: 15, ry: 9, turn: 20, color: orange },
      { at: [124, 250] as Pt, rx: 14, ry: 10, color: orange },
    ]);
    return spotted(c, spots, p.x, p.y);
  };
}

/** Spicebush swallowtail: one row of ivory spots, blue-green dusting, orange spot on the costa. */
export const SPICEBUSH: ButterflyLook = {
  fore: FORE,
  hind: HIND,
  upper: { fore: spiceFore, hind: spiceHind(false) },
  under: { fore: spiceFore, hind: spiceHind(true) },
  body: [rgb("#0d0c0e"), rgb("#1f1d20"), rgb("#3a3638"), rgb("#6e6866")],
  stripe: rgb("#cfd2bd"),
};
