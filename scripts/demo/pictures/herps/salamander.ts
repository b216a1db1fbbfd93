import { curve, ellipse, type Pt } from "../insects/paint/geom";
import { castShadow, limb } from "../insects/paint/limb";
import { fractal, noise } from "../insects/paint/noise";
import type { Sheet } from "../insects/paint/sheet";
import { blend, ease, rgb } from "../insects/paint/tint";
import { band, bandOutline, type BandLook } from "./band";

const SPINE: readonly Pt[] = curve(
  [
    [-330, 40],
    [-270, 22],
    [-190, 10],
    [-90, 44],
    [20, 62],
    [130, 18],
    [210, -40],
    [300, -70],
    [400, -40],
    [470, 30],
  ],
  false,
  10,
);

/** Eastern red-backed salamander on its way left; about 820 units long. */
export function redback(sheet: Sheet): string {
  const look: BandLook = {
    spine: SPINE,
    radius: (run) =>
      (run < 70
        ? 34 + 9 * Math.sin((run / 70) * Math.PI * 0.7)
        : run < 110
          ? 33
          : 36 * ease(980, 420, run) + 3) * ease(-16, 26, run),
    gloss: 0.5,
    color: ({ run, across, x, y }) => {
      const costal = Math.sin(run / 6.6) * 0.12;
      let c = blend(rgb("#3d3a3e"), rgb("#5c575a"), fractal(x / 10, y / 10, 2, 4) + costal);
      c = blend(
        c,
        rgb("#b9b4a8"),
        ease(0.7, 0.8, noise(x / 4, y / 4, 5)) * ease(0.4, 0.8, Math.abs(across)) * 0.8,
      );
      const stripe =
        ease(0.5, 0.4, Math.abs(across + 0.1) + (noise(x / 9, y / 9, 8) - 0.5) * 0.14) *
        ease(46, 84, run);
      const red = blend(rgb("#8f3d24"), rgb("#c4683a"), fractal(x / 14, y / 14, 2, 9) + 0.1);
      return blend(c, red, stripe);
    },
    relief: ({ run, across }) =>
      run > 130 && run < 480
        ? Math.abs(Math.sin(run / 13)) ** 6 * -2.4 * ease(0.2, 0.7, Math.abs(across))
        : 0,
  };
  const skin = rgb("#5a5456");
  const legAt = (joints: readonly Pt[], spread: readonly Pt[]): string =>
    castShadow(ellipse(joints[2]![0], joints[2]![1], 16, 8), 3, 6, 8, 0.3) +
    limb(joints, 19, 12, skin) +
    spread
      .map((t) =>
        limb(
          [joints[2]!, [(joints[2]![0] + t[0]) / 2, (joints[2]![1] + t[1]) / 2], t],
          7,
          4.5,
          skin,
        ),
      )
      .join("");
  const eye = (x: number, y: number): string =>
    `<circle cx="${x}" cy="${y}" r="9.5" fill="#151417"/><circle cx="${x - 1}" cy="${y}" r="7.5" fill="#3a2c20"/><circle cx="${x}" cy="${y}" r="5" fill="#0d0c0e"/><circle cx="${x - 3}" cy="${y - 3}" r="2.4" fill="#fff" opacity=".9"/>`;
  return (
    castShadow(bandOutline(look), 6, 18, 18, 0.4) +
    legAt(
      [
        [-196, -14],
        [-206, -54],
        [-240, -66],
      ],
      [
        [-262, -84],
        [-270, -66],
        [-260, -52],
        [-240, -86],
      ],
    ) +
    legAt(
      [
        [106, 4],
        [96, -44],
        [58, -58],
      ],
      [
        [34, -70],
        [30, -54],
        [40, -42],
        [54, -78],
        [66, -78],
      ],
    ) +
    band(sheet, look) +
    legAt(
      [
        [-180, 40],
        [-196, 82],
        [-232, 98],
      ],
      [
        [-258, 94],
        [-256, 110],
        [-238, 118],
        [-220, 114],
      ],
    ) +
    legAt(
      [
        [136, 46],
        [152, 92],
        [120, 112],
      ],
      [
        [92, 106],
        [92, 120],
        [108, 130],
        [126, 130],
        [140, 122],
      ],
    ) +
    eye(-300, 6) +
    eye(-286, 52) +
    `<path d="M-346 44l-4 -6M-344 26l-5 4" stroke="#1b191b" stroke-width="3" stroke-linecap="round"/>`
  );
}
