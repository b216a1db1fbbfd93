import { mix } from "../kit/color";
import { glow } from "../kit/paint";
import { n } from "../kit/path";
import type { Rng } from "../kit/rng";
import type { Layered } from "../kit/render";
import { bed, cast, clouds, field, sunlight, turf, type BedPlant } from "./ground";
import { FLOWERS as F, GRASSES as G } from "./species";
import { spent } from "./spent";
import { disc, lens, strokes } from "./strokes";
import { house } from "./house";
import { crown, treeLine, trunk } from "./trees";

const W = 1600;
const H = 1067;

const meadowBed = (
  plants: readonly BedPlant[],
  rng: Rng,
  haze: string,
  y0: number,
  y1: number,
  rows: number,
  across: number,
): string =>
  bed({ plants, x0: -60, x1: W + 60, y0, y1, rows, across, horizon: 430, bottom: H, haze, rng });

/** The front meadow from the street in June. */
export function meadowJune(rng: Rng): Layered {
  const plants: BedPlant[] = [
    { grow: F.coneflower, tall: 400, share: 2.2 },
    { grow: F.blackeyed, tall: 320, share: 2 },
    { grow: F.bergamot, tall: 400, share: 1.6 },
    { grow: F.bflyweed, tall: 280, share: 1.2 },
    { grow: F.milkweed, tall: 430 },
    { grow: F.penstemon, tall: 360, share: 0.7 },
    { grow: G.blue, tall: 330, share: 1.8 },
  ];
  const haze = "#d6dcc0";
  return {
    width: W,
    height: H,
    backdrop:
      field(W, 0, 470, "#b9cdd3", "#eee9d6") +
      clouds(W, 40, 220, 5, "#fbf8ee", "#cfd6d4", rng) +
      treeLine({
        w: W,
        y: 470,
        h: 330,
        colors: ["#8fa07a", "#7f9370", "#9aa981", "#879b86"],
        rng,
        count: 13,
      }) +
      field(W, 455, H, "#a9b480", "#5f7343"),
    backdropBlur: 7,
    middle:
      house(880, 470, 9.4, rng, { tone: (c) => mix(c, "#dfe2d2", 0.2) }) +
      crown({ x: 210, y: 250, rx: 240, ry: 215, color: "#7c8f58", dab: 26 }, rng) +
      trunk(226, 500, 330, 44, rng, "#6d665a") +
      turf(W, 455, 620, ["#a3b173", "#b9c284", "#8a9c60", "#c9c98f"], 240, 40, rng) +
      meadowBed(plants, rng, haze, 480, 690, 8, 15),
    middleBlur: 2.4,
    subject:
      turf(W, 720, H, ["#5e733f", "#4c6136", "#73874b"], 160, 60, rng, 0.7) +
      meadowBed(
        [...plants, { grow: G.green, tall: 260, share: 1.2 }],
        rng,
        haze,
        730,
        H + 50,
        8,
        12,
      ) +
      meadowBed(
        [
          { grow: F.coreopsis, tall: 230, share: 2 },
          { grow: F.bflyweed, tall: 210, share: 1.4 },
          { grow: G.green, tall: 190, share: 1.4 },
        ],
        rng,
        haze,
        H - 20,
        H + 90,
        3,
        13,
      ),
    light: sunlight(W, H, "#fff0c4", 0.32),
  };
}

/** The same meadow in October: bluestem, asters, goldenrod and a turning maple. */
export function meadowOctober(rng: Rng): Layered {
  const cone = spent({ heads: 5, size: 0.045, colors: ["#6b4a35", "#3d2a20"] });
  const plants: BedPlant[] = [
    { grow: G.russet, tall: 420, share: 3.2 },
    { grow: F.neaster, tall: 430, share: 2.2 },
    { grow: F.aroaster, tall: 300, share: 1.6 },
    { grow: F.wrinkgold, tall: 420, share: 1.5 },
    { grow: G.gold, tall: 470, share: 1.4 },
    { grow: cone, tall: 360, share: 0.9 },
  ];
  const haze = "#ead7b0";
  const leaves = strokes();
  for (let i = 0; i < 70; i++)
    leaves.add(
      rng.pick(["#c4542c", "#d9832f", "#a83b2a"]),
      lens(rng.range(700, W), rng.range(60, 900), 14, 9, rng.range(0, 360)),
    );
  return {
    width: W,
    height: H,
    backdrop:
      field(W, 0, 470, "#bccbd0", "#f5e3bd") +
      clouds(W, 60, 200, 4, "#fdf3dc", "#d9cdb8", rng) +
      treeLine({
        w: W,
        y: 480,
        h: 300,
        colors: ["#c08a48", "#a9703c", "#8e8a56", "#b5532f", "#c9a352"],
        rng,
        count: 14,
      }) +
      field(W, 460, H, "#c9ab6a", "#6f5a33"),
    backdropBlur: 8,
    middle:
      trunk(1270, 560, 240, 66, rng, "#6b6058") +
      crown({ x: 1290, y: 190, rx: 390, ry: 250, color: "#c05a30", dab: 27, open: 0.15 }, rng) +
      crown({ x: 1130, y: 250, rx: 170, ry: 130, color: "#d98a38", dab: 24, open: 0.4 }, rng) +
      cast(1290, 560, 420, 46, 0.32) +
      turf(W, 470, 640, ["#c7a766", "#b78d4e", "#d8bf84", "#a96f40"], 220, 40, rng) +
      meadowBed(plants, rng, haze, 490, 700, 8, 15),
    middleBlur: 2.4,
    subject:
      turf(W, 720, H, ["#6d5a34", "#5a4a2c", "#8a7040"], 160, 60, rng, 0.7) +
      meadowBed(plants, rng, haze, 730, H + 80, 8, 12) +
      leaves.svg(0.85),
    light: sunlight(W, H, "#ffdf9c", 0.45, 0.3),
  };
}

/** Seed heads standing in snow. */
export function meadowSnow(rng: Rng): Layered {
  const plants: BedPlant[] = [
    {
      grow: spent({ heads: 6, size: 0.05, colors: ["#6b5040", "#43322a"], snow: true }),
      tall: 430,
      share: 2.4,
    },
    {
      grow: spent({
        heads: 5,
        size: 0.035,
        colors: ["#cbb894", "#9a8462"],
        fluffy: true,
        snow: true,
      }),
      tall: 460,
      share: 1.6,
    },
    {
      grow: spent({ heads: 3, size: 0.03, colors: ["#b59b76", "#85694a"], pods: true, snow: true }),
      tall: 430,
      share: 0.8,
    },
    { grow: G.straw, tall: 420, share: 2.4 },
  ];
  const haze = "#e3e6e8";
  const flakes = strokes();
  for (let i = 0; i < 240; i++) {
    const r = rng.range(1.5, 5.5);
    flakes.add(
      rng.pick(["#ffffff", "#f1f4f7"]),
      disc(rng.range(0, W), rng.range(0, H), r, r * 0.95),
    );
  }
  const drifts = strokes();
  for (let i = 0; i < 60; i++) {
    const y = rng.range(500, H);
    drifts.add(
      rng.pick(["#cfd9e2", "#ffffff", "#dbe2e8"]),
      lens(
        rng.range(-200, W),
        y,
        (y - 380) * rng.range(0.5, 1.3),
        (y - 400) * 0.05,
        rng.range(-4, 4),
      ),
    );
  }
  return {
    width: W,
    height: H,
    backdrop:
      field(W, 0, 490, "#c5ccd2", "#ece9e4") +
      treeLine({
        w: W,
        y: 480,
        h: 380,
        colors: ["#a3a19f", "#93918f", "#b0aeac"],
        rng,
        bare: true,
        count: 12,
      }) +
      field(W, 470, H, "#e4e8ec", "#f4f4f2"),
    backdropBlur: 6,
    middle:
      house(1000, 486, 8.6, rng, { tone: (c) => mix(c, "#e2e4e6", 0.45), snow: true }) +
      crown({ x: 130, y: 350, rx: 76, ry: 190, color: "#66786c", dab: 20 }, rng) +
      crown({ x: 262, y: 400, rx: 58, ry: 130, color: "#6c7c70", dab: 18 }, rng) +
      drifts.svg(0.55) +
      meadowBed(plants, rng, haze, 540, 740, 5, 7),
    middleBlur: 2.2,
    subject: meadowBed(plants, rng, haze, 790, H + 60, 5, 6.5) + flakes.svg(0.85),
    light: glow(W * 0.2, 120, 900, "#fff3dc", 0.28),
  };
}

/** The lot in 2021: turf, six boxwoods, a house. */
export function lawn2021(rng: Rng): Layered {
  let stripes = "";
  for (let i = -9; i < 10; i += 2) {
    const at = (t: number): string => `${n(800 + (i + t) * 46)} 500L${n(800 + (i + t) * 330)} ${H}`;
    const back = (t: number): string =>
      `${n(800 + (i + t) * 330)} ${H}L${n(800 + (i + t) * 46)} 500`;
    stripes += `<path d="M${at(0)}L${back(1)}Z" fill="#7f9a4c" opacity=".34"/>`;
  }
  const box = [560, 610, 660, 760, 810, 860]
    .map(
      (x) =>
        cast(x + 8, 520, 30, 7, 0.4) +
        crown({ x, y: 497, rx: 26, ry: 25, color: "#536a43", dab: 10 }, rng),
    )
    .join("");
  const blades = strokes();
  for (let i = 0; i < 1500; i++) {
    const y = H - 330 * rng.next() ** 1.6;
    const k = 4 + ((y - 700) / 367) * 14;
    blades.add(
      rng.pick(["#94ac5c", "#6f8a44", "#a8bb70", "#5f7b3c"]),
      lens(rng.range(0, W), y, k, k * 0.16, -90 + rng.range(-30, 30)),
    );
  }
  return {
    width: W,
    height: H,
    backdrop:
      field(W, 0, 500, "#b4cad6", "#ece8d8") +
      clouds(W, 50, 230, 6, "#fbf9f2", "#cfd7d8", rng) +
      treeLine({
        w: W,
        y: 490,
        h: 250,
        colors: ["#95a583", "#879a7a", "#a1ae8c"],
        rng,
        count: 15,
      }) +
      field(W, 485, H, "#a6b96e", "#7e9a4e"),
    backdropBlur: 7,
    middle:
      crown({ x: 760, y: 170, rx: 260, ry: 170, color: "#8a9c68", dab: 26, open: 0.1 }, rng) +
      turf(W, 500, 700, ["#9db365", "#8aa355", "#b0c077"], 240, 30, rng, 0.5) +
      house(480, 515, 12.2, rng) +
      `<path d="M968 515L1102 515L1480 ${H}L1010 ${H}Z" fill="#b5afa4"/><path d="M690 515L722 515L700 ${H}L520 ${H}Z" fill="#cbbda4"/>` +
      box +
      cast(200, 640, 300, 44, 0.34) +
      trunk(214, 640, 300, 62, rng, "#756d62") +
      crown({ x: 210, y: 210, rx: 290, ry: 215, color: "#8a9a52", dab: 25 }, rng),
    middleBlur: 1.4,
    subject:
      `<g clip-path="url(#lawn-cut)">${stripes}</g><clipPath id="lawn-cut"><path d="M0 640L0 ${H}L520 ${H}L640 640ZM716 560L969 560L1008 ${H}L700 ${H}ZM1150 560L${W} 560L${W} ${H}L1480 ${H}Z"/></clipPath>` +
      `<g clip-path="url(#lawn-cut)">${blades.svg(0.75)}</g>`,
    light: sunlight(W, H, "#fff2cc", 0.26, 0.16),
  };
}
