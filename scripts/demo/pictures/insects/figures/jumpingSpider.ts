import { curve, ellipse, type Pt } from "../paint/geom";
import { fur } from "../paint/hair";
import { castShadow, leg, limb } from "../paint/limb";
import { noise } from "../paint/noise";
import type { Sheet } from "../paint/sheet";
import { surface } from "../paint/surface";
import { blend, ease, ramp, rgb, type Rgb } from "../paint/tint";
import { litOn } from "./form";
import { spotted, type Spot } from "../wings/marks";
import { mirror } from "./mirror";

function bigEye(x: number, y: number, r: number): string {
  return (
    `<circle cx="${x}" cy="${y}" r="${r * 1.12}" fill="#0a0a0c"/><circle cx="${x}" cy="${y}" r="${r}" fill="#17171b"/><circle cx="${x}" cy="${y + r * 0.1}" r="${r * 0.78}" fill="#2c3136" opacity="0.7"/>` +
    `<ellipse cx="${x - r * 0.32}" cy="${y - r * 0.4}" rx="${r * 0.32}" ry="${r * 0.24}" fill="#fdfcf4" opacity="0.95"/><path d="M${x - r * 0.6} ${y + r * 0.45}A${r * 0.8} ${r * 0.8} 0 0 0 ${x + r * 0.6} ${y + r * 0.45}" stroke="#8fa6ae" stroke-width="${r * 0.09}" fill="none" opacity="0.6"/>`
  );
}

/** Bold jumping spider facing the viewer: four front eyes, green jaws, white spots on black; about 520 wide. */
export function jumpingSpider(sheet: Sheet): string {
  const black = [rgb("#0c0b0d"), rgb("#201e20"), rgb("#413d3c"), rgb("#8d8782")] as const;
  const abdomen = ellipse(70, -120, 132, 108, 12);
  const litA = litOn(70, -120, 132, 108);
  const spots: Spot[] = [
    { at: [70, -150], rx: 34, ry: 22, color: rgb("#f1ece0"), soft: 3 },
    { at: [20, -88], rx: 15, ry: 10, color: rgb("#f1ece0"), soft: 3 },
    { at: [128, -96], rx: 15, ry: 10, color: rgb("#f1ece0"), soft: 3 },
  ];
  const coatA = (x: number, y: number): Rgb => spotted(ramp(black, litA(x, y)), spots, x, y);
  const head = curve(
    [
      [-150, -40],
      [-140, -96],
      [-80, -134],
      [0, -142],
      [80, -134],
      [140, -96],
      [150, -40],
      [120, 40],
      [60, 76],
      [-60, 76],
      [-120, 40],
    ],
    true,
    8,
  );
  const litH = litOn(0, -40, 150, 110);
  const coatH = (x: number, y: number): Rgb => ramp(black, litH(x, y));
  const legs: Pt[][] = [
    [
      [100, 30],
      [190, -50],
      [246, 60],
      [256, 150],
      [240, 172],
    ],
    [
      [110, 10],
      [236, -96],
      [310, 30],
      [330, 130],
      [318, 152],
    ],
    [
      [70, 60],
      [130, 40],
      [168, 120],
      [150, 190],
      [132, 200],
    ],
  ];
  const limbs = [...legs, ...legs.map(mirror)]
    .map((j) => {
      const a = leg(j, [40, 38, 27, 19, 12], rgb("#2b2828"));
      const tufts = [1, 2, 3]
        .map((k) =>
          fur(sheet, {
            outline: ellipse(j[k]![0], j[k]![1], 17, 19),
            count: 60,
            length: 19,
            width: 1.1,
            loose: 1,
            lie: (x, y) => Math.atan2(y - j[k]![1], x - j[k]![0]),
            color: (x, y) =>
              ramp([rgb("#2a2726"), rgb("#8f8880"), rgb("#e8e2d4")], noise(x / 4, y / 4)),
          }),
        )
        .join("");
      const ring = limb(
        [
          j[2]!,
          [(j[2]![0] * 2 + j[3]![0]) / 3, (j[2]![1] * 2 + j[3]![1]) / 3],
          [(j[2]![0] + j[3]![0]) / 2, (j[2]![1] + j[3]![1]) / 2],
        ],
        22,
        20,
        rgb("#8d867a"),
      );
      return a + ring + tufts;
    })
    .join("");
  const jaw = (s: 1 | -1): string =>
    surface(sheet, {
      outline: curve(
        [
          [s * 6, 44],
          [s * 52, 42],
          [s * 60, 84],
          [s * 46, 134],
          [s * 20, 142],
          [s * 4, 100],
        ],
        true,
        8,
      ),
      depth: 0.8,
      gloss: 0.6,
      glossColor: [214, 245, 214],
      color: (x, y) =>
        blend(rgb("#14503c"), rgb("#4db08a"), ease(130, 50, y) * 0.8 + noise(x / 6, y / 6) * 0.2),
    });
  const palps =
    limb(
      [
        [-84, 66],
        [-74, 110],
        [-52, 138],
      ],
      28,
      20,
      rgb("#3a3634"),
    ) +
    limb(
      [
        [84, 66],
        [74, 110],
        [52, 138],
      ],
      28,
      20,
      rgb("#3a3634"),
    );
  return (
    castShadow(ellipse(0, 150, 250, 34), 10, 20, 22, 0.4) +
    surface(sheet, { outline: abdomen, depth: 0.8, color: coatA }) +
    fur(sheet, {
      outline: abdomen,
      count: 900,
      length: 22,
      width: 1.3,
      loose: 0.5,
      lie: (x, y) => Math.atan2(y + 90, x - 70),
      color: coatA,
    }) +
    limbs +
    surface(sheet, { outline: head, depth: 0.75, color: coatH }) +
    fur(sheet, {
      outline: head,
      count: 1300,
      length: 18,
      width: 1.2,
      loose: 0.5,
      lie: (x, y) => Math.atan2(y + 20, x),
      color: coatH,
    }) +
    jaw(-1) +
    jaw(1) +
    palps +
    fur(sheet, {
      outline: ellipse(0, 30, 112, 16),
      count: 340,
      length: 17,
      width: 1.1,
      loose: 0.5,
      lie: (x) => 1.57 - x / 200,
      color: () => rgb("#cfc8b8"),
    }) +
    bigEye(-46, -18, 41) +
    bigEye(46, -18, 41) +
    bigEye(-116, -38, 22) +
    bigEye(116, -38, 22)
  );
}
