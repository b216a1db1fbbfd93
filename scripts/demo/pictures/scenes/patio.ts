import { gouache } from "../kit/paint";
import { polyline, type Pt } from "../kit/path";
import type { Layered } from "../kit/render";
import type { Rng } from "../kit/rng";
import { bed, cast, field, sunlight, type BedPlant } from "./ground";
import { FLOWERS as F, GRASSES as G } from "./species";
import { disc, lens, strokes } from "./strokes";
import { treeLine } from "./trees";

const W = 1600;
const H = 1067;

function chair(x: number, y: number, k: number, color: string, rng: Rng): string {
  const plank = (pts: Pt[]): string =>
    gouache(pts, { fill: color, rng, streaks: 8, edge: 1.5, grain: 80 }, polyline(pts));
  const at = (fx: number, fy: number): Pt => [x + fx * k, y - fy * k];
  let out = cast(x + k * 10, y, k * 15, k * 3, 0.4);
  out +=
    plank([at(2, 0), at(3.4, 0), at(3.2, 13), at(1.8, 13)]) +
    plank([at(17, 0), at(18.4, 0), at(18.6, 13), at(17.2, 13)]);
  for (let i = 0; i < 5; i++)
    out += plank([
      at(3.2 + i * 2.9, 8),
      at(5.6 + i * 2.9, 8),
      at(5.2 + i * 3.1, 27 - Math.abs(i - 2) * 1.1),
      at(2.7 + i * 3.1, 27 - Math.abs(i - 2) * 1.1),
    ]);
  out += plank([at(2, 10.5), at(18.4, 10.5), at(20, 7.5), at(0.6, 7.5)]);
  out +=
    plank([at(-1.4, 13.6), at(3.4, 13.6), at(3.2, 12.2), at(-1.8, 12.2)]) +
    plank([at(17.2, 13.6), at(22, 13.6), at(22.4, 12.2), at(17.2, 12.2)]);
  return (
    out +
    plank([at(-0.6, 12.4), at(0.8, 12.4), at(0.8, -2), at(-0.6, -2)]) +
    plank([at(20, 12.4), at(21.4, 12.4), at(21.4, -2), at(20, -2)])
  );
}

/** The patio in August. */
export function patioAugust(rng: Rng): Layered {
  const haze = "#d3dabb";
  const plants: BedPlant[] = [
    { grow: F.blackeyed, tall: 330, share: 2.2 },
    { grow: F.joepye, tall: 560, share: 1.6 },
    { grow: F.mtnmint, tall: 320, share: 1.3 },
    { grow: F.beebalm, tall: 400, share: 1.6 },
    { grow: F.coneflower, tall: 390, share: 1.8 },
    { grow: F.ironweed, tall: 560 },
    { grow: G.green, tall: 280, share: 1.2 },
    { grow: F.blazing, tall: 420, share: 1 },
  ];
  let flags = "";
  const rows = [640, 690, 752, 830, 930, 1080];
  rows.slice(1).forEach((y1, r) => {
    const y0 = rows[r] ?? 0;
    const edge = (y: number, u: number): Pt => [760 + u * (y - 380) * 1.5 + 120, y];
    const cuts = [-1.15, ...[-0.7, -0.26, 0.16, 0.6].map((u) => u + rng.range(-0.12, 0.12)), 1.15];
    cuts.slice(1).forEach((u1, i) => {
      const u0 = cuts[i] ?? 0;
      const g = 0.012;
      const pts: Pt[] = [
        edge(y0 + 3, u0 + g),
        edge(y0 + 3, u1 - g),
        edge(y1 - 3, u1 - g),
        edge(y1 - 3, u0 + g),
      ];
      flags += gouache(
        pts,
        {
          fill: rng.pick(["#b7a58c", "#a99a86", "#c2ad8e", "#9f948a", "#b39d84"]),
          rng,
          streaks: 9,
          grain: 4,
          edge: 2,
        },
        polyline(pts),
      );
    });
  });
  const honey = strokes();
  const twine = (t: number): Pt => [
    1345 + Math.sin(t * 9) * 60 + rng.gauss(0, 52),
    590 - t * 560 + rng.gauss(0, 16),
  ];
  for (let i = 0; i < 30; i++)
    for (const side of [-1, 1])
      honey.add("#9c8d76", `M${1345 + side * 95} ${20 + i * 19}l6 0l0 20l-6 0Z`);
  for (let i = 0; i < 8; i++) honey.add("#9c8d76", `M1236 ${50 + i * 74}l218 0l0 6l-218 0Z`);
  for (let i = 0; i < 760; i++) {
    const [x, y] = twine(rng.next());
    honey.add(
      rng.pick(["#5f7b45", "#7c955a", "#4a6238", "#8ea56a"]),
      lens(x, y, rng.range(14, 26), 12, rng.range(0, 360)),
    );
  }
  for (let i = 0; i < 54; i++) {
    const [x, y] = twine(rng.range(0.05, 0.98));
    for (let k = 0; k < 5; k++) {
      const a = 40 + k * 24 + rng.range(-8, 8);
      honey.add(k % 2 ? "#d2523e" : "#b8382c", lens(x, y, 24, 5, a));
      honey.add(
        "#e9b04c",
        disc(x + Math.cos((a * Math.PI) / 180) * 23, y + Math.sin((a * Math.PI) / 180) * 23, 2.6),
      );
    }
  }
  let siding = "";
  for (let y = 0; y < 610; y += 34)
    siding += `<rect x="1120" y="${y}" width="500" height="4" fill="#a79c86" opacity=".5"/>`;
  return {
    width: W,
    height: H,
    backdrop:
      field(W, 0, 560, "#bfd0cd", "#ece6cc") +
      treeLine({
        w: W,
        y: 560,
        h: 430,
        colors: ["#7f9468", "#6d8459", "#90a275"],
        rng,
        count: 11,
      }) +
      field(W, 540, H, "#93a468", "#566a3d"),
    backdropBlur: 10,
    middle:
      `<rect x="1120" y="-10" width="500" height="640" fill="#ddd4c0"/>${siding}<rect x="1120" y="-10" width="16" height="640" fill="#f3ecdc"/>` +
      `<g>${honey.svg()}</g>` +
      bed({
        plants,
        x0: -60,
        x1: 1180,
        y0: 560,
        y1: 650,
        rows: 5,
        across: 11,
        horizon: 400,
        bottom: H,
        haze,
        rng,
      }),
    middleBlur: 1.6,
    subject:
      field(W, 640, H, "#8f8468", "#6d6450") +
      flags +
      chair(610, 800, 9.2, "#8b9a8c", rng) +
      chair(960, 770, 8.2, "#8b9a8c", rng) +
      bed({
        plants,
        x0: -80,
        x1: 380,
        y0: 740,
        y1: H + 90,
        rows: 6,
        across: 4,
        horizon: 400,
        bottom: H,
        haze,
        rng,
        keep: (x, y) => x < 470 - (y - 700) * 0.5,
      }) +
      bed({
        plants,
        x0: 1330,
        x1: W + 60,
        y0: 760,
        y1: H + 70,
        rows: 5,
        across: 3.4,
        horizon: 400,
        bottom: H,
        haze,
        rng,
        keep: (x, y) => x > 1260 + (y - 700) * 0.35,
      }),
    light: sunlight(W, H, "#fff0bd", 0.36, 0.26),
  };
}
