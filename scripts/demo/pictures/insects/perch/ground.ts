import type { Season4 } from "../../kit/season";
import { curve, pathOf, ribbon, type Pt } from "../paint/geom";
import { Strokes } from "../paint/hair";
import { castShadow } from "../paint/limb";
import { cells, fractal, noise } from "../paint/noise";
import type { Sheet } from "../paint/sheet";
import { surface } from "../paint/surface";
import { blend, ease, hex, rgb, type Rgb } from "../paint/tint";
import { bigLeaf } from "./leaf";

/** A rolling ground line across the picture, closed along the lower edge. */
export function groundShape(w: number, h: number, top: number, roll: number, salt: number): Pt[] {
  const line = Array.from({ length: 13 }, (_, i): Pt => [
    -40 + ((w + 80) * i) / 12,
    top + (noise(i * 0.7, 0.5, salt) - 0.5) * 2 * roll,
  ]);
  return [...curve(line, false, 6), [w + 40, h + 40], [-40, h + 40]];
}

/** Dark forest soil or sand under an animal. */
export function soil(sheet: Sheet, outline: readonly Pt[], color: Rgb): string {
  const salt = sheet.rng.int(1, 900);
  return surface(sheet, {
    outline,
    resolution: 0.5,
    relief: (x, y) =>
      fractal(x / 60, y / 34, 4, salt) * 13 + fractal(x / 11, y / 8, 2, salt + 4) * 3.4,
    color: (x, y) => {
      const f = fractal(x / 60, y / 26, 3, salt + 2);
      return blend(
        blend(color, rgb("#2a2320"), ease(0.5, 0.8, f) * 0.6),
        rgb("#a08a6a"),
        ease(0.6, 0.8, noise(x / 7, y / 5, salt + 6)) * 0.4,
      );
    },
  });
}

/** Cushion moss: soft hummocks under thousands of short shoots. */
export function moss(sheet: Sheet, outline: readonly Pt[], dense = 1500): string {
  const salt = sheet.rng.int(1, 900);
  const hump = (x: number, y: number): number => {
    const c = cells(x / 190 + fractal(x / 90, y / 60, 2, salt) * 0.5, y / 96, salt);
    return Math.sqrt(Math.max(0, 1.1 - c.near)) * 58 + fractal(x / 44, y / 28, 3, salt) * 16;
  };
  const base = surface(sheet, {
    outline,
    resolution: 0.45,
    relief: hump,
    shadow: [0.22, 0.3, 0.28],
    color: (x, y) => blend(rgb("#3e4f28"), rgb("#6f7d42"), fractal(x / 40, y / 24, 3, salt + 3)),
  });
  const book = new Strokes(8);
  const { rng } = sheet;
  const xs = outline.map((p) => p[0]);
  const [x0, x1] = [Math.min(...xs), Math.max(...xs)];
  const line = outline.slice(0, -2);
  for (let i = 0; i < dense; i++) {
    const x = rng.range(x0, x1);
    const near = line.reduce((m, p) => (Math.abs(p[0] - x) < Math.abs(m[0] - x) ? p : m), line[0]!);
    const deep = i / dense;
    const y = near[1] + 2 + deep * deep * 420 + rng.range(0, 60) * deep;
    const l = (9 + deep * 16) * rng.range(0.6, 1.2);
    const a = -Math.PI / 2 + rng.gauss(0, 0.5);
    const up = hump(x, y) - hump(x + 12, y + 14);
    const col = blend(
      rgb("#34452a"),
      blend(rgb("#9aa65c"), rgb("#68803f"), rng.next()),
      ease(-14, 12, up) * rng.range(0.4, 1),
    );
    book
      .layer(deep * 7.9)
      .add(
        [x, y],
        [x + Math.cos(a) * l, y + Math.sin(a) * l],
        col,
        1.5 + deep * 1,
        1,
        0.2 * rng.range(-1, 1),
      );
  }
  return base + book.toString();
}

const LITTER: Record<Season4, readonly string[]> = {
  spr: ["#8a6a48", "#9c8058", "#6f543c", "#a58c68", "#75803f"],
  sum: ["#7d6344", "#8d7450", "#5f4a36", "#94805c", "#6d7a3c"],
  fall: ["#b06a30", "#c58a3a", "#8a4a2a", "#a8793e", "#9c3f2c", "#c9a24e"],
  win: ["#7c6a58", "#8e7c68", "#665648", "#9a8b78", "#857462"],
};

/** Fallen leaves, larger toward the viewer. */
export function litter(
  sheet: Sheet,
  season: Season4,
  w: number,
  top: number,
  bottom: number,
  count = 46,
): string {
  const { rng } = sheet;
  const tones = LITTER[season];
  return Array.from({ length: count }, (_, i) => {
    const t = ((i + rng.next()) / count) ** 1.15;
    const y = top + (bottom - top) * t;
    const length = 60 + t * 150 * rng.range(0.75, 1.2);
    return bigLeaf(sheet, {
      at: [rng.range(-60, w + 20), y],
      angle: rng.range(-24, 24) + (rng.chance(0.5) ? 180 : 0),
      length,
      width: length * rng.range(0.24, 0.4),
      color: blend(rgb(rng.pick(tones)), rgb("#4a3626"), (1 - t) * 0.35),
      bow: rng.range(-0.14, 0.14),
      teeth: rng.chance(0.4) ? length * 0.012 : 0,
      gloss: 0.05,
      worn: 0.3,
      resolution: 0.5,
    });
  }).join("");
}

/** Blades of grass and sedge across the foreground. */
export function blades(
  sheet: Sheet,
  w: number,
  base: number,
  tall: number,
  count: number,
  tones: readonly Rgb[],
): string {
  const { rng } = sheet;
  return Array.from({ length: count }, () => {
    const x = rng.range(-40, w + 40);
    const h = tall * rng.range(0.4, 1);
    const lean = rng.range(-0.4, 0.4) * h;
    const spine = curve(
      [
        [x, base + 30],
        [x + lean * 0.25, base - h * 0.55],
        [x + lean, base - h],
      ],
      false,
      8,
    );
    const c = rng.pick(tones);
    return (
      `<path d="${pathOf(ribbon(spine, (s) => 6 * (1 - s) + 0.6))}" fill="${hex(blend(c, rgb("#24331f"), rng.range(0, 0.4)))}"/>` +
      `<path d="${pathOf(
        ribbon(
          spine.map(([a, b]): Pt => [a - 1.6, b]),
          (s) => 1.5 * (1 - s) + 0.3,
        ),
      )}" fill="${hex(blend(c, rgb("#fbf6d0"), 0.35))}" opacity="0.8"/>`
    );
  }).join("");
}

/** A stone or log end that an animal can sit on. */
export function stone(sheet: Sheet, outline: readonly Pt[], color: Rgb): string {
  const salt = sheet.rng.int(1, 900);
  return (
    castShadow(outline, 10, 14, 22, 0.4) +
    surface(sheet, {
      outline,
      resolution: 0.6,
      depth: 0.7,
      relief: (x, y) => fractal(x / 30, y / 24, 4, salt) * 9,
      color: (x, y) =>
        blend(
          blend(color, rgb("#4b4a46"), fractal(x / 70, y / 50, 3, salt + 3) * 0.6),
          rgb("#c9c7ba"),
          ease(0.62, 0.75, fractal(x / 16, y / 16, 2, salt + 5)) * 0.4,
        ),
    })
  );
}
