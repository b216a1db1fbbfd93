import { ellipse, curve, type Pt } from "../paint/geom";
import { fur } from "../paint/hair";
import { castShadow, limb } from "../paint/limb";
import { noise } from "../paint/noise";
import type { Sheet } from "../paint/sheet";
import { surface } from "../paint/surface";
import { blend, ease, ramp, rgb, type Rgb } from "../paint/tint";
import { litOn } from "./form";
import { LEG, legs, wings } from "./beeLimbs";
import { type BeeLook, IMPATIENS } from "./beeLooks";

const ABDOMEN = curve(
  [
    [10, -66],
    [70, -112],
    [150, -112],
    [222, -72],
    [272, -12],
    [292, 44],
    [278, 80],
    [228, 94],
    [160, 90],
    [90, 72],
    [36, 46],
    [2, -6],
  ],
  true,
  8,
);

const THORAX = ellipse(-72, -54, 108, 98, 8);

const HEAD = ellipse(-196, -2, 58, 72, 14);

function along(x: number, y: number): number {
  return ((x - 10) * 0.9 + (y + 20) * 0.42) / 290;
}

/** The tail end, `look.fleece` in front and `look.tail` behind; the thorax lies at (-72, -54). */
export function abdomen(sheet: Sheet, look: BeeLook): string {
  const lit = litOn(140, -20, 150, 100);
  const tone = (x: number, y: number): Rgb => {
    const s = along(x, y) + noise(x / 18, y / 18) * 0.03;
    const seam = Math.exp(-((((s * 5.6) % 1) - 0.5) ** 2) * 60) * 0.18;
    const k = lit(x, y) - seam;
    const stripe = look.bands && (s * 5.6) % 1 > 0.5 && (s * 5.6) % 1 < 0.68;
    return s < look.band
      ? ramp(look.fleece, k)
      : stripe
        ? blend(look.bands!, look.tail[0]!, 0.6 - k * 0.6)
        : ramp(look.tail, k);
  };
  const base = surface(sheet, {
    outline: ABDOMEN,
    depth: 0.85,
    gloss: look.gloss,
    glossColor: [214, 222, 240],
    relief: (x, y) => -5 * Math.abs(Math.sin(along(x, y) * 5.6 * Math.PI)) ** 12,
    color: (x, y) => blend(tone(x, y), look.tail[1]!, 0.35),
  });
  const hair = fur(sheet, {
    outline: ABDOMEN,
    count: Math.round(2300 * Math.max(0.1, look.furred)),
    length: 21,
    width: 1.3,
    loose: 0.2,
    bend: 0.3,
    lie: (_x, y) => 0.5 + ((y + 20) / 100) * 0.34,
    color: tone,
    opacity: look.furred > 0.5 ? 1 : 0.5,
  });
  const fringe =
    look.furred > 0.5
      ? fur(sheet, {
          outline: ABDOMEN.map(([x, y]): Pt => [142 + (x - 142) * 0.97, -18 + (y + 18) * 0.97]),
          count: 420,
          length: 17,
          width: 1,
          loose: 0.3,
          bend: 0.3,
          lie: (_x, y) => 0.5 + ((y + 20) / 100) * 0.5,
          color: (x, y) => blend(tone(x, y), [255, 246, 220], 0.12),
          opacity: 0.75,
        })
      : "";
  return base + hair + fringe;
}

/** The fleece stands away from the body and is brushed toward the tail. */
function swept(x: number, y: number): number {
  return Math.atan2((y + 44) / 98 + 0.1, (x + 100) / 108 + 0.55);
}

/** The furry middle with its bald spot; hides where abdomen and legs begin. */
export function thorax(sheet: Sheet, look: BeeLook): string {
  const lit = litOn(-72, -54, 108, 98);
  const bald = (x: number, y: number): number =>
    ease(34, 14, Math.hypot((x + 60) * 1.0, (y + 112) * 1.5));
  const tone = (x: number, y: number): Rgb =>
    blend(
      ramp(look.fleece, lit(x, y) * 0.98 + (noise(x / 12, y / 12, 4) - 0.5) * 0.28),
      look.tail[1]!,
      bald(x, y) * 0.75,
    );
  return (
    surface(sheet, {
      outline: THORAX,
      depth: 0.9,
      gloss: look.shell ? 0.55 : 0,
      glossColor: [225, 240, 225],
      relief: (x, y) => (look.shell ? noise(x / 3.2, y / 3.2, 6) * 1.6 : 0),
      color: (x, y) =>
        look.shell ? ramp(look.shell, lit(x, y)) : blend(tone(x, y), look.fleece[0]!, 0.4),
    }) +
    fur(sheet, {
      outline: THORAX,
      count: Math.round(2600 * (look.coat ?? 1)),
      length: 30,
      width: 1.2,
      loose: 0.4,
      bend: 0.3,
      lie: swept,
      color: tone,
    }) +
    fur(sheet, {
      outline: ellipse(-84, -82, 70, 50, -20),
      count: Math.round(260 * (look.coat ?? 1)),
      length: 24,
      width: 1.1,
      loose: 0.6,
      lie: swept,
      bend: 0.3,
      color: () => look.fleece[3]!,
      opacity: 0.6,
    })
  );
}

/** The furry face with eye and mouth, looking left. */
export function head(sheet: Sheet, look: BeeLook): string {
  const lit = litOn(-196, -2, 58, 72);
  const eye = ellipse(-206, -6, 21, 46, 16);
  return (
    surface(sheet, {
      outline: HEAD,
      depth: 0.9,
      gloss: 0.2,
      color: (x, y) => ramp(look.face, lit(x, y) * 0.8),
    }) +
    fur(sheet, {
      outline: HEAD,
      count: Math.round(520 * (look.coat ?? 1)),
      length: 22,
      width: 1.3,
      loose: 0.5,
      lie: (x, y) => Math.atan2(y, x + 170),
      color: (x, y) => ramp(look.face, lit(x, y)),
    }) +
    surface(sheet, {
      outline: eye,
      depth: 0.8,
      gloss: 0.8,
      color: (x, y) => blend(rgb("#1c1a20"), rgb("#4d4650"), noise(x / 2, y / 2) * 0.5),
    }) +
    limb(
      [
        [-232, 44],
        [-252, 76],
        [-250, 118],
      ],
      15,
      5,
      rgb("#4a342a"),
    ) +
    fur(sheet, {
      outline: ellipse(-186, -66, 34, 20, 20),
      count: 160,
      length: 20,
      width: 1.2,
      lie: () => -1.9,
      loose: 0.5,
      color: (x, y) => blend(ramp(look.face, lit(x, y)), look.fleece[2]!, 0.45),
    })
  );
}

/** A bumble or carpenter bee from the side, facing left, feet near y = 200; about 600 units long. */
export function bigBee(sheet: Sheet, look: BeeLook = IMPATIENS): string {
  const feelers =
    limb(
      [
        [-226, -52],
        [-252, -84],
        [-262, -104],
      ],
      8,
      7,
      LEG,
      { smooth: false },
    ) +
    limb(
      [
        [-262, -104],
        [-296, -92],
        [-330, -60],
      ],
      8,
      6,
      LEG,
    ) +
    limb(
      [
        [-208, -60],
        [-222, -96],
        [-226, -114],
      ],
      7,
      6,
      LEG,
      { smooth: false },
    ) +
    limb(
      [
        [-226, -114],
        [-262, -116],
        [-300, -96],
      ],
      7,
      5,
      LEG,
    );
  return (
    wings(sheet, look, false) +
    legs(sheet, look, false) +
    abdomen(sheet, look) +
    castShadow(THORAX, 10, 8, 10, 0.3) +
    legs(sheet, look, true) +
    thorax(sheet, look) +
    head(sheet, look) +
    feelers +
    wings(sheet, look, true)
  );
}
