/**
 * The one lot of all three drawings, in feet: x runs east from the west lot line, y runs south from
 * the north lot line. 145 × 100 ft is a third of an acre; the street is on the east.
 */
import type { Rng } from "../kit/rng";
import type { Point } from "./ink";
import { mapPoints, pen, ring, ruled, ruledShape, scatter, straight, wash } from "./ink";
import { letter } from "./lettering";
import { tree } from "./symbols";

export const LOT = { width: 145, depth: 100 };
/** Where the east and west sheets of the 2.0 plan meet. */
export const MATCH_X = 68;

export interface Frame {
  /** px per foot. */
  k: number;
  at: (x: number, y: number) => Point;
}

/** Feet of the lot to px of the sheet: (originX, originY) comes to (left, top). */
export function frame(k: number, left: number, top: number, originX = 0, originY = 0): Frame {
  return { k, at: (x, y) => [left + (x - originX) * k, top + (y - originY) * k] };
}

export const HOUSE: Point[] = [
  [84, 36],
  [92, 36],
  [92, 18],
  [116, 18],
  [116, 74],
  [84, 74],
];
export const DRIVE: Point[] = [
  [116, 19],
  [145, 19],
  [145, 33],
  [116, 33],
];
export const WALK: Point[] = [
  [116, 52],
  [145, 52],
  [145, 56],
  [116, 56],
];
export const PATIO: Point[] = [
  [70, 45],
  [84, 45],
  [84, 67],
  [70, 67],
];
export const WHITE_OAK = { x: 17, y: 18, r: 13 };
export const RED_MAPLE = { x: 130, y: 85, r: 11 };

/** The house from above: four hips, shingle courses, the side away from the light in shade. */
export function house(f: Frame, rng: Rng): string {
  const p = mapPoints(HOUSE, f.at);
  const shadow = p.map(([x, y]): Point => [x + f.k * 1.3, y + f.k * 1.6]);
  const face = (points: Point[], color: string, strength: number): string =>
    wash(mapPoints(points, f.at), { color, strength, hard: true }, rng);
  const roof =
    face(
      [
        [84, 36],
        [100, 52],
        [100, 58],
        [84, 74],
      ],
      "#b3a48e",
      0.62,
    ) +
    face(
      [
        [84, 36],
        [92, 36],
        [104, 48],
        [100, 52],
      ],
      "#b3a48e",
      0.5,
    ) +
    face(
      [
        [116, 36],
        [116, 74],
        [100, 58],
        [100, 52],
      ],
      "#8f7f6d",
      0.85,
    ) +
    face(
      [
        [84, 74],
        [100, 58],
        [116, 74],
      ],
      "#857563",
      0.85,
    ) +
    face(
      [
        [92, 18],
        [104, 30],
        [104, 48],
        [92, 36],
      ],
      "#b3a48e",
      0.66,
    ) +
    face(
      [
        [92, 18],
        [116, 18],
        [104, 30],
      ],
      "#b3a48e",
      0.5,
    ) +
    face(
      [
        [116, 18],
        [116, 36],
        [104, 48],
        [104, 30],
      ],
      "#8f7f6d",
      0.8,
    );
  const line = (a: Point, b: Point, w = 1.5): string =>
    ruled(f.at(a[0], a[1]), f.at(b[0], b[1]), rng, w, 1);
  let courses = "";
  for (let i = 1; i < 8; i++) {
    const t = i * 2;
    courses +=
      line([84 + t, 36 + t], [84 + t, 74 - t], 0.7) +
      line([116 - t, 37 + t], [116 - t, 74 - t], 0.7);
    if (i < 6)
      courses +=
        line([92 + t, 18 + t], [92 + t, 36 + t], 0.7) +
        line([116 - t, 18 + t], [116 - t, 36 + t], 0.7);
  }
  const ridges =
    line([84, 36], [100, 52]) +
    line([84, 74], [100, 58]) +
    line([116, 74], [100, 58]) +
    line([100, 52], [100, 58]) +
    line([100, 52], [116, 36]) +
    line([92, 18], [104, 30]) +
    line([116, 18], [104, 30]) +
    line([104, 30], [104, 48]) +
    line([92, 36], [104, 48]);
  return (
    `<path d="${straight(shadow)}" fill="#33352c" fill-opacity=".24"/>` +
    `<path d="${straight(p)}" fill="#efe6d4"/>` +
    roof +
    `<g opacity=".5">${courses}</g>` +
    ridges +
    ruledShape(p, rng, 3, 6)
  );
}

/** Drive, front walk and patio; the patio's flags are drawn by hand. */
export function paving(f: Frame, rng: Rng): string {
  const slab = (points: readonly Point[], color: string): string => {
    const q = mapPoints(points, f.at);
    return (
      `<path d="${straight(q)}" fill="#f4eddd"/>` +
      wash(q, { color, strength: 0.5, hard: true }, rng) +
      ruledShape(q, rng, 1.8, 4)
    );
  };
  const patio = mapPoints(PATIO, f.at);
  let joints = "";
  let row = 45;
  while (row < 66) {
    const next = Math.min(67, row + rng.range(2.4, 3.8));
    if (next < 67) joints += ruled(f.at(70, next), f.at(84, next), rng, 1, 0);
    for (let x = 70 + rng.range(1.5, 4); x < 83; x += rng.range(2.5, 4.6)) {
      joints += ruled(f.at(x, row), f.at(x, next), rng, 1, 0);
    }
    row = next;
  }
  const crumbs = scatter(mapPoints(DRIVE, f.at), 160, 6, rng)
    .map(([x, y]) => `M${x.toFixed(0)} ${y.toFixed(0)}l1.5 .6`)
    .join("");
  return (
    slab(DRIVE, "#a9a296") +
    pen(crumbs, 1.6, 0.35) +
    slab(WALK, "#bfae93") +
    slab(PATIO, "#c2a98a") +
    `<g opacity=".7">${joints}</g>` +
    pen(straight(patio), 2, 0.8)
  );
}

/** Street and lot line with its bearing marks. */
export function boundary(f: Frame, rng: Rng): string {
  const [w, d] = [LOT.width, LOT.depth];
  const street = mapPoints(
    [
      [w + 3, -8],
      [w + 12, -8],
      [w + 12, d + 8],
      [w + 3, d + 8],
    ],
    f.at,
  );
  const corners = mapPoints(
    [
      [0, 0],
      [w, 0],
      [w, d],
      [0, d],
    ],
    f.at,
  );
  const pins = corners
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="6" fill="#fbf6e9" stroke="#2e2824" stroke-width="2"/>`,
    )
    .join("");
  const [tx, ty] = f.at(w + 8.2, 70);
  return (
    wash(street, { color: "#9b968d", strength: 0.5, hard: true }, rng) +
    ruled(f.at(w + 3, -8), f.at(w + 3, d + 8), rng, 2, 0) +
    letter("STREET", tx, ty, { size: 24, rotate: -90, anchor: "middle", tracking: 4 }, rng) +
    `<path d="${straight(corners)}" fill="none" stroke="#2e2824" stroke-width="2.6" stroke-dasharray="34 8 5 8"/>` +
    pins
  );
}

/** The two trees that were here in 2021 and still are. */
export function oldTrees(f: Frame, rng: Rng, grown = 0): string {
  const draw = (t: { x: number; y: number; r: number }, color: string): string => {
    const [x, y] = f.at(t.x, t.y);
    return tree({ x, y, r: (t.r + grown) * f.k, color }, rng);
  };
  return draw(WHITE_OAK, "#7f9457") + draw(RED_MAPLE, "#b0704a");
}

/** Grass in the manner of a plan: a pale wash with short strokes in rows. */
export function lawn(
  points: readonly Point[],
  f: Frame,
  rng: Rng,
  strokes: number,
  hard = false,
): string {
  const q = mapPoints(points, f.at);
  const blades = scatter(q, strokes, 15, rng)
    .map(([x, y]) => `M${x.toFixed(0)} ${y.toFixed(0)}l-3 -7m5 7l1 -8m3 8l4 -6`)
    .join("");
  return (
    wash(
      q,
      { color: "#a9bb72", strength: 0.55, hard, drops: ["#c6cf8e", "#8fa75d", "#e3dfae"] },
      rng,
    ) + pen(blades, 1, 0.35)
  );
}

/** A blob in feet: an ellipse with an uneven edge. */
export function blob(x: number, y: number, rx: number, ry: number, rng: Rng, points = 10): Point[] {
  return ring(0, 0, 1, points, 0.09, rng).map(([px, py]): Point => [x + px * rx, y + py * ry]);
}
