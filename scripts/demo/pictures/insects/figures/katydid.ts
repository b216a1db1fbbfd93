import { curve, ellipse, type Pt } from "../paint/geom";
import { castShadow, leg, limb } from "../paint/limb";
import { noise } from "../paint/noise";
import type { Sheet } from "../paint/sheet";
import { surface } from "../paint/surface";
import { blend, ease, ramp, rgb, type Rgb } from "../paint/tint";
import { litOn, tube } from "./form";

/** Common true katydid from the side, facing left: leaf-like wings cupped over the body. */
export function katydid(sheet: Sheet): string {
  const green = [rgb("#3a6428"), rgb("#639038"), rgb("#93b556"), rgb("#cfe09a")] as const;
  const wing = curve(
    [
      [-96, -36],
      [0, -104],
      [130, -138],
      [262, -106],
      [342, -26],
      [300, 36],
      [170, 74],
      [20, 60],
      [-80, 20],
    ],
    true,
    8,
  );
  const hindLeg = (dx: number, dy: number, c: Rgb): string =>
    tube(
      sheet,
      [
        [-20 + dx, 60 + dy],
        [70 + dx, -40 + dy],
        [168 + dx, -176 + dy],
      ],
      [17, 14, 6],
      { color: (x, y) => blend(c, rgb("#d6e2a0"), noise(x / 20, y / 20) * 0.25) },
    ) +
    limb(
      [
        [168 + dx, -176 + dy],
        [220 + dx, -20 + dy],
        [262 + dx, 130 + dy],
      ],
      8,
      5,
      c,
    ) +
    limb(
      [
        [262 + dx, 130 + dy],
        [244 + dx, 146 + dy],
        [224 + dx, 148 + dy],
      ],
      5,
      3,
      c,
    );
  const near = rgb("#7ca048");
  const walking: Pt[][] = [
    [
      [-120, 48],
      [-170, 90],
      [-200, 140],
      [-222, 148],
    ],
    [
      [-70, 66],
      [-80, 116],
      [-104, 146],
      [-126, 150],
    ],
  ];
  return (
    hindLeg(40, -8, rgb("#56803a")) +
    tube(
      sheet,
      [
        [-170, 10],
        [-60, 34],
        [80, 48],
        [230, 40],
      ],
      [34, 48, 44, 18],
      { color: (x, y) => ramp(green, ease(90, -40, y) + (Math.sin(x / 10) > 0.8 ? -0.1 : 0)) },
    ) +
    walking.map((j) => leg(j, [11, 8, 5, 3], near)).join("") +
    castShadow(wing, 4, 8, 10, 0.24) +
    surface(sheet, {
      outline: wing,
      depth: 0.35,
      gloss: 0.12,
      relief: (x, y) =>
        -3 * Math.exp(-(((y + 20 - (x - 120) * 0.02) / 5) ** 2)) -
        1.8 * Math.abs(Math.sin((x + Math.abs(y + 20) * 0.9) / 17)) ** 8,
      color: (x, y) =>
        blend(
          blend(
            ramp(green, 0.62 + noise(x / 50, y / 40) * 0.2),
            rgb("#cfdc98"),
            Math.exp(-(((y + 20 - (x - 120) * 0.02) / 4) ** 2)) * 0.6,
          ),
          rgb("#547c34"),
          Math.abs(Math.sin((x + Math.abs(y + 20) * 0.9) / 17)) ** 8 * 0.5,
        ),
    }) +
    surface(sheet, {
      outline: curve(
        [
          [-186, -36],
          [-100, -56],
          [-64, -30],
          [-70, 34],
          [-128, 56],
          [-184, 36],
        ],
        true,
        8,
      ),
      depth: 0.6,
      color: (_x, y) => ramp(green, ease(60, -60, y)),
    }) +
    surface(sheet, {
      outline: ellipse(-206, 8, 34, 48, 10),
      depth: 0.8,
      color: (x, y) => ramp(green, litOn(-206, 8, 36, 48)(x, y)),
    }) +
    `<ellipse cx="-220" cy="-14" rx="12" ry="15" fill="#b9c27a"/><ellipse cx="-221" cy="-14" rx="8" ry="11" fill="#4a4a24"/><circle cx="-224" cy="-19" r="3" fill="#fff" opacity=".8"/>` +
    hindLeg(0, 0, near) +
    limb(
      [
        [-224, -34],
        [-330, -150],
        [-440, -190],
        [-560, -170],
      ],
      3.6,
      1.2,
      rgb("#8a9a54"),
    ) +
    limb(
      [
        [-216, -36],
        [-280, -190],
        [-350, -270],
        [-460, -310],
      ],
      3.6,
      1.2,
      rgb("#8a9a54"),
    )
  );
}
