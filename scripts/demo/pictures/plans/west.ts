import type { Rng } from "../kit/rng";
import { swale } from "./east";
import type { Point } from "./ink";
import { INK, mapPoints, pen, ring, scatter, smooth, wash } from "./ink";
import { letter } from "./lettering";
import { blob, boundary, frame, lawn, MATCH_X, oldTrees, paving, type Frame } from "./lot";
import { WEST_PLANTS, TREES } from "./westPlants";
import { plantingLayers, plantingList } from "./planting";
import { border, caption, northArrow, scaleBar, titleBlock, windowed } from "./sheet";
import { along, stones, tree } from "./symbols";

const LOOP: Point[] = [
  [71, 52],
  [65, 48],
  [58, 45.5],
  [54, 40],
  [52, 32],
  [45, 26.5],
  [37, 27.5],
  [31.5, 33],
  [29.5, 43],
  [28.6, 54],
  [30, 64],
  [37, 69],
  [47, 69.8],
  [57, 70.6],
  [65, 67.5],
  [71, 60],
];
const SPUR: Point[] = [
  [29.6, 50],
  [24, 55],
  [19, 60],
  [19, 69],
  [24, 73],
  [28, 71.4],
  [31.4, 66],
];

function paths(runs: readonly (readonly [readonly Point[], number])[], f: Frame, rng: Rng): string {
  const layer = (wider: number, color: string, opacity: number): string =>
    runs
      .map(
        ([points, width]) =>
          `<path d="${smooth(mapPoints(points, f.at), false)}" fill="none" stroke="${color}" stroke-width="${width * f.k + wider}" stroke-opacity="${opacity}" stroke-linecap="round"/>`,
      )
      .join("");
  const chips = runs
    .flatMap(([points, width]) =>
      along(mapPoints(points, f.at), 5).map(([x, y]) => {
        const s = width * f.k * 0.38;
        const at = `${(x + rng.range(-s, s)).toFixed(1)} ${(y + rng.range(-s, s)).toFixed(1)}`;
        return `M${at}l${rng.range(-4, 4).toFixed(1)} ${rng.range(-3, 3).toFixed(1)}`;
      }),
    )
    .join("");
  return layer(3, "#6a5f52", 1) + layer(0, "#e0cfab", 1) + pen(chips, 1.3, 0.5);
}

function pond(f: Frame, rng: Rng): string {
  const edge = mapPoints(
    [
      [38, 35],
      [40.6, 31.6],
      [44.6, 31.4],
      [48, 33.6],
      [48.8, 37],
      [46.6, 40],
      [43.4, 39.2],
      [40.4, 40.4],
      [38, 38.6],
    ],
    f.at,
  );
  const rings = edge.map(([x, y]): Point => {
    const [cx, cy] = f.at(43.5, 36);
    return [cx + (x - cx) * 0.66, cy + (y - cy) * 0.66];
  });
  const pads = (
    [
      [45, 34.6],
      [46.4, 36.4],
      [41, 37.4],
    ] as const
  )
    .map(([x, y]) => {
      const [px, py] = f.at(x, y);
      return `<path d="M${px} ${py}l10 -4a11 10 0 1 1 -3 -6z" fill="#7f9b5c" stroke="${INK}" stroke-width="1.1"/>`;
    })
    .join("");
  return (
    wash(
      edge,
      { color: "#6f9aa3", strength: 0.85, drops: ["#a9c9cc", "#4f7c86", "#8fb3a5"] },
      rng,
    ) +
    `<path d="${smooth(rings)}" fill="#3f6c78" fill-opacity=".35"/>` +
    pads +
    stones(along([...edge, edge[0] ?? [0, 0]], 21), 9, "#a39c8d", rng)
  );
}

function logPile(x: number, y: number, rng: Rng): string {
  let out = "";
  for (let i = 0; i < 5; i++) {
    const yy = y + i * 11 - 22;
    const xx = x + rng.range(-6, 6);
    out +=
      wash(
        [
          [xx - 36, yy - 5],
          [xx + 36, yy - 5],
          [xx + 36, yy + 5],
          [xx - 36, yy + 5],
        ],
        { color: "#8a6848", strength: 0.8, hard: true },
        rng,
      ) +
      pen(
        `M${xx - 36} ${yy - 5}L${xx + 36} ${yy - 5}M${xx - 36} ${yy + 5}L${xx + 36} ${yy + 5}M${xx - 20} ${yy}l24 1`,
        1.3,
        0.75,
      ) +
      `<ellipse cx="${xx + 36}" cy="${yy}" rx="3.4" ry="5.4" fill="#d8bd92" stroke="${INK}" stroke-width="1.3"/>`;
  }
  return out;
}

/** Blueprint 2.0, west sheet: woodland edge, pond, rain garden, log pile, paths. */
export function westPlan(rng: Rng): string {
  const f = frame(12.9, 118, 118, -2);
  const ground: Point[] = [
    [0.2, 0.2],
    [76, 0.2],
    [76, 99.8],
    [0.2, 99.8],
  ];
  const woods: Point[] = [
    [0.6, 0.6],
    [34, 0.6],
    [68, 0.6],
    [74, 8],
    [67, 15],
    [54, 16],
    [44, 19],
    [36, 21.5],
    [30, 27],
    [26, 36],
    [25, 46],
    [22, 55],
    [17, 68],
    [13, 73],
    [0.6, 74],
    [0.6, 36],
  ];
  const thicket: Point[] = [
    [0.6, 73],
    [12, 75],
    [20, 80],
    [19, 92],
    [22, 99],
    [0.6, 99.4],
  ];
  const south: Point[] = [
    [40, 86],
    [50, 84.5],
    [60, 82.5],
    [72, 84],
    [74, 99.4],
    [20, 99.4],
    [22, 91],
  ];
  const rain: Point[] = blob(30.5, 81, 14, 8, rng, 12);
  const bed = (points: Point[], color: string, drops: string[]): string =>
    wash(mapPoints(points, f.at), { color, strength: 0.55, drops }, rng);
  const layers = plantingLayers(WEST_PLANTS, f, rng);
  const trees = TREES.map(([, x, y, r, color, evergreen]) => {
    const [px, py] = f.at(x, y);
    return tree({ x: px, y: py, r: r * f.k, color, evergreen }, rng);
  }).join("");
  const bench = mapPoints(
    [
      [50.6, 25.2],
      [55.6, 27.2],
      [54.9, 28.9],
      [49.9, 26.9],
    ],
    f.at,
  );
  const [nx, ny] = f.at(60, 62);
  const open = mapPoints(
    [
      [24, 28],
      [66, 16],
      [70, 84],
      [24, 74],
    ],
    f.at,
  );
  const tufts = scatter(open, 420, 17, rng)
    .map(
      ([x, y]) => `M${x.toFixed(0)} ${y.toFixed(0)}q-3 -6 -8 -9m8 9q-1 -8 -3 -13m3 13q2 -8 6 -12`,
    )
    .join("");
  const smallLawn = blob(46, 57.4, 13, 9, rng, 12);
  const border2: Point[] = [
    [44, 71.8],
    [66, 71.8],
    [71, 68],
    [72, 78],
    [60, 79],
    [46, 77.5],
  ];
  const soil =
    wash(
      mapPoints(ground, f.at),
      { color: "#b5b077", strength: 0.6, hard: true, drops: ["#cfc595", "#a3a868", "#c7b27c"] },
      rng,
    ) +
    pen(tufts, 1.1, 0.4) +
    lawn(smallLawn, f, rng, 130) +
    pen(smooth(mapPoints(smallLawn, f.at)), 1.3, 0.6) +
    bed(woods, "#8f8a5a", ["#7a7a48", "#a89a68", "#6e7a4c"]) +
    bed(thicket, "#8f8f60", ["#7a8450", "#a8a272"]) +
    bed(south, "#a39a68", ["#8f8e58", "#b9ab78"]) +
    bed(border2, "#b39c74", ["#d0bd90"]);
  const drawing =
    boundary(f, rng) +
    windowed(soil, "soil", ...f.at(0, 0), 76 * f.k, 100 * f.k) +
    swale(f, rng) +
    bed(rain, "#7f9a86", ["#6f93a0", "#93ab86", "#5f8489"]) +
    pen(smooth(mapPoints(rain, f.at)), 1.6, 0.7) +
    paving(f, rng) +
    paths(
      [
        [SPUR, 2.2],
        [LOOP, 3.2],
      ],
      f,
      rng,
    ) +
    pond(f, rng) +
    layers.ground +
    logPile(...f.at(34.6, 22.6), rng) +
    layers.shrubs +
    wash(bench, { color: "#8a6848", strength: 0.85, hard: true }, rng) +
    pen(smooth(ring(nx, ny, 7, 8, 0.02, rng)), 2) +
    `<circle cx="${nx}" cy="${ny}" r="2.6" fill="${INK}"/>` +
    trees +
    oldTrees(f, rng) +
    layers.badges;
  const say = (text: string, x: number, y: number, size = 21, rotate = 0): string =>
    caption(text, ...f.at(x, y), rng, size, rotate);
  const words =
    TREES.map(([name, x, y]) => (name ? say(name, x, y + 2.2, 20) : "")).join("") +
    say("White oak", 17, 20.4, 23) +
    say("Redcedars", 60, 10.6, 19) +
    say("WOODLAND EDGE", 14, 3.4, 21) +
    say("RAIN GARDEN", 30, 81.4, 19) +
    say("POND", 43.6, 37.2, 21) +
    say("Small lawn", 46, 57.2, 23) +
    say("370 sq ft", 46, 60, 19) +
    say("Log pile", 34.8, 19.6, 18) +
    say("Bench", 53.4, 30.8, 18) +
    say("Nest box", 63, 65, 18) +
    say("Wood-chip path", 58, 43.6, 18, 24) +
    say("Stone swale", 58, 84, 18, 8) +
    say("Patio", 72.5, 56);
  const right = 1160;
  const [mx] = f.at(MATCH_X, 0);
  return (
    windowed(drawing + words, "west", 60, 60, mx - 60 + 26, 1420) +
    `<path d="M${mx} 70L${mx} 1424" stroke="${INK}" stroke-width="2.2" stroke-dasharray="26 10"/>` +
    letter(
      "MATCH LINE, EAST SHEET",
      mx + 42,
      740,
      { size: 17, rotate: -90, anchor: "middle", tracking: 2 },
      rng,
    ) +
    plantingList("PLANTING LIST", WEST_PLANTS, right, 106, 700, 37, rng) +
    titleBlock(
      { heading: "Blueprint 2.0, west side", lines: ["As planted, spring 2025"] },
      right,
      1140,
      740,
      rng,
    ) +
    northArrow(1202, 1408, rng) +
    scaleBar(f, 1300, 1408, rng) +
    border(rng)
  );
}
