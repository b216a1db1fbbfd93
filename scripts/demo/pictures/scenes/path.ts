import { dogwoodBloom } from "./forest";
import { polyline, type Pt } from "../kit/path";
import type { Layered } from "../kit/render";
import type { Rng } from "../kit/rng";
import { bed, clouds, field, sunlight, turf, type BedPlant } from "./ground";
import { FLOWERS as F, GRASSES as G } from "./species";
import { fern } from "./spent";
import { lens, strokes } from "./strokes";
import { crown, treeLine, trunk } from "./trees";

/** The wood-chip path in May; portrait. */
export function pathMay(rng: Rng): Layered {
  const [w, h] = [1067, 1600];
  const haze = "#dbe2c6";
  const edge = (y: number): { mid: number; half: number } => {
    const t = Math.max(0, (y - 700) / 900);
    return { mid: 560 + Math.sin(t * 4.2) * 120 * (0.3 + t) - 40 * t, half: 22 + 190 * t };
  };
  const keep = (x: number, y: number): boolean => {
    const e = edge(y);
    return Math.abs(x - e.mid) > e.half + 8;
  };
  const rims: Pt[] = [];
  for (let y = 700; y <= h + 20; y += 40) {
    const e = edge(y);
    rims.push([e.mid - e.half, y]);
  }
  for (let y = h + 20; y >= 700; y -= 40) {
    const e = edge(y);
    rims.push([e.mid + e.half, y]);
  }
  const chips = strokes();
  for (let i = 0; i < 1100; i++) {
    const y = 700 + 900 * rng.next() ** 0.75;
    const e = edge(y);
    const k = 4 + ((y - 700) / 900) * 26;
    chips.add(
      rng.pick(["#d6bd92", "#b3946a", "#8f7250", "#e3cfa8", "#a08460"]),
      lens(e.mid + rng.range(-1, 0.95) * e.half, y, k, k * 0.3, rng.range(-35, 35)),
    );
  }
  const plants: BedPlant[] = [
    { grow: F.woodphlox, tall: 230, share: 2 },
    { grow: F.columbine, tall: 330, share: 1.6 },
    { grow: F.penstemon, tall: 480, share: 1.4 },
    { grow: F.geranium, tall: 260, share: 1.6 },
    { grow: F.wildindigo, tall: 520, share: 1.3 },
    { grow: F.coreopsis, tall: 320, share: 1.4 },
    { grow: fern, tall: 260, share: 0.5 },
    { grow: F.foamflower, tall: 230 },
    { grow: G.green, tall: 260, share: 1 },
  ];
  return {
    width: w,
    height: h,
    backdrop:
      field(w, 0, 760, "#bfd0d2", "#eceddb") +
      clouds(w, 60, 260, 4, "#fbf9f0", "#d3dad8", rng) +
      treeLine({
        w,
        y: 750,
        h: 480,
        colors: ["#97aa7a", "#86996c", "#a9b78a", "#7d9270"],
        rng,
        count: 8,
      }) +
      field(w, 720, h, "#a3b277", "#566c3f"),
    backdropBlur: 9,
    middle:
      trunk(150, 800, 380, 40, rng, "#6f665b") +
      crown({ x: 170, y: 400, rx: 330, ry: 210, color: "#8ea468", dab: 30 }, rng) +
      dogwoodBloom(180, 400, 520, 190, 330, 17, rng) +
      crown({ x: 930, y: 640, rx: 190, ry: 170, color: "#6f8756", dab: 26 }, rng) +
      turf(w, 720, 900, ["#a3b277", "#8ea162", "#b9c48c"], 160, 36, rng) +
      `<path d="${polyline(rims)}" fill="#b89c72"/>` +
      bed({
        plants,
        x0: -60,
        x1: w + 60,
        y0: 740,
        y1: 960,
        rows: 7,
        across: 9,
        horizon: 620,
        bottom: h,
        haze,
        rng,
        keep,
      }),
    middleBlur: 2,
    subject:
      `<path d="${polyline(rims.filter(([, y]) => y > 900))}" fill="#b89c72"/>` +
      chips.svg(0.8) +
      bed({
        plants,
        x0: -80,
        x1: w + 80,
        y0: 980,
        y1: h + 90,
        rows: 8,
        across: 6,
        horizon: 620,
        bottom: h,
        haze,
        rng,
        keep,
      }),
    light: sunlight(w, h, "#fff2c6", 0.34),
  };
}
