import { curve, ellipse, pathOf, type Pt } from "../insects/paint/geom";
import { castShadow, limb } from "../insects/paint/limb";
import { cells, fractal, noise } from "../insects/paint/noise";
import type { Sheet } from "../insects/paint/sheet";
import { surface } from "../insects/paint/surface";
import { blend, ease, rgb, type Rgb } from "../insects/paint/tint";
import { tube } from "../insects/figures/form";

const SHELL = curve(
  [
    [-330, 96],
    [-322, 20],
    [-268, -112],
    [-160, -212],
    [-20, -250],
    [130, -232],
    [256, -150],
    [330, -24],
    [352, 84],
    [330, 122],
    [200, 136],
    [0, 142],
    [-190, 136],
    [-300, 124],
  ],
  true,
  9,
);

interface Scute {
  x: number;
  y: number;
  /** Nearness is measured in a stretched plane, so that scutes near the rim look narrow. */
  wide: number;
  tall: number;
  /** Where growth began: the rays start here. */
  hub: Pt;
}

const COSTALS: readonly Scute[] = [
  { x: -220, y: -56, wide: 1, tall: 1, hub: [-206, -96] },
  { x: -86, y: -98, wide: 1, tall: 1, hub: [-86, -146] },
  { x: 72, y: -98, wide: 1, tall: 1, hub: [70, -148] },
  { x: 218, y: -52, wide: 1, tall: 1, hub: [206, -96] },
];
const VERTEBRALS: readonly Scute[] = [
  { x: -206, y: -196, wide: 1, tall: 1.5, hub: [-196, -190] },
  { x: -80, y: -262, wide: 1, tall: 1.5, hub: [-78, -246] },
  { x: 62, y: -272, wide: 1, tall: 1.5, hub: [60, -246] },
  { x: 196, y: -216, wide: 1, tall: 1.5, hub: [190, -200] },
  { x: 306, y: -110, wide: 1.2, tall: 1.2, hub: [300, -110] },
];
const MARGINALS: readonly Scute[] = Array.from({ length: 11 }, (_, i): Scute => {
  const x = -318 + i * 65;
  const y = 92 - Math.sin(((i + 0.5) / 11) * Math.PI) * 4;
  return { x, y, wide: 0.85, tall: 1, hub: [x, y + 24] };
});
const SCUTES = [...COSTALS, ...VERTEBRALS, ...MARGINALS];

function scuteAt(x: number, y: number): { scute: Scute; groove: number; index: number } {
  let [near, next, index] = [Infinity, Infinity, 0];
  const low = 42 + Math.sin(((x + 330) / 680) * Math.PI) * 6;
  SCUTES.forEach((s, i) => {
    const marginal = i >= COSTALS.length + VERTEBRALS.length;
    if (marginal !== y > low) return;
    const d = Math.hypot((x - s.x) / s.wide, (y - s.y) * s.tall);
    if (d < near) [next, near, index] = [near, d, i];
    else if (d < next) next = d;
  });
  return { scute: SCUTES[index]!, groove: Math.min(next - near, Math.abs(y - low) * 1.6), index };
}

const HORN = rgb("#3a2b1f");
const GOLD = rgb("#dba53a");

function shellColor(x: number, y: number): Rgb {
  const { scute, groove, index } = scuteAt(x, y);
  const [dx, dy] = [x - scute.hub[0], y - scute.hub[1]];
  const r = Math.hypot(dx, dy);
  const a = Math.atan2(dy, dx);
  let c = blend(HORN, rgb("#5e4630"), fractal(x / 26, y / 26, 2, index) * 0.8);
  const ray =
    noise(a * 4.4 + index * 9, r / 160 + index, 3) + noise(a * 9 + index * 5, r / 60, 5) * 0.4;
  c = blend(c, GOLD, ease(0.74, 0.86, ray) * ease(10, 24, r) * ease(128, 90, r));
  c = blend(
    c,
    rgb("#c98a34"),
    ease(0.74, 0.8, noise(x / 15, y / 15, index + 20)) * 0.8 * ease(16, 30, r),
  );
  c = blend(c, GOLD, ease(22, 14, r) * (index % 3 === 0 ? 0.8 : 0.35));
  const growth = Math.abs(Math.sin(Math.max(Math.abs(dx), Math.abs(dy) * 1.1) / 5.4)) ** 4;
  c = blend(c, rgb("#241a13"), growth * 0.24);
  return blend(c, rgb("#1b1410"), ease(7, 2, groove) * 0.85);
}

function scales(size: number, ground: Rgb, warm: Rgb, salt: number) {
  return {
    relief: (x: number, y: number): number => -cells(x / size, y / size, salt).near * size * 0.34,
    color: (x: number, y: number): Rgb => {
      const cell = cells(x / size, y / size, salt);
      return blend(
        blend(ground, warm, ease(0.42, 0.62, cell.id)),
        rgb("#1f1712"),
        ease(0.16, 0.03, cell.next - cell.near) * 0.6,
      );
    },
  };
}

/** Eastern box turtle walking left; about 900 units long, feet near y = 220. */
export function boxTurtle(sheet: Sheet): string {
  const skin = scales(17, rgb("#4b3a2b"), rgb("#d08a34"), 5);
  const fine = scales(12, rgb("#54402c"), rgb("#d99a3c"), 9);
  const paw = (spine: readonly Pt[], radii: readonly number[], toes: readonly Pt[]): string => {
    const end = spine[spine.length - 1]!;
    return (
      castShadow(ellipse(end[0], end[1] + 12, 46, 14), 4, 6, 14, 0.4) +
      toes
        .map((t) =>
          limb(
            [[(end[0] + t[0]) / 2, (end[1] + t[1]) / 2], t, [t[0] - 12, t[1] + 9]],
            15,
            3,
            rgb("#8d7a5e"),
          ),
        )
        .join("") +
      tube(sheet, spine, radii, { ...skin })
    );
  };
  const far =
    paw(
      [
        [-150, 110],
        [-190, 160],
        [-226, 196],
      ],
      [50, 42, 30],
      [
        [-256, 204],
        [-246, 214],
      ],
    ) +
    paw(
      [
        [210, 110],
        [196, 160],
        [176, 190],
      ],
      [54, 46, 36],
      [
        [142, 206],
        [152, 214],
      ],
    );
  const neck = tube(
    sheet,
    [
      [-250, 66],
      [-330, 30],
      [-396, 6],
    ],
    [64, 54, 46],
    { ...fine },
  );
  const head = curve(
    [
      [-352, -44],
      [-410, -66],
      [-470, -56],
      [-510, -22],
      [-520, 14],
      [-506, 38],
      [-450, 52],
      [-390, 54],
      [-350, 40],
    ],
    true,
    9,
  );
  const face = surface(sheet, {
    outline: head,
    depth: 0.8,
    gloss: 0.15,
    relief: (x, y) => fine.relief(x * 0.8, y * 0.8) * 0.5,
    color: (x, y) => {
      const blot = ease(0.46, 0.58, fractal(x / 34, y / 26, 3, 4));
      const beak = ease(-478, -500, x);
      return blend(
        blend(blend(rgb("#6b4c2c"), rgb("#de9a38"), blot), rgb("#e8c25a"), ease(10, 30, y) * 0.7),
        rgb("#8c7a58"),
        beak * 0.8,
      );
    },
  });
  const eye =
    `<ellipse cx="-446" cy="-20" rx="21" ry="18" fill="#2a1c14"/><circle cx="-447" cy="-19" r="15" fill="#a5331f"/><circle cx="-447" cy="-19" r="15" fill="none" stroke="#e08a4a" stroke-width="2.4" opacity="0.7"/><circle cx="-448" cy="-19" r="8" fill="#0e0b0b"/><circle cx="-452" cy="-25" r="4" fill="#fff8ea" opacity="0.95"/>` +
    `<path d="M-470 -30Q-446 -50 -420 -28" fill="none" stroke="#3b2717" stroke-width="5" stroke-linecap="round"/><path d="M-518 18Q-480 30 -430 26Q-400 24 -386 12" fill="none" stroke="#241710" stroke-width="4" stroke-linecap="round" opacity="0.85"/><ellipse cx="-508" cy="-8" rx="4" ry="3" fill="#1c130e"/>`;
  const rim = `<path d="${pathOf(SHELL)}" fill="none" stroke="#1d1510" stroke-width="3" opacity="0.5"/>`;
  return (
    castShadow(ellipse(20, 200, 380, 40), 10, 16, 30, 0.45) +
    far +
    neck +
    face +
    eye +
    surface(sheet, {
      outline: curve(
        [
          [-280, 112],
          [300, 112],
          [250, 168],
          [0, 180],
          [-220, 166],
        ],
        true,
        8,
      ),
      depth: 0.5,
      color: (x, y) =>
        blend(rgb("#6d5434"), rgb("#2c2017"), ease(110, 170, y) + noise(x / 30, y / 10) * 0.3),
    }) +
    surface(sheet, {
      outline: SHELL,
      depth: 0.86,
      gloss: 0.3,
      relief: (x, y) => {
        const { groove, scute } = scuteAt(x, y);
        const grow =
          Math.sin(Math.max(Math.abs(x - scute.hub[0]), Math.abs(y - scute.hub[1]) * 1.1) / 5.4) *
          0.9;
        return ease(0, 13, groove) * 9 + grow + (y > 84 ? (y - 84) * 0.22 : 0);
      },
      color: shellColor,
    }) +
    rim +
    paw(
      [
        [-226, 104],
        [-272, 154],
        [-304, 200],
      ],
      [62, 54, 38],
      [
        [-344, 212],
        [-330, 222],
        [-308, 226],
      ],
    ) +
    paw(
      [
        [250, 104],
        [282, 156],
        [276, 198],
      ],
      [64, 58, 46],
      [
        [232, 214],
        [246, 222],
        [266, 226],
      ],
    ) +
    limb(
      [
        [330, 110],
        [372, 132],
        [392, 150],
      ],
      22,
      5,
      rgb("#5e4a34"),
    )
  );
}
