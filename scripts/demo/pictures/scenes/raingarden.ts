import { reflections } from "./waterside";
import { mix } from "../kit/color";
import { n } from "../kit/path";
import type { Layered } from "../kit/render";
import type { Rng } from "../kit/rng";
import { bed, clouds, field, stoneRim, turf, water, type BedPlant } from "./ground";
import { FLOWERS as F, GRASSES as G } from "./species";
import { disc, lens, strokes } from "./strokes";
import { treeLine } from "./trees";

/** Rain falling into the rain garden in August; portrait. */
export function raingardenStorm(rng: Rng): Layered {
  const [w, h] = [1067, 1600];
  const [cx, cy, rx, ry] = [520, 1270, 620, 210];
  const haze = "#a9b3b2";
  const wet = (p: BedPlant): BedPlant => ({
    ...p,
    grow: (s) => p.grow({ ...s, air: Math.max(s.air ?? 0, 0.12), haze: "#7d8a8c" }),
  });
  const plants = [
    { grow: F.cardflower, tall: 520, share: 2.4 },
    { grow: F.joepye, tall: 640, share: 2 },
    { grow: F.swampmilk, tall: 480, share: 1.4 },
    { grow: F.bluelobel, tall: 430, share: 1.4 },
    { grow: F.boneset, tall: 500 },
    { grow: G.sedge, tall: 320, share: 1.4 },
    { grow: G.rush, tall: 480 },
  ].map(wet);
  const keep = (x: number, y: number): boolean =>
    ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 > 0.94;
  const rain = strokes();
  for (let i = 0; i < 420; i++) {
    const [x, y, k] = [rng.range(-60, w), rng.range(-60, h), rng.range(30, 120)];
    rain.add(rng.pick(["#eef3f4", "#d3dde0"]), lens(x, y, k, rng.range(1.4, 3.2), 102));
  }
  let rings = "";
  for (let i = 0; i < 46; i++) {
    const a = rng.range(0, 6.28);
    const d = Math.sqrt(rng.next()) * 0.9;
    const [x, y] = [cx + Math.cos(a) * rx * d, cy + Math.sin(a) * ry * d];
    const r = rng.range(10, 44) * (0.5 + (y - cy + ry) / (ry * 2));
    for (const k of [1, 0.55])
      rings += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * k)}" ry="${n(r * k * 0.3)}" fill="none" stroke="#e4ecec" stroke-width="2.2" opacity="${k === 1 ? 0.5 : 0.75}"/>`;
    if (i % 3 === 0)
      rings += `<path d="${lens(x, y, 22, 4, -90)}${disc(x - 6, y - 14, 2.4)}${disc(x + 7, y - 18, 2)}" fill="#f2f6f6" opacity=".85"/>`;
  }
  return {
    width: w,
    height: h,
    backdrop:
      field(w, 0, 780, "#5f6b78", "#aeb7b6") +
      clouds(w, 0, 420, 12, "#8c969e", "#4d5865", rng) +
      treeLine({ w, y: 800, h: 420, colors: ["#6c7c70", "#5f7066", "#7b897c"], rng, count: 8 }) +
      field(w, 780, h, "#7f8d72", "#46573f"),
    backdropBlur: 12,
    middle: bed({
      plants,
      x0: -60,
      x1: w + 60,
      y0: 830,
      y1: 1080,
      rows: 6,
      across: 7,
      horizon: 560,
      bottom: h,
      haze,
      rng,
      keep,
    }),
    middleBlur: 2.6,
    subject:
      turf(w, 1050, h, ["#56683f", "#66754a", "#6f6248", "#4a5a3a"], 220, 60, rng) +
      water(
        cx,
        cy,
        rx,
        ry,
        { far: "#93a09c", near: "#54625f", light: "#d3dcda", dark: "#3f4c49" },
        rng,
        reflections(cx, cy, rx, ry, ["#9a4038", "#5a6d4c", "#8c6a7c", "#46563f"], 60, rng),
      ) +
      rings +
      stoneRim(cx, cy, rx, ry, 54, 30, 150, rng) +
      bed({
        plants,
        x0: -60,
        x1: 330,
        y0: 1180,
        y1: h + 60,
        rows: 4,
        across: 3,
        horizon: 560,
        bottom: h,
        haze,
        rng,
        keep,
      }) +
      bed({
        plants,
        x0: 720,
        x1: w + 60,
        y0: 1300,
        y1: h + 90,
        rows: 4,
        across: 3,
        horizon: 560,
        bottom: h,
        haze,
        rng,
        keep,
      }),
    light: `<rect width="${w}" height="${h}" fill="${mix("#4a5866", "#2a3440", 0.4)}" opacity=".16"/>${rain.svg(0.4)}`,
  };
}
