import { picket } from "./garden";
import { shade } from "../kit/color";
import { gouache } from "../kit/paint";
import { polyline, type Pt } from "../kit/path";
import type { Layered } from "../kit/render";
import type { Rng } from "../kit/rng";
import { bed, clouds, field, sunlight, turf, type BedPlant } from "../scenes/ground";
import { FLOWERS as F, GRASSES as G } from "../scenes/species";
import { disc, lens, strokes } from "../scenes/strokes";
import { house } from "../scenes/house";
import { crown, treeLine } from "../scenes/trees";

/** A rural mailbox on its post, the arched door toward us and its side running right. */
function mailbox(x: number, y: number, k: number, rng: Rng): string {
  const at = (fx: number, fy: number): string =>
    `${(x + fx * k).toFixed(1)} ${(y + fy * k).toFixed(1)}`;
  const box = (x0: number, y0: number, x1: number, y1: number): Pt[] => [
    [x + x0 * k, y + y0 * k],
    [x + x1 * k, y + y0 * k],
    [x + x1 * k, y + y1 * k],
    [x + x0 * k, y + y1 * k],
  ];
  const wood = (pts: Pt[]): string =>
    gouache(pts, { fill: "#8d7b64", rng, grain: 90, streaks: 18, edge: 2 }, polyline(pts));
  const barrel = `M${at(-60, -306)}L${at(-60, -400)}Q${at(-58, -470)} ${at(-6, -474)}L${at(160, -486)}Q${at(212, -480)} ${at(214, -414)}L${at(214, -322)}Z`;
  const door = `M${at(-116, -304)}L${at(-116, -400)}Q${at(-114, -470)} ${at(-62, -472)}Q${at(-8, -470)} ${at(-6, -400)}L${at(-6, -304)}Z`;
  const sheet = "#aab4ae";
  return (
    wood(box(14, -310, 52, 0)) +
    wood(box(-84, -318, 190, -292)) +
    gouache(
      box(-60, -486, 214, -306),
      { fill: sheet, rng, grain: -3, streaks: 22, edge: 3, angle: 84, dark: "#4f5a58" },
      barrel,
    ) +
    gouache(
      box(-116, -472, -6, -304),
      { fill: "#b9c2bb", rng, grain: 80, streaks: 14, edge: 4, angle: 40, dark: "#66716e" },
      door,
    ) +
    `<path d="M${at(-76, -322)}L${at(-46, -322)}" stroke="#565f5c" stroke-width="${(7 * k).toFixed(1)}" stroke-linecap="round"/>` +
    `<path d="M${at(-61, -456)}L${at(-61, -436)}" stroke="#565f5c" stroke-width="${(9 * k).toFixed(1)}" stroke-linecap="round"/>` +
    `<path d="M${at(96, -392)}L${at(96, -548)}L${at(146, -548)}L${at(146, -508)}L${at(108, -508)}L${at(108, -392)}Z" fill="#b04a3c"/><path d="${disc(x + 102 * k, y - 396 * k, 8 * k)}" fill="#7d2f27"/>`
  );
}

/** The garden gate in June, the mailbox under coral honeysuckle; 1200 × 1600. */
export function gatePicture(rng: Rng): Layered {
  const [w, h] = [1200, 1600];
  const haze = "#d9e0c6";
  const plants: BedPlant[] = [
    { grow: F.coneflower, tall: 520, share: 2 },
    { grow: F.blackeyed, tall: 420, share: 2 },
    { grow: F.penstemon, tall: 480 },
    { grow: F.bergamot, tall: 500, share: 1.3 },
    { grow: F.coreopsis, tall: 340, share: 1.2 },
    { grow: F.beebalm, tall: 480, share: 1 },
    { grow: G.green, tall: 330, share: 1.2 },
  ];
  const middle = (y: number): number => 640 + (y - 820) * 0.02;
  const half = (y: number): number => 60 + Math.max(0, y - 820) * 0.27;
  const keep = (x: number, y: number): boolean => Math.abs(x - middle(y)) > half(y) + 14;
  const path: Pt[] = [
    [600, 800],
    [690, 800],
    [middle(h) + half(h), h + 20],
    [middle(h) - half(h), h + 20],
  ];
  const white = "#ece6d8";
  let fence = "";
  const rails = (x0: number, x1: number): string =>
    [900, 1060]
      .map((y) => {
        const p: Pt[] = [
          [x0, y],
          [x1, y],
          [x1, y + 30],
          [x0, y + 30],
        ];
        return gouache(
          p,
          { fill: shade(white, -0.12), rng, streaks: 10, grain: 0, angle: 86, edge: 2 },
          polyline(p),
        );
      })
      .join("");
  fence += rails(-20, 430) + rails(850, w + 20);
  for (let x = -30; x < 400; x += 62) fence += picket(x, 830, 1180, 40, white, rng);
  for (let x = 890; x < w; x += 62) fence += picket(x, 830, 1180, 40, white, rng);
  fence += picket(400, 760, 1230, 66, white, rng) + picket(826, 760, 1230, 66, white, rng);
  let gate = "";
  for (const y of [880, 1070]) {
    const p: Pt[] = [
      [470, y],
      [590, y - 46],
      [590, y - 18],
      [470, y + 30],
    ];
    gate += gouache(
      p,
      { fill: shade(white, -0.12), rng, streaks: 8, grain: -20, edge: 2 },
      polyline(p),
    );
  }
  [472, 504, 536, 566].forEach((x, i) => {
    gate += picket(x, 838 - i * 16, 1188 - i * 34, 25 - i * 1.5, white, rng);
  });
  const vine = strokes();
  for (let i = 0; i < 520; i++) {
    const t = rng.next();
    const [x, y] = [
      1000 + Math.sin(t * 13) * 26 + rng.gauss(0, 26),
      1330 - t * 330 + (t > 0.85 ? rng.range(0, 30) : 0),
    ];
    vine.add(
      rng.pick(["#5f7b45", "#7c955a", "#4a6238", "#8fa86a"]),
      lens(x, y, rng.range(14, 25), 12, rng.range(0, 360)),
    );
  }
  for (let i = 0; i < 26; i++) {
    const t = rng.next();
    const [x, y] = [1000 + Math.sin(t * 13) * 30 + rng.gauss(0, 28), 1320 - t * 320];
    for (let k = 0; k < 5; k++) {
      const a = 30 + k * 28;
      vine.add(k % 2 ? "#d2523e" : "#b8382c", lens(x, y, 27, 6, a));
      vine.add(
        "#ecb851",
        disc(x + Math.cos((a * Math.PI) / 180) * 26, y + Math.sin((a * Math.PI) / 180) * 26, 3),
      );
    }
  }
  const chips = strokes();
  for (let i = 0; i < 420; i++) {
    const y = 810 + 800 * rng.next() ** 0.8;
    const k = 5 + (y - 800) * 0.03;
    chips.add(
      rng.pick(["#d6bd92", "#b3946a", "#8f7250", "#e3cfa8"]),
      lens(middle(y) + rng.range(-1, 0.95) * half(y), y, k, k * 0.3, rng.range(-30, 30)),
    );
  }
  return {
    width: w,
    height: h,
    backdrop:
      field(w, 0, 820, "#b4cbd4", "#efead7") +
      clouds(w, 60, 330, 6, "#fbf9f0", "#d0d9da", rng) +
      treeLine({ w, y: 800, h: 460, colors: ["#93a678", "#82966a", "#a5b486"], rng, count: 8 }) +
      field(w, 780, h, "#a6b47a", "#566c40"),
    backdropBlur: 10,
    middle:
      house(560, 800, 9, rng) +
      crown({ x: 150, y: 480, rx: 270, ry: 270, color: "#7c9058", dab: 26 }, rng) +
      turf(w, 790, 940, ["#a3b277", "#8ea162", "#b9c48c"], 160, 34, rng) +
      `<path d="${polyline(path)}" fill="#bda27a"/>` +
      bed({
        plants,
        x0: -40,
        x1: w + 40,
        y0: 820,
        y1: 1010,
        rows: 6,
        across: 9,
        horizon: 640,
        bottom: h,
        haze,
        rng,
        keep,
      }),
    middleBlur: 2.2,
    subject:
      `<path d="${polyline(path.map(([x, y]): Pt => [y < 900 ? middle(1000) + (x < 645 ? -1 : 1) * half(1000) : x, y < 900 ? 1000 : y]))}" fill="#bda27a"/>` +
      chips.svg(0.75) +
      fence +
      gate +
      bed({
        plants,
        x0: -60,
        x1: 420,
        y0: 1200,
        y1: h + 100,
        rows: 6,
        across: 3.4,
        horizon: 640,
        bottom: h,
        haze,
        rng,
        keep,
      }) +
      mailbox(968, 1330, 1.02, rng) +
      vine.svg() +
      bed({
        plants,
        x0: 800,
        x1: w + 60,
        y0: 1330,
        y1: h + 100,
        rows: 5,
        across: 3.2,
        horizon: 640,
        bottom: h,
        haze,
        rng,
        keep,
      }),
    light: sunlight(w, h, "#fff2c6", 0.32),
  };
}
