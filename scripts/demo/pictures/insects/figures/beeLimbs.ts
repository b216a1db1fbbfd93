import { ellipse, type Pt } from "../paint/geom";
import { fur } from "../paint/hair";
import { leg } from "../paint/limb";
import { noise } from "../paint/noise";
import type { Sheet } from "../paint/sheet";
import { surface } from "../paint/surface";
import { blend, rgb } from "../paint/tint";
import { membrane } from "./membrane";
import type { BeeLook } from "./beeLooks";

export const LEG = rgb("#2e2827");

/** The three legs of one side; those of the far side stand 34 units behind and are darker. */
export function legs(sheet: Sheet, look: BeeLook, near: boolean): string {
  const dx = near ? 0 : 34;
  const c = near ? LEG : blend(LEG, rgb("#15141a"), 0.5);
  const joints: Pt[][] = near
    ? [
        [
          [-128, 26],
          [-178, 60],
          [-208, 108],
          [-226, 136],
          [-244, 142],
        ],
        [
          [-74, 40],
          [-92, 96],
          [-62, 142],
          [-58, 182],
          [-74, 194],
        ],
        [
          [-6, 36],
          [60, 62],
          [104, 126],
          [132, 186],
          [118, 204],
        ],
      ]
    : [
        [
          [-140 + dx, 26],
          [-196 + dx, 50],
          [-246 + dx, 96],
          [-266 + dx, 118],
          [-282 + dx, 118],
        ],
        [
          [-60 + dx, 40],
          [-30 + dx, 100],
          [16 + dx, 132],
          [36 + dx, 170],
          [28 + dx, 184],
        ],
      ];
  const hairy = joints
    .map((j) =>
      fur(sheet, {
        outline: ellipse(
          (j[1]![0] + j[2]![0]) / 2,
          (j[1]![1] + j[2]![1]) / 2,
          13,
          34,
          (Math.atan2(j[2]![1] - j[1]![1], j[2]![0] - j[1]![0]) * 180) / Math.PI - 90,
        ),
        count: 90,
        length: 15,
        width: 1.1,
        loose: 0.7,
        lie: () => 0.9,
        color: (x, y) => blend(rgb("#2a272d"), rgb("#8a8078"), noise(x / 5, y / 5) * 0.6),
      }),
    )
    .join("");
  const drawn = joints.map((j) => leg(j, [24, 22, 13, 7, 4], c)).join("");
  if (!near) return drawn;
  const load = look.pollen;
  const basket = load
    ? surface(sheet, {
        outline: ellipse(90, 112, 27, 44, -28),
        depth: 0.85,
        relief: (x, y) => noise(x / 6, y / 6) * 5,
        color: (x, y) => blend(load, rgb("#f2c25c"), noise(x / 9, y / 9) * 0.6),
      })
    : "";
  return drawn + hairy + basket;
}

/** The pair of one side, from the thorax backwards. */
export function wings(sheet: Sheet, look: BeeLook, near: boolean): string {
  const fore: Pt[] = [
    [-46, -126],
    [40, -196],
    [150, -238],
    [262, -240],
    [322, -206],
    [322, -166],
    [262, -134],
    [160, -112],
    [50, -104],
  ];
  const hind: Pt[] = [
    [-20, -112],
    [70, -150],
    [160, -160],
    [216, -134],
    [212, -100],
    [150, -78],
    [60, -84],
  ];
  const a = membrane(sheet, {
    points: hind,
    tint: look.wing,
    veinColor: rgb("#40312a"),
    body: 0.36,
    veins: [
      [
        [-20, -112],
        [90, -132],
        [206, -128],
      ],
      [
        [-20, -112],
        [70, -112],
        [180, -92],
      ],
    ],
  });
  const b = membrane(sheet, {
    points: fore,
    tint: look.wing,
    veinColor: rgb("#3a2b26"),
    body: 0.42,
    veinWidth: 2.8,
    veins: [
      [
        [-46, -126],
        [60, -180],
        [170, -214],
        [250, -226],
      ],
      [
        [-46, -122],
        [70, -148],
        [170, -164],
        [232, -176],
      ],
      [
        [170, -164],
        [182, -190],
        [176, -214],
      ],
      [
        [210, -172],
        [226, -196],
        [222, -222],
      ],
      [
        [110, -156],
        [116, -178],
        [122, -200],
      ],
      [
        [232, -176],
        [270, -182],
        [316, -188],
      ],
      [
        [110, -156],
        [150, -134],
        [214, -124],
      ],
      [
        [70, -148],
        [62, -128],
        [60, -106],
      ],
      [
        [170, -164],
        [190, -146],
        [252, -138],
      ],
    ],
  });
  return near
    ? a + b
    : `<g transform="rotate(-13 -46 -126) translate(-14 -10) scale(.94)" opacity="0.75">${a}${b}</g>`;
}
