import { shade } from "../../kit/color";
import { path, radial } from "../../kit/paint";
import { n } from "../../kit/path";
import type { Rng } from "../../kit/rng";
import type { Patch } from "../engine/form";
import type { Pt } from "../engine/geometry";

export interface Morph {
  base: string;
  dark: string;
  pale: string;
  face: string;
}

/** Eastern screech-owls come gray and rufous, in one brood even. */
export const MORPHS: readonly Morph[] = [
  { base: "#8b847b", dark: "#38322e", pale: "#d8d2c6", face: "#a9a196" },
  { base: "#a5633c", dark: "#5a2f1d", pale: "#e3d0b6", face: "#bb7d55" },
];

/** Right half of the owl's outline, in model units about the face. */
export const HALF: readonly Pt[] = [
  [0, -162],
  [44, -164],
  [84, -178],
  [126, -226],
  [128, -172],
  [146, -112],
  [152, -46],
  [150, 6],
  [166, 60],
  [192, 130],
  [204, 220],
  [200, 330],
];

/** A symmetric outline from its right half. */
export const both = (half: readonly Pt[]): Pt[] => [
  ...half,
  ...[...half].reverse().map(([x, y]): Pt => [-x, y]),
];
const disc = (cx: number, cy: number, rx: number, ry: number): Pt[] =>
  Array.from({ length: 10 }, (_, i): Pt => [
    cx + Math.cos((i / 10) * 6.283) * rx,
    cy + Math.sin((i / 10) * 6.283) * ry,
  ]);

/** The pattern of face, brows and breast for one morph. */
export function patches(m: Morph): Patch[] {
  const out: Patch[] = [
    {
      shape: [
        [-110, 40],
        [110, 40],
        [96, 160],
        [110, 340],
        [-110, 340],
        [-96, 160],
      ],
      color: m.pale,
      soft: 50,
      strength: 0.75,
    },
  ];
  for (const s of [-1, 1]) {
    out.push({ shape: disc(s * 62, -52, 88, 88), color: m.dark, soft: 12 });
    out.push({ shape: disc(s * 58, -54, 74, 76), color: m.face, soft: 12 });
    out.push({ shape: disc(s * 54, -54, 36, 36), color: shade(m.face, -0.3), soft: 18 });
    out.push({
      shape: [
        [s * 6, -40],
        [s * 22, -86],
        [s * 70, -126],
        [s * 112, -176],
        [s * 118, -200],
        [s * 84, -150],
        [s * 30, -124],
        [s * 6, -84],
      ],
      color: m.pale,
      soft: 10,
    });
    out.push({
      shape: [
        [s * 100, -150],
        [s * 126, -226],
        [s * 134, -150],
        [s * 124, -120],
      ],
      color: m.dark,
      soft: 18,
      strength: 0.7,
    });
  }
  out.push({
    shape: [
      [-30, -8],
      [0, -2],
      [30, -8],
      [60, 26],
      [0, 42],
      [-60, 26],
    ],
    color: m.pale,
    soft: 16,
  });
  out.push({
    shape: [
      [-10, -100],
      [10, -100],
      [12, -40],
      [-12, -40],
    ],
    color: m.base,
    soft: 10,
  });
  return out;
}

/** Shaft streaks with short cross bars, the pattern of lichened bark. */
export function streaks(put: (p: Pt) => Pt, k: number, m: Morph, rng: Rng): string {
  let out = "";
  const mark = (x: number, y: number, len: number, bars: boolean): void => {
    const [px, py] = put([x, y]);
    out += path(`M${n(px)} ${n(py)}l${n(rng.gauss(0, 2) * k)} ${n(len * k)}`, {
      stroke: m.dark,
      width: 3.6 * k * rng.range(0.6, 1.3),
      opacity: 0.8,
    });
    if (!bars) return;
    for (const t of [0.35, 0.75])
      out += path(
        `M${n(px - 9 * k)} ${n(py + len * t * k + 2 * k)}q${n(9 * k)} ${n(-5 * k)} ${n(18 * k)} 0`,
        { stroke: m.dark, width: 1.8 * k, opacity: 0.55 },
      );
  };
  for (let row = 0; row < 6; row += 1)
    for (let i = -6; i <= 6; i += 1)
      mark(
        i * 30 + (row % 2) * 15 + rng.gauss(0, 4),
        52 + row * 34 + rng.gauss(0, 5),
        rng.range(16, 30),
        true,
      );
  for (let i = 0; i < 30; i += 1) {
    const x = rng.range(-90, 90);
    mark(x, -156 + rng.range(0, 24) + Math.abs(x) * 0.06, rng.range(6, 13), false);
  }
  return out;
}

/** A yellow eye; `drowsy` 0 (open) to 1 lowers the lid. */
export function owlEye(at: Pt, r: number, k: number, drowsy: number, lid: string): string {
  const [x, y] = at;
  const iris = radial([
    [0, "#b98a1c"],
    [0.55, "#e3b834"],
    [0.9, "#eccb52"],
    [1, "#8a6413"],
  ]);
  return (
    iris.def +
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 1.22)}" ry="${n(r * 1.16)}" fill="#15110f"/>` +
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${iris.ref}"/>` +
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.56)}" fill="#0c0909"/>` +
    (drowsy > 0
      ? `<path d="M${n(x - r * 1.24)} ${n(y)}A${n(r * 1.24)} ${n(r * 1.2)} 0 0 1 ${n(x + r * 1.24)} ${n(y)}Q${n(x)} ${n(y - r * 1.2 + r * 1.5 * drowsy)} ${n(x - r * 1.24)} ${n(y)}Z" fill="${lid}" stroke="#1b1512" stroke-width="${n(2 * k)}"/>`
      : "") +
    `<circle cx="${n(x - r * 0.34)}" cy="${n(y - r * 0.3)}" r="${n(r * 0.17)}" fill="#fff" opacity="0.95"/>` +
    path(
      `M${n(x - r * 1.2)} ${n(y - r * 0.3)}Q${n(x)} ${n(y - r * 1.5)} ${n(x + r * 1.2)} ${n(y - r * 0.3)}`,
      { stroke: "#1b1512", width: 3 * k, opacity: 0.8 },
    )
  );
}
