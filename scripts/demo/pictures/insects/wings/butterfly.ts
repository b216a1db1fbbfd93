import { ellipse, type Pt } from "../paint/geom";
import { fur } from "../paint/hair";
import { antenna, castShadow, leg, limb } from "../paint/limb";
import type { Sheet } from "../paint/sheet";
import { blend, ramp, rgb, type Rgb } from "../paint/tint";
import { surface } from "../paint/surface";
import { noise } from "../paint/noise";
import { litOn } from "../figures/form";
import { bothSides, buildWing, paintWing, type Wing, type WingPlan, type WingPoint } from "./shape";

export type WingColor = (p: WingPoint, wing: Wing) => Rgb;

/** A butterfly by its two wing outlines and the pigments of both faces. */
export interface ButterflyLook {
  fore: WingPlan;
  hind: WingPlan;
  upper: { fore: WingColor; hind: WingColor };
  under: { fore: WingColor; hind: WingColor };
  /** Hair of the body, dark to lit. */
  body: readonly Rgb[];
  /** Color of an abdomen's side stripe or spots, where it has them. */
  stripe?: Rgb;
  feeler?: Rgb;
}

const built = new WeakMap<WingPlan, Wing>();

/** Builds a plan once; its fields are dear. */
export function wingOf(plan: WingPlan): Wing {
  const ready = built.get(plan);
  if (ready) return ready;
  const made = buildWing(plan);
  built.set(plan, made);
  return made;
}

function pair(sheet: Sheet, look: ButterflyLook, mirrored: boolean): string {
  const [fore, hind] = [wingOf(look.fore), wingOf(look.hind)];
  const salt = mirrored ? 31 : 9;
  return (
    paintWing(sheet, hind, { mirrored, salt, color: (p) => look.upper.hind(p, hind) }) +
    castShadow(fore.outline, -3, 8, 9, 0.22) +
    paintWing(sheet, fore, { mirrored, salt: salt + 1, color: (p) => look.upper.fore(p, fore) })
  );
}

function bodyAbove(sheet: Sheet, look: ButterflyLook): string {
  const abdomen = ellipse(0, 92, 19, 92);
  const thorax = ellipse(0, -26, 27, 46);
  const lit = litOn(0, 0, 26, 120);
  const tone = (x: number, y: number): Rgb => {
    const ring = Math.sin(y / 5.6) * 0.1;
    const base = ramp(look.body, lit(x, 0) * 0.9 + ring + (noise(x / 5, y / 5) - 0.5) * 0.2);
    return look.stripe && Math.abs(Math.abs(x) - 12) < 4 ? blend(base, look.stripe, 0.75) : base;
  };
  return (
    surface(sheet, { outline: abdomen, depth: 0.9, color: tone }) +
    fur(sheet, {
      outline: abdomen,
      count: 260,
      length: 11,
      width: 1.1,
      lie: () => 1.57,
      color: tone,
    }) +
    surface(sheet, { outline: thorax, depth: 0.9, color: tone }) +
    fur(sheet, {
      outline: thorax,
      count: 420,
      length: 20,
      width: 1.1,
      loose: 0.4,
      lie: (x, y) => Math.atan2(y + 60, x * 1.4),
      color: tone,
    }) +
    surface(sheet, { outline: ellipse(0, -80, 17, 15), depth: 0.8, color: tone }) +
    `<circle cx="-13" cy="-84" r="7.5" fill="#2a211c"/><circle cx="13" cy="-84" r="7.5" fill="#2a211c"/><circle cx="-15" cy="-87" r="2.2" fill="#fff" opacity=".7"/><circle cx="11" cy="-87" r="2.2" fill="#fff" opacity=".7"/>`
  );
}

/** Wings open, seen from above, head up; about 740 units wide. */
export function openButterfly(
  sheet: Sheet,
  look: ButterflyLook,
  squeeze: { left?: number; right?: number; tilt?: number } = {},
): string {
  const c = look.feeler ?? rgb("#2b2320");
  const feeler = (side: 1 | -1): string =>
    antenna(
      [
        [side * 6, -92],
        [side * 34, -150],
        [side * 74, -206],
        [side * 98, -232],
      ],
      "club",
      c,
      4.4,
    );
  return (
    bothSides((mirrored) => pair(sheet, look, mirrored), squeeze) +
    feeler(-1) +
    feeler(1) +
    bodyAbove(sheet, look)
  );
}

/** Wings closed over the back, facing left; feet near y = 96, wing tips near y = -360. */
export function closedButterfly(sheet: Sheet, look: ButterflyLook, turn = -78): string {
  const [fore, hind] = [wingOf(look.fore), wingOf(look.hind)];
  const c = look.feeler ?? rgb("#2b2320");
  const front = paintWing(sheet, fore, {
    turned: turn,
    salt: 4,
    color: (p) => look.under.fore(p, fore),
  });
  const back = paintWing(sheet, hind, {
    turned: turn,
    salt: 5,
    color: (p) => look.under.hind(p, hind),
  });
  const tone = (x: number, y: number): Rgb =>
    ramp(look.body, litOn(0, 30, 130, 34)(x, y) + (noise(x / 6, y / 6) - 0.5) * 0.25);
  const abdomen = ellipse(84, 44, 84, 21, 13);
  const thorax = ellipse(-24, 20, 46, 33, 8);
  const legs: Pt[][] = [
    [
      [-46, 40],
      [-70, 66],
      [-62, 96],
      [-74, 104],
    ],
    [
      [-24, 46],
      [-30, 76],
      [-8, 98],
      [-16, 106],
    ],
    [
      [0, 46],
      [22, 74],
      [38, 98],
      [30, 106],
    ],
  ];
  return (
    `<g transform="translate(6 4) rotate(${turn + 7})" opacity="0.96">${front}</g>` +
    legs.map((j) => leg(j, [6, 5, 3, 2], c)).join("") +
    surface(sheet, {
      outline: abdomen,
      depth: 0.9,
      color: (x, y) =>
        blend(
          ramp(look.body, litOn(92, 46, 110, 30)(x, y) * 0.8 + 0.1 + Math.sin(x / 5) * 0.06),
          look.stripe ?? look.body[2]!,
          look.stripe && y > 48 + (x - 92) * 0.25 ? 0.6 : 0,
        ),
    }) +
    `<g transform="rotate(${turn - 2})">${front}${castShadow(hind.outline, 4, 4, 8, 0.24)}${back}</g>` +
    surface(sheet, { outline: thorax, depth: 0.9, color: tone }) +
    fur(sheet, {
      outline: thorax,
      count: 420,
      length: 17,
      width: 1.1,
      loose: 0.4,
      lie: (x, y) => Math.atan2(y - 10, x + 60),
      color: tone,
    }) +
    surface(sheet, { outline: ellipse(-76, 12, 21, 19), depth: 0.8, color: tone }) +
    `<ellipse cx="-81" cy="9" rx="10" ry="12" fill="#33261e"/><circle cx="-84" cy="4" r="3" fill="#fff" opacity=".75"/>` +
    limb(
      [
        [-92, 22],
        [-112, 46],
        [-104, 92],
      ],
      4,
      2.2,
      c,
    ) +
    antenna(
      [
        [-84, -4],
        [-128, -52],
        [-172, -86],
        [-196, -98],
      ],
      "club",
      c,
      4.2,
    ) +
    antenna(
      [
        [-78, -6],
        [-108, -66],
        [-136, -110],
        [-152, -128],
      ],
      "club",
      c,
      4.2,
    )
  );
}
