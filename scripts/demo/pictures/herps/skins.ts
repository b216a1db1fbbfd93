import type { Pt } from "../insects/paint/geom";
import { distanceTo, pathOf, ellipse } from "../insects/paint/geom";
import { cells, fractal, noise } from "../insects/paint/noise";
import { blend, ease, rgb, type Rgb } from "../insects/paint/tint";
import type { FrogLook } from "./frog";

const TREEFROG_BODY: readonly Pt[] = [
  [-338, 24],
  [-330, -8],
  [-294, -54],
  [-254, -106],
  [-202, -138],
  [-152, -128],
  [-100, -104],
  [-10, -108],
  [96, -98],
  [196, -54],
  [276, 14],
  [304, 84],
  [270, 142],
  [150, 156],
  [20, 158],
  [-110, 146],
  [-220, 120],
  [-304, 76],
];

/** Edges of dark blotches: 1 inside, a peak of black on the rim. */
function blotch(
  x: number,
  y: number,
  size: number,
  level: number,
  salt: number,
): { inside: number; rim: number } {
  const f = fractal(x / size + fractal(x / 40, y / 40, 2, salt + 3), y / size, 3, salt);
  return {
    inside: ease(level, level + 0.05, f),
    rim: Math.exp(-(((f - level - 0.02) / 0.022) ** 2)),
  };
}

function treefrogSkin(x: number, y: number, part: "trunk" | "limb"): Rgb {
  const mottle = fractal(x / 30, y / 30, 4, 3);
  let c = blend(rgb("#8d947c"), rgb("#a9b08f"), ease(0.35, 0.65, mottle));
  c = blend(c, rgb("#8c9c60"), ease(0.45, 0.7, fractal(x / 110, y / 90, 2, 8)) * 0.6);
  c = blend(c, rgb("#d5d8c4"), ease(0.6, 0.72, fractal(x / 11, y / 11, 2, 12)) * 0.55);
  const b = part === "trunk" ? blotch(x, y, 96, 0.53, 23) : blotch(x * 1.4, y * 0.9, 70, 0.55, 31);
  c = blend(c, rgb("#5c6152"), b.inside * 0.85);
  c = blend(c, rgb("#23261f"), b.rim * 0.8);
  c = blend(c, rgb("#2e3129"), ease(0.72, 0.8, noise(x / 5, y / 5, 14)) * 0.35);
  if (part === "trunk") {
    // The bar from nostril through the eye to the shoulder, and the pale spot beneath the eye.
    const bar =
      distanceTo(
        [
          [-322, -18],
          [-200, -62],
          [-110, -66],
          [-60, -30],
          [-40, 20],
        ],
        x,
        y,
      ) +
      noise(x / 12, y / 12, 2) * 9;
    c = blend(c, rgb("#2f312a"), ease(24, 15, bar) * ease(-40, -110, x) * 0.7);
    const spot = Math.hypot((x + 208) * 0.8, (y + 34) * 1.25) + noise(x / 9, y / 9, 6) * 7;
    c = blend(c, rgb("#33352c"), ease(29, 24, spot) * 0.8);
    c = blend(c, rgb("#e4e6d4"), ease(22, 17, spot));
  }
  return c;
}

/** Gray treefrog: lichen gray and green, black-edged blotches, pale spot below the eye, toe pads. */
export const GRAY_TREEFROG: FrogLook = {
  body: TREEFROG_BODY,
  skin: treefrogSkin,
  relief: (x, y) => -cells(x / 11, y / 11, 2).near * 5.5 + fractal(x / 34, y / 34, 2, 9) * 8,
  eye: { at: [-196, -92], r: 43, iris: rgb("#b98f48") },
  ear: [-104, -44],
  pad: 14,
  gloss: 0.3,
  limbs: 1,
};

function peeperSkin(x: number, y: number, part: "trunk" | "limb"): Rgb {
  const f = fractal(x / 50, y / 50, 3, 4);
  let c = blend(rgb("#b58a5c"), rgb("#cfa878"), ease(0.3, 0.7, f));
  c = blend(c, rgb("#8a6440"), ease(0.62, 0.72, noise(x / 6, y / 6, 5)) * 0.35);
  if (part === "trunk") {
    const wobble = (noise(x / 26, y / 26, 7) - 0.5) * 9;
    const one = distanceTo(
      [
        [-92, -128],
        [10, -86],
        [110, -40],
        [206, 10],
      ],
      x,
      y,
    );
    const two = distanceTo(
      [
        [-40, -26],
        [40, -70],
        [120, -106],
        [196, -116],
      ],
      x,
      y,
    );
    c = blend(c, rgb("#553521"), ease(15, 9, Math.min(one, two) + wobble) * 0.9);
    const bar = distanceTo(
      [
        [-210, -104],
        [-160, -124],
        [-120, -120],
      ],
      x,
      y,
    );
    c = blend(c, rgb("#553521"), ease(12, 7, bar + wobble) * 0.8);
    const mask = distanceTo(
      [
        [-326, -14],
        [-200, -46],
        [-70, -20],
      ],
      x,
      y,
    );
    c = blend(c, rgb("#5f4029"), ease(18, 9, mask + wobble) * 0.6);
  } else c = blend(c, rgb("#5f3f28"), ease(0.6, 0.68, noise(x / 60 + y / 90, y / 60, 9)) * 0.8);
  return c;
}

/** Spring peeper: small, tan, a dark cross on the back, small toe pads. */
export const SPRING_PEEPER: FrogLook = {
  body: [
    [-338, 24],
    [-326, -8],
    [-286, -64],
    [-244, -116],
    [-194, -142],
    [-144, -132],
    [-90, -132],
    [10, -140],
    [120, -118],
    [216, -62],
    [284, 16],
    [298, 90],
    [254, 146],
    [150, 160],
    [20, 164],
    [-110, 150],
    [-220, 124],
    [-304, 78],
  ],
  skin: peeperSkin,
  relief: (x, y) => fractal(x / 16, y / 16, 2, 9) * 4,
  eye: { at: [-194, -92], r: 44, iris: rgb("#a9743a") },
  ear: [-96, -30],
  pad: 11,
  gloss: 0.38,
  limbs: 0.86,
};

const WARTS: readonly (readonly [number, number, number])[] = [
  [-40, -112, 19],
  [30, -126, 23],
  [104, -110, 20],
  [170, -70, 22],
  [70, -66, 24],
  [0, -58, 18],
  [140, -16, 20],
  [220, -16, 17],
  [-20, 0, 15],
  [60, 10, 16],
  [248, 50, 14],
  [-86, -96, 13],
  [12, 56, 12],
  [116, 50, 13],
  [190, 26, 12],
  [-70, 50, 11],
];

function wart(x: number, y: number): { bump: number; patch: number } {
  let [bump, patch] = [0, 0];
  for (const [wx, wy, r] of WARTS) {
    const d = Math.hypot(x - wx, y - wy) / r;
    if (d > 2.6) continue;
    bump = Math.max(bump, ease(1.05, 0.1, d) * r * 0.62);
    patch = Math.max(patch, ease(2.1, 1.5, d + noise(x / 11, y / 11, 4) * 0.7));
  }
  return { bump, patch };
}

const GLAND = ellipse(-62, -72, 58, 25, 14);

function toadSkin(x: number, y: number, part: "trunk" | "limb"): Rgb {
  const f = fractal(x / 40, y / 40, 3, 14);
  let c = blend(rgb("#8a6d4c"), rgb("#a88a62"), ease(0.35, 0.68, f));
  c = blend(c, rgb("#6d6a48"), ease(0.5, 0.7, fractal(x / 120, y / 90, 2, 3)) * 0.5);
  if (part === "trunk") {
    const w = wart(x, y);
    c = blend(c, rgb("#3c2f24"), w.patch * 0.78);
    c = blend(c, rgb("#a2603a"), ease(2, 9, w.bump) * 0.85);
    const line = distanceTo(
      [
        [-230, -138],
        [-60, -140],
        [60, -152],
        [180, -104],
        [270, -20],
      ],
      x,
      y,
    );
    c = blend(c, rgb("#d8c79c"), ease(9, 4, line + noise(x / 9, y / 9) * 3) * 0.8);
  } else c = blend(c, rgb("#4a3a2b"), ease(0.58, 0.66, noise(x / 46, y / 38, 8)) * 0.75);
  return blend(c, rgb("#d9c9a4"), ease(0.68, 0.8, noise(x / 5, y / 5, 3)) * 0.3);
}

/** American toad: stout, one or two warts in each dark spot, long gland behind the eye, no pads. */
export const AMERICAN_TOAD: FrogLook = {
  body: [
    [-322, 26],
    [-322, -22],
    [-292, -74],
    [-250, -120],
    [-200, -142],
    [-150, -130],
    [-90, -124],
    [0, -158],
    [120, -156],
    [232, -96],
    [306, 4],
    [318, 104],
    [270, 176],
    [150, 200],
    [10, 204],
    [-120, 186],
    [-224, 142],
    [-298, 84],
  ],
  skin: toadSkin,
  relief: (x, y) => {
    const gland =
      ease(
        1,
        0.2,
        distanceTo(
          [
            [-104, -82],
            [-22, -62],
          ],
          x,
          y,
        ) / 27,
      ) * 17;
    return (
      wart(x, y).bump +
      gland -
      cells(x / 15, y / 15, 3).near * 6 +
      fractal(x / 30, y / 30, 2, 6) * 6
    );
  },
  eye: { at: [-196, -92], r: 40, iris: rgb("#c79a3e") },
  ear: [-112, -22],
  pad: 0,
  gloss: 0.08,
  limbs: 1.02,
  leg: 0.4,
  marks: `<path d="${pathOf(GLAND)}" fill="#c9ab7c" opacity="0.22"/><path d="M-252 -120Q-200 -158 -144 -132" fill="none" stroke="#3a2d20" stroke-width="7" opacity="0.5" stroke-linecap="round"/><path d="M-144 -134L-132 -88" stroke="#5c4731" stroke-width="9" stroke-linecap="round" opacity="0.7"/>`,
};
