import type { Rng } from "../kit/rng";
import type { Point } from "./ink";
import { mapPoints, pen, ruledShape, smooth, wash } from "./ink";
import { boundary, frame, house, lawn, MATCH_X, oldTrees, paving, type Frame } from "./lot";
import { EAST_PLANTS } from "./eastPlants";
import { plantingLayers, plantingList } from "./planting";
import { border, caption, northArrow, scaleBar, titleBlock, windowed } from "./sheet";
import { letter } from "./lettering";
import { along, stones, tree } from "./symbols";

/** Four raised beds inside a picket fence, with a gate on the north side. */
function vegetables(f: Frame, rng: Rng): string {
  const fence: Point[] = [
    [88, 82],
    [114, 82],
    [114, 97],
    [88, 97],
  ];
  const inside = mapPoints(fence, f.at);
  const pickets = along([...inside, inside[0] ?? [0, 0]], 9)
    .map(([x, y]) => `M${(x - 4).toFixed(1)} ${(y - 4).toFixed(1)}l8 8`)
    .join("");
  const beds = [0, 1, 2, 3].map((i) => {
    const x = 90.6 + i * 5.7;
    const q = mapPoints(
      [
        [x, 84.6],
        [x + 4, 84.6],
        [x + 4, 94.6],
        [x, 94.6],
      ],
      f.at,
    );
    const rows = [1, 2, 3].map((r) => {
      const [ax, ay] = f.at(x + r, 85.4);
      const [, by] = f.at(x + r, 93.8);
      return `<path d="M${ax} ${ay}L${ax} ${by}" stroke="${i % 2 ? "#6d8a48" : "#5f7d4a"}" stroke-width="7" stroke-linecap="round" stroke-dasharray="1 11"/>`;
    });
    return (
      wash(q, { color: "#8a6a4c", strength: 0.62, hard: true }, rng) +
      rows.join("") +
      ruledShape(q, rng, 1.8, 3)
    );
  });
  return (
    wash(inside, { color: "#cbb894", strength: 0.45, hard: true }, rng) +
    beds.join("") +
    ruledShape(inside, rng, 1.6, 0) +
    pen(pickets, 1.6, 0.8)
  );
}

/** Rain leader's stone swale from the southwest corner of the house. */
export const SWALE: Point[] = [
  [83.5, 74.5],
  [80, 82],
  [73, 87],
  [66, 85],
  [56, 80.5],
  [47, 80],
  [43, 80.5],
];

/** `SWALE` with its stones; both sheets show it. */
export function swale(f: Frame, rng: Rng): string {
  const line = mapPoints(SWALE, f.at);
  return (
    `<path d="${smooth(line, false)}" fill="none" stroke="#a9a48f" stroke-opacity=".6" stroke-width="${2.4 * f.k}" stroke-linecap="round"/>` +
    stones(
      along(line, 15).map(([x, y]): Point => [x + rng.range(-9, 9), y + rng.range(-9, 9)]),
      8,
      "#9a978c",
      rng,
    )
  );
}

/** Blueprint 2.0, east sheet: patio beds, vegetable fence, hedgerow, front meadow. */
export function eastPlan(rng: Rng): string {
  const f = frame(12.9, 96, 118, MATCH_X - 2);
  const ground: Point[] = [
    [60, 0.2],
    [144.8, 0.2],
    [144.8, 99.8],
    [60, 99.8],
  ];
  const mulch: Point[] = [
    [68, 33],
    [84, 33],
    [84, 44],
    [71, 44.5],
    [68, 46],
  ];
  const south: Point[] = [
    [68, 68.5],
    [84, 68],
    [84, 79],
    [78, 82.5],
    [68, 83],
  ];
  const meadow: Point[] = [
    [117, 34],
    [130, 33.8],
    [144.4, 34],
    [144.6, 50],
    [144.4, 67],
    [144.6, 85],
    [144.2, 99],
    [130, 99.4],
    [117.4, 99],
    [117, 85],
    [117.2, 60],
  ];
  const hedge: Point[] = [
    [60, 0.8],
    [80, 1],
    [108, 0.8],
    [130, 1],
    [144, 1],
    [144.4, 6],
    [144, 12.5],
    [124, 13.5],
    [100, 13],
    [80, 14],
    [60, 14.6],
  ];
  const bed = (points: Point[], color: string): string =>
    wash(mapPoints(points, f.at), { color, strength: 0.5, drops: ["#d9c79b", "#a58f66"] }, rng);
  const layers = plantingLayers(EAST_PLANTS, f, rng);
  const cedars = (
    [
      [74, 7, 3.6],
      [79.5, 8.4, 3.2],
    ] as const
  )
    .map(([x, y, r]) => {
      const [px, py] = f.at(x, y);
      return tree({ x: px, y: py, r: r * f.k, color: "#5c7560", evergreen: true }, rng);
    })
    .join("");
  const bath = f.at(76.4, 41.8);
  const drawing =
    boundary(f, rng) +
    lawn(ground, f, rng, 320, true) +
    bed(hedge, "#b39c74") +
    bed(mulch, "#b39c74") +
    bed(south, "#b39c74") +
    wash(
      mapPoints(meadow, f.at),
      { color: "#b8b071", strength: 0.55, drops: ["#cfc38a", "#a8a35f", "#c9a96a"] },
      rng,
    ) +
    swale(f, rng) +
    vegetables(f, rng) +
    layers.ground +
    paving(f, rng) +
    house(f, rng) +
    layers.shrubs +
    cedars +
    `<circle cx="${bath[0]}" cy="${bath[1]}" r="15" fill="#b9ced1" stroke="#2e2824" stroke-width="2"/><circle cx="${bath[0]}" cy="${bath[1]}" r="9" fill="#9dbcc4"/>` +
    oldTrees(f, rng) +
    layers.badges;
  const say = (text: string, x: number, y: number, size = 22, rotate = 0): string =>
    caption(text, ...f.at(x, y), rng, size, rotate);
  const words =
    say("House", 100, 67, 25) +
    say("Patio", 77, 52) +
    say("Drive", 130, 27) +
    say("HEDGEROW", 106, 3, 21) +
    say("PATIO BEDS", 76, 35.4, 20) +
    say("FRONT MEADOW", 131, 45.6, 20) +
    say("VEGETABLES, FENCED", 101, 99.4, 19) +
    say("Red maple", 130, 86.6, 23) +
    say("Redcedars", 77, 13.6, 19) +
    say("Birdbath", 76.8, 44.6, 18) +
    say("Stone swale", 76.4, 90.6, 19);
  const right = 1330;
  const [mx] = f.at(MATCH_X, 0);
  return (
    windowed(drawing + words, "east", 96, 60, 1130, 1420) +
    `<path d="M${mx} 70L${mx} 1424" stroke="#2e2824" stroke-width="2.2" stroke-dasharray="26 10"/>` +
    letter(
      "MATCH LINE, WEST SHEET",
      mx - 14,
      740,
      { size: 17, rotate: -90, anchor: "middle", tracking: 2 },
      rng,
    ) +
    plantingList("PLANTING LIST", EAST_PLANTS, right, 106, 570, 37, rng) +
    titleBlock(
      { heading: "Blueprint 2.0, east side", lines: ["As planted, spring 2025"] },
      right,
      1140,
      570,
      rng,
    ) +
    northArrow(1372, 1408, rng) +
    scaleBar(f, 1460, 1408, rng) +
    border(rng)
  );
}
