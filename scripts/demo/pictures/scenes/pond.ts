import { lilyPads, reflections } from "./waterside";
import { glow, linear } from "../kit/paint";
import { n } from "../kit/path";
import type { Layered } from "../kit/render";
import type { Rng } from "../kit/rng";
import { bed, field, stoneRim, sunlight, turf, water, type BedPlant } from "./ground";
import { FLOWERS as F, GRASSES as G } from "./species";
import { fern } from "./spent";
import { disc, strokes } from "./strokes";
import { bareTree, crown, treeLine, trunk } from "./trees";

const W = 1600;
const H = 1067;

/** The small pond in April: marsh marigolds and a redbud in bloom. */
export function pondApril(rng: Rng): Layered {
  const [cx, cy, rx, ry] = [760, 720, 560, 190];
  const haze = "#d9dfc6";
  const back: BedPlant[] = [
    { grow: F.bluebells, tall: 170, share: 2 },
    { grow: F.marshmarig, tall: 170, share: 2 },
    { grow: fern, tall: 190 },
    { grow: G.rush, tall: 300, share: 1.6 },
    { grow: F.woodphlox, tall: 160 },
    { grow: G.green, tall: 190 },
  ];
  const front: BedPlant[] = [
    { grow: F.marshmarig, tall: 220, share: 3 },
    { grow: G.sedge, tall: 190, share: 2 },
    { grow: F.violet, tall: 150 },
    { grow: G.rush, tall: 330, share: 1.4 },
    { grow: F.woodphlox, tall: 170, share: 1.2 },
  ];
  const keep = (x: number, y: number): boolean =>
    ((x - cx) / (rx * 1.06)) ** 2 + ((y - cy) / (ry * 1.1)) ** 2 > 1;
  const redbud = strokes();
  for (let i = 0; i < 1500; i++) {
    const a = rng.range(-3.1, 0.05);
    const d = rng.next() ** 0.6;
    const tier = Math.round(d * 5) / 5 + rng.gauss(0, 0.045);
    redbud.add(
      rng.pick(["#c77ba4", "#b56291", "#dca0c0", "#a85386"]),
      disc(
        1190 + Math.cos(a) * 330 * tier + rng.gauss(0, 10),
        410 + Math.sin(a) * 300 * tier + rng.gauss(0, 10),
        rng.range(3, 7),
        rng.range(3, 6),
      ),
    );
  }
  return {
    width: W,
    height: H,
    backdrop:
      field(W, 0, 520, "#c6d5d6", "#edeedd") +
      treeLine({
        w: W,
        y: 520,
        h: 400,
        colors: ["#b5c08f", "#a3b283", "#c4c99c", "#a9b59a"],
        rng,
        count: 11,
      }) +
      field(W, 500, H, "#a8b67c", "#5f7448"),
    backdropBlur: 9,
    middle:
      trunk(330, 590, -20, 74, rng, "#7b7268") +
      trunk(90, 570, -20, 46, rng, "#857c70") +
      bareTree(1180, 590, 620, 30, "#5f5650", rng, 5) +
      bareTree(1196, 590, 560, 22, "#6a605a", rng, 5) +
      redbud.svg(0.92) +
      turf(W, 500, 640, ["#9fb06e", "#8a9d5c", "#b5c085", "#a59a6c"], 220, 40, rng) +
      bed({
        plants: back,
        x0: -40,
        x1: W + 40,
        y0: 535,
        y1: 640,
        rows: 4,
        across: 13,
        horizon: 400,
        bottom: H,
        haze,
        rng,
        keep,
      }),
    middleBlur: 1.8,
    subject:
      turf(W, 640, H, ["#7e9154", "#67804a", "#93a364", "#8b7d55"], 260, 60, rng) +
      water(
        cx,
        cy,
        rx,
        ry,
        { far: "#8fa594", near: "#3f5a58", light: "#dfe8e0", dark: "#3c5049" },
        rng,
        reflections(cx, cy, rx, ry, ["#b56f98", "#5f7448", "#c9ce9e", "#4e5f48"], 60, rng),
      ) +
      lilyPads(cx, cy + 20, rx, ry, 7, ["#7f9a58", "#c3cf8e"], rng) +
      stoneRim(cx, cy, rx, ry, 46, 180, 360, rng) +
      stoneRim(cx, cy, rx, ry, 62, 0, 180, rng) +
      bed({
        plants: front,
        x0: -40,
        x1: 520,
        y0: 780,
        y1: H + 50,
        rows: 4,
        across: 4,
        horizon: 400,
        bottom: H,
        haze,
        rng,
        keep,
      }) +
      bed({
        plants: front,
        x0: 1130,
        x1: W + 40,
        y0: 700,
        y1: H + 40,
        rows: 5,
        across: 4,
        horizon: 400,
        bottom: H,
        haze,
        rng,
        keep,
      }),
    light: sunlight(W, H, "#fff4cf", 0.34),
  };
}

/** The pond at dusk in June, with fireflies. */
export function pondDusk(rng: Rng): Layered {
  const [cx, cy, rx, ry] = [820, 770, 700, 210];
  const night = "#2f3442";
  const keep = (x: number, y: number): boolean =>
    ((x - cx) / (rx * 1.04)) ** 2 + ((y - cy) / (ry * 1.05)) ** 2 > 1;
  const dark = (plants: readonly BedPlant[], air: number): BedPlant[] =>
    plants.map((p) => ({ ...p, grow: (spot) => p.grow({ ...spot, air, haze: night }) }));
  const back = dark(
    [
      { grow: G.rush, tall: 380, share: 2 },
      { grow: F.joepye, tall: 400 },
      { grow: F.swampmilk, tall: 330 },
      { grow: G.sedge, tall: 220, share: 2 },
      { grow: fern, tall: 220 },
    ],
    0.62,
  );
  const front = dark(
    [
      { grow: G.rush, tall: 470, share: 2 },
      { grow: G.sedge, tall: 260, share: 2 },
      { grow: F.boneset, tall: 330, share: 0.8 },
    ],
    0.66,
  );
  const sky = linear(
    [
      [0, "#4a5270"],
      [0.4, "#8d7a8c"],
      [0.75, "#d99f82"],
      [1, "#f2c894"],
    ],
    90,
  );
  let flies = "";
  for (let i = 0; i < 34; i++) {
    const [x, y] = [rng.range(40, W - 40), rng.range(330, 900)];
    const r = rng.range(2.4, 4.6);
    flies +=
      glow(x, y, r * 9, "#e6ee8a", rng.range(0.35, 0.75)) +
      `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="#fbffd0"/>`;
  }
  return {
    width: W,
    height: H,
    backdrop:
      sky.def +
      `<rect width="${W}" height="560" fill="${sky.ref}"/>` +
      turf(W, 90, 430, ["#e8b49a", "#7b6c84", "#c98f8c", "#f2c9a6", "#5f5f7c"], 46, 150, rng, 0.4) +
      glow(1090, 500, 520, "#ffdc9e", 0.7) +
      treeLine({
        w: W,
        y: 560,
        h: 330,
        colors: ["#3f4554", "#474a58", "#383f4c"],
        rng,
        count: 13,
      }) +
      field(W, 545, H, "#464c4f", "#22282c"),
    backdropBlur: 8,
    middle:
      trunk(170, 640, -20, 90, rng, "#35353c") +
      crown({ x: 60, y: 70, rx: 380, ry: 190, color: "#363d42", dab: 34, open: 0.2 }, rng) +
      bed({
        plants: back,
        x0: -40,
        x1: W + 40,
        y0: 580,
        y1: 660,
        rows: 4,
        across: 14,
        horizon: 400,
        bottom: H,
        haze: night,
        rng,
        keep,
      }),
    middleBlur: 2,
    subject:
      turf(W, 660, H, ["#343b38", "#2a3130", "#404840"], 200, 60, rng) +
      water(
        cx,
        cy,
        rx,
        ry,
        { far: "#c99a84", near: "#3d4458", light: "#f6cfa2", dark: "#4a4a5c" },
        rng,
        reflections(cx, cy, rx, ry, ["#2f3442", "#3d4150", "#4a4652"], 70, rng),
      ) +
      lilyPads(cx, cy + 40, rx, ry, 9, ["#4a5a4c", "#93a07c"], rng) +
      `<g opacity=".55">${stoneRim(cx, cy, rx, ry, 40, 185, 355, rng)}</g>` +
      bed({
        plants: front,
        x0: -40,
        x1: 430,
        y0: 850,
        y1: H + 60,
        rows: 4,
        across: 4,
        horizon: 400,
        bottom: H,
        haze: night,
        rng,
        keep,
      }) +
      bed({
        plants: front,
        x0: 1240,
        x1: W + 40,
        y0: 800,
        y1: H + 60,
        rows: 4,
        across: 4,
        horizon: 400,
        bottom: H,
        haze: night,
        rng,
        keep,
      }) +
      flies,
    light: `<rect width="${W}" height="${H}" fill="#2a2c48" opacity=".14"/>${glow(1090, 520, 620, "#ffd391", 0.22)}`,
  };
}
