import { ellipse, type Pt } from "../paint/geom";
import { fur } from "../paint/hair";
import { antenna, limb } from "../paint/limb";
import { noise } from "../paint/noise";
import type { Sheet } from "../paint/sheet";
import { blend, ease, ramp, rgb, type Rgb } from "../paint/tint";
import { tube } from "../figures/form";
import { membrane } from "../figures/membrane";

/** Hummingbird clearwing hovering, facing left: clear wings, olive coat, maroon belt, long tongue to `tongue`. */
export function clearwing(sheet: Sheet, tongue: Pt): string {
  const olive = [rgb("#4a4420"), rgb("#85803a"), rgb("#b9b05c"), rgb("#e6dca0")] as const;
  const maroon = [rgb("#260d0e"), rgb("#54201c"), rgb("#8a3c30"), rgb("#bd7a5e")] as const;
  const tone = (x: number, y: number): Rgb => {
    const t = (y + 22 - ease(-60, 236, x) * 108) / 66;
    const lit = ease(1, -1, t);
    const c = x < 22 + noise(x / 9, y / 9) * 10 ? ramp(olive, lit) : ramp(maroon, lit);
    const pale = x < 22 ? ease(0.25, 0.7, t) : 0;
    return blend(c, ramp([rgb("#9a957c"), rgb("#e9e2c8")], lit + 0.4), pale);
  };
  const wing = (points: readonly Pt[], veins: readonly (readonly Pt[])[]): string =>
    membrane(sheet, {
      points,
      veins,
      tint: rgb("#b9ab8e"),
      veinColor: rgb("#6a3524"),
      body: 0.22,
      veinWidth: 3.4,
    });
  const fore: Pt[] = [
    [-40, -66],
    [10, -170],
    [70, -280],
    [140, -350],
    [176, -340],
    [172, -270],
    [130, -180],
    [70, -96],
    [10, -46],
  ];
  const rim = `<path d="M-40 -66L10 -170L70 -280L140 -350Q170 -362 180 -330" fill="none" stroke="#6b3526" stroke-width="13" stroke-linejoin="round" stroke-linecap="round" opacity="0.9"/><path d="M140 -350Q186 -350 174 -270L130 -180" fill="none" stroke="#6b3526" stroke-width="20" stroke-linecap="round" opacity="0.72"/>`;
  const veins: Pt[][] = [
    [
      [-36, -66],
      [50, -190],
      [140, -320],
    ],
    [
      [-30, -62],
      [60, -170],
      [160, -280],
    ],
    [
      [-20, -56],
      [70, -140],
      [150, -226],
    ],
    [
      [-10, -50],
      [60, -100],
      [110, -150],
    ],
    [
      [60, -170],
      [78, -184],
      [84, -232],
    ],
  ];
  const hind = wing(
    [
      [30, -40],
      [90, -120],
      [150, -170],
      [186, -160],
      [176, -110],
      [120, -50],
      [60, -20],
    ],
    [
      [
        [30, -40],
        [100, -100],
        [170, -150],
      ],
      [
        [40, -34],
        [110, -70],
        [164, -110],
      ],
    ],
  );
  const outline = [
    [-170, -10],
    [-60, -22],
    [60, 6],
    [170, 52],
    [236, 86],
  ] as const;
  const tail = fur(sheet, {
    outline: ellipse(232, 86, 34, 26, 26),
    count: 420,
    length: 62,
    width: 1.6,
    loose: 0.3,
    lie: (x, y) => 0.45 + (y - 86) / 60 - (x - 232) / 300,
    color: (_x, y) => blend(ramp(maroon, ease(120, 50, y)), rgb("#1a1213"), 0.35),
  });
  const far = `<g transform="rotate(26 -20 -50) translate(26 12) scale(.92)" opacity="0.6">${wing(fore, veins)}${rim}</g>`;
  return (
    far +
    hind +
    tail +
    tube(sheet, outline, [46, 66, 60, 46, 20], { color: tone }) +
    fur(sheet, {
      outline: ellipse(-66, -22, 106, 58, 6),
      count: 1300,
      length: 30,
      width: 1.3,
      loose: 0.3,
      bend: 0.3,
      lie: (_x, y) => 0.25 + (y + 20) / 110,
      color: tone,
    }) +
    fur(sheet, {
      outline: ellipse(110, 34, 92, 44, 24),
      count: 700,
      length: 24,
      width: 1.3,
      lie: (_x, y) => 0.5 + (y - 34) / 140,
      color: tone,
    }) +
    limb([[-176, 6], [(tongue[0] - 176) / 2, tongue[1] - 22], tongue], 6, 3.4, rgb("#2c2320")) +
    `<ellipse cx="-160" cy="-20" rx="17" ry="20" fill="#221a18"/><ellipse cx="-165" cy="-27" rx="5" ry="4" fill="#f1ecd8" opacity="0.85"/>` +
    antenna(
      [
        [-150, -50],
        [-196, -104],
        [-250, -150],
        [-276, -158],
      ],
      "club",
      rgb("#2b2220"),
      6.4,
    ) +
    antenna(
      [
        [-140, -52],
        [-168, -120],
        [-206, -180],
        [-226, -194],
      ],
      "club",
      rgb("#2b2220"),
      6.4,
    ) +
    wing(fore, veins) +
    rim
  );
}
