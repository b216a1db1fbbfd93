import { curve, ellipse, pathOf, type Pt } from "../paint/geom";
import { fur } from "../paint/hair";
import { leg } from "../paint/limb";
import type { Sheet } from "../paint/sheet";
import { surface } from "../paint/surface";
import { blend, ease, ramp, rgb } from "../paint/tint";
import { litOn, tube } from "./form";
import { membrane } from "./membrane";
import { mirror } from "./mirror";
import { netting } from "./netting";

/** Common whitetail, male, from above, head up: chalk-white abdomen, one broad dark band on each wing. */
export function whitetail(sheet: Sheet): string {
  const fore: Pt[] = [
    [18, -64],
    [120, -128],
    [280, -168],
    [400, -168],
    [432, -138],
    [400, -106],
    [280, -78],
    [120, -46],
    [22, -38],
  ];
  const hind: Pt[] = [
    [18, -34],
    [120, -58],
    [280, -62],
    [392, -38],
    [416, -6],
    [378, 22],
    [270, 36],
    [130, 46],
    [40, 20],
  ];
  const side = (flip: boolean): string => {
    const draw = (
      points: Pt[],
      root: Pt,
      tip: Pt,
      band: readonly Pt[],
      base: readonly Pt[],
      fan: number,
    ): string => {
      const m = flip ? mirror : (p: readonly Pt[]): Pt[] => [...p];
      const one = (p: Pt): Pt => (flip ? [-p[0], p[1]] : p);
      const cut = sheet.id();
      const clipTo = pathOf(curve(m(points), true, 8));
      return (
        membrane(sheet, {
          points: m(points),
          veins: netting(one(root), one(tip), fan, 6, 22),
          tint: rgb("#a9a690"),
          veinColor: rgb("#3b342e"),
          body: 0.26,
          veinWidth: 1.8,
        }) +
        `<clipPath id="${cut}"><path d="${clipTo}"/></clipPath><g clip-path="url(#${cut})">` +
        [band, base]
          .map(
            (b) =>
              `<path d="${pathOf(curve(m(b), true, 6))}" fill="#2b211d" opacity="0.9"/><path d="${pathOf(curve(m(b), true, 6))}" fill="none" stroke="#5b4436" stroke-width="5" opacity="0.55"/>`,
          )
          .join("") +
        `<path d="${pathOf(
          m([
            [tip[0] - 64, tip[1] - 34],
            [tip[0] - 26, tip[1] - 32],
            [tip[0] - 28, tip[1] - 25],
            [tip[0] - 64, tip[1] - 26],
          ]),
        )}" fill="#241c19"/></g>`
      );
    };
    return (
      draw(
        hind,
        [20, -24],
        [408, -10],
        [
          [212, -80],
          [318, -80],
          [330, 60],
          [200, 70],
        ],
        [
          [10, -50],
          [92, -46],
          [70, 40],
          [20, 40],
        ],
        50,
      ) +
      draw(
        fore,
        [20, -52],
        [424, -140],
        [
          [222, -190],
          [326, -190],
          [322, -60],
          [212, -50],
        ],
        [
          [10, -80],
          [104, -110],
          [96, -72],
          [20, -40],
        ],
        46,
      )
    );
  };
  const chalk = [rgb("#7c8794"), rgb("#b3bcc4"), rgb("#dfe4e4"), rgb("#fbfbf4")] as const;
  const brown = [rgb("#2a201b"), rgb("#55443a"), rgb("#7f6c5c"), rgb("#b3a08a")] as const;
  const legs: Pt[][] = [
    [
      [18, -80],
      [58, -108],
      [64, -150],
      [56, -162],
    ],
    [
      [20, -70],
      [76, -84],
      [104, -120],
      [100, -132],
    ],
    [
      [20, -56],
      [80, -50],
      [120, -30],
      [128, -18],
    ],
  ];
  return (
    [...legs, ...legs.map(mirror)].map((j) => leg(j, [7, 6, 4, 2.4], rgb("#2b2320"))).join("") +
    side(true) +
    side(false) +
    tube(
      sheet,
      [
        [0, -20],
        [0, 60],
        [0, 160],
        [0, 270],
      ],
      [26, 36, 32, 16],
      {
        gloss: 0.1,
        color: (x, y) =>
          blend(
            ramp(chalk, ease(34, -30, x) * 0.9 + 0.1),
            rgb("#4c5560"),
            Math.abs(((y + 300) % 31) - 2) < 2 ? 0.35 : 0,
          ),
      },
    ) +
    surface(sheet, {
      outline: ellipse(0, -56, 38, 50),
      depth: 0.9,
      color: (x, y) => ramp(brown, litOn(0, -56, 38, 50)(x, y)),
    }) +
    fur(sheet, {
      outline: ellipse(0, -56, 34, 46),
      count: 420,
      length: 16,
      width: 1.1,
      loose: 0.6,
      lie: (x, y) => Math.atan2(y + 90, x),
      color: (x, y) => ramp(brown, litOn(0, -56, 40, 52)(x, y) + 0.12),
    }) +
    surface(sheet, {
      outline: ellipse(-17, -118, 23, 25, -20),
      depth: 0.85,
      gloss: 0.9,
      color: () => rgb("#3d2a22"),
    }) +
    surface(sheet, {
      outline: ellipse(17, -118, 23, 25, 20),
      depth: 0.85,
      gloss: 0.9,
      color: () => rgb("#3d2a22"),
    }) +
    `<ellipse cx="0" cy="-132" rx="12" ry="9" fill="#cfc3a2"/>`
  );
}
