import { dogwoodBloom, litter, shafts } from "./forest";
import { glow } from "../kit/paint";
import type { Layered } from "../kit/render";
import type { Rng } from "../kit/rng";
import { bed, cast, field, sunlight, turf, type BedPlant } from "./ground";
import { FLOWERS as F, GRASSES as G } from "./species";
import { fern } from "./spent";
import { lens, strokes } from "./strokes";
import { bareTree, crown, treeLine, trunk } from "./trees";

const W = 1600;
const H = 1067;

/** The woodland edge in April, before the oaks leaf out. */
export function woodlandApril(rng: Rng): Layered {
  const haze = "#dde2c8";
  const carpet: BedPlant[] = [
    { grow: F.bluebells, tall: 210, share: 3.4 },
    { grow: F.trillium, tall: 200, share: 2 },
    { grow: F.foamflower, tall: 170, share: 1.8 },
    { grow: F.woodphlox, tall: 190, share: 1.6 },
    { grow: fern, tall: 230, share: 1 },
    { grow: F.geranium, tall: 200 },
    { grow: G.sedge, tall: 150 },
  ];
  const leaves = strokes();
  for (let i = 0; i < 420; i++)
    leaves.add(
      rng.pick(["#c3cf8a", "#aebf72", "#d6dba6"]),
      lens(
        rng.range(0, W),
        rng.range(0, 420) * rng.next(),
        rng.range(10, 22),
        8,
        rng.range(20, 130),
      ),
    );
  const path = `<path d="M640 ${H}C760 900 900 820 820 730C770 680 800 640 850 600L890 600C850 650 850 690 910 740C1010 830 960 930 930 ${H}Z" fill="#a48c68"/>`;
  const keep = (x: number, y: number): boolean =>
    y < 600 || Math.abs(x - (y > 800 ? 800 + (H - y) * 0.25 : 860)) > 40 + (y - 600) * 0.22;
  return {
    width: W,
    height: H,
    backdrop:
      field(W, 0, 620, "#dfe8dc", "#e9e8cf") +
      treeLine({
        w: W,
        y: 600,
        h: 520,
        colors: ["#b6bf97", "#c6cba4", "#aab58c"],
        rng,
        count: 10,
      }) +
      Array.from({ length: 13 }, (_, i) =>
        trunk((i / 12) * W + rng.range(-40, 40), 600, -30, rng.range(16, 30), rng, "#a39c8c"),
      ).join("") +
      field(W, 580, H, "#a7ad78", "#5f6b42"),
    backdropBlur: 8,
    middle:
      trunk(250, 690, -40, 100, rng, "#7f766a") +
      trunk(560, 640, -40, 48, rng, "#8d8578") +
      trunk(1090, 660, -40, 64, rng, "#857c70") +
      trunk(1480, 650, -40, 50, rng, "#8d8578") +
      bareTree(1300, 640, 560, 24, "#6f665c", rng, 5) +
      dogwoodBloom(1310, 290, 300, 150, 190, 15, rng) +
      leaves.svg(0.7) +
      turf(W, 590, 760, ["#a3a870", "#8f9a60", "#b9b386", "#96855c"], 260, 40, rng) +
      bed({
        plants: carpet,
        x0: -40,
        x1: W + 40,
        y0: 610,
        y1: 740,
        rows: 6,
        across: 15,
        horizon: 470,
        bottom: H,
        haze,
        rng,
        keep,
      }),
    middleBlur: 2,
    subject:
      turf(W, 740, H, ["#8d7b56", "#6f7b48", "#a08e66", "#5f6c40"], 220, 50, rng) +
      path +
      turf(W, 760, H, ["#b39a72", "#8f7854"], 40, 24, rng, 0.4) +
      bed({
        plants: carpet,
        x0: -50,
        x1: W + 50,
        y0: 760,
        y1: H + 50,
        rows: 6,
        across: 9,
        horizon: 470,
        bottom: H,
        haze,
        rng,
        keep,
      }),
    light: shafts(W, H, "#fff6cf", 7, rng) + sunlight(W, H, "#fff3c4", 0.3),
  };
}

/** The same wood in November; witch hazel in flower. Portrait. */
export function woodlandNovember(rng: Rng): Layered {
  const [w, h] = [1067, 1600];
  const browns = ["#a8703c", "#8a5a34", "#c08a4c", "#6f4a2e", "#b5623a", "#d0a062"];
  const hazel = strokes();
  for (let i = 0; i < 260; i++) {
    const a = rng.range(-2.7, -0.4);
    const d = rng.range(0.25, 1);
    const [x, y] = [760 + Math.cos(a) * 330 * d, 1010 + Math.sin(a) * 420 * d];
    for (let k = 0; k < 5; k++)
      hazel.add(
        rng.pick(["#e3c14e", "#cfa436", "#efd676"]),
        lens(x, y, rng.range(10, 19), 3, rng.range(0, 360)),
      );
  }
  const air = strokes();
  for (let i = 0; i < 26; i++)
    air.add(
      rng.pick(browns),
      lens(rng.range(0, w), rng.range(100, 1100), rng.range(14, 24), 10, rng.range(0, 360)),
    );
  const twigs = [-0.5, -0.2, 0.12, 0.42]
    .map((lean, i) =>
      bareTree(760 + i * 14 - 20, 1030, 460, 13, "#5f5348", rng.fork(`t${i}${lean}`), 5),
    )
    .join("");
  return {
    width: w,
    height: h,
    backdrop:
      field(w, 0, 1000, "#d3d5d0", "#f0dfbd") +
      glow(240, 620, 620, "#ffe9b8", 0.8) +
      Array.from({ length: 13 }, (_, i) =>
        trunk((i / 12) * w + rng.range(-30, 30), 980, -30, rng.range(14, 34), rng, "#a99d8c"),
      ).join("") +
      treeLine({ w, y: 980, h: 420, colors: ["#c5a470", "#b08a58"], rng, bare: true, count: 8 }) +
      treeLine({ w, y: 1000, h: 130, colors: ["#b98f52", "#a97a44", "#c9a468"], rng, count: 14 }) +
      field(w, 950, h, "#b58f58", "#5f452b"),
    backdropBlur: 7,
    middle:
      trunk(560, 1060, -40, 60, rng, "#7f7568") +
      trunk(960, 1090, -40, 88, rng, "#70675b") +
      crown({ x: 930, y: 130, rx: 330, ry: 190, color: "#a8643a", dab: 26, open: 0.5 }, rng) +
      litter(w, 950, 1200, browns, 700, rng) +
      twigs +
      hazel.svg(),
    middleBlur: 1.8,
    subject:
      cast(260, 1340, 420, 60, 0.4) +
      trunk(190, 1340, -40, 190, rng, "#6d6357") +
      crown({ x: 60, y: 110, rx: 420, ry: 230, color: "#b5703c", dab: 30, open: 0.45 }, rng) +
      litter(w, 1150, h, browns, 1500, rng) +
      bed({
        plants: [
          { grow: fern, tall: 230, share: 1 },
          { grow: G.gold, tall: 230, share: 1.6 },
        ],
        x0: 380,
        x1: w + 40,
        y0: 1240,
        y1: h + 30,
        rows: 3,
        across: 3,
        horizon: 850,
        bottom: h,
        haze: "#c9a468",
        rng,
      }) +
      litter(w, 1430, h + 40, browns, 240, rng) +
      air.svg(0.9),
    light: shafts(w, h, "#ffe9b0", 6, rng) + sunlight(w, h, "#ffd98f", 0.4, 0.36),
  };
}
