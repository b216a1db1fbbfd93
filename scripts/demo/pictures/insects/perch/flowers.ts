import { curve, ellipse, pathOf, ribbon, type Pt } from "../paint/geom";
import { Strokes } from "../paint/hair";
import { limb } from "../paint/limb";
import { noise } from "../paint/noise";
import type { Sheet } from "../paint/sheet";
import { surface } from "../paint/surface";
import { blend, ease, hex, rgb, type Rgb } from "../paint/tint";

export interface HeadLook {
  at: Pt;
  /** Reach of the rays in units. */
  radius: number;
  rays: Rgb;
  /** Height of the head over its width as seen: 1 from above, 0.3 from the side. */
  flat?: number;
  count?: number;
  /** 0 flat – 1 hanging rays. */
  droop?: number;
  disc?: readonly [Rgb, Rgb];
  discSize?: number;
  /** Height of a domed disc, in parts of its width. */
  dome?: number;
  rayWidth?: number;
}

function ray(sheet: Sheet, look: HeadLook, angle: number): string {
  const { rng } = sheet;
  const flat = look.flat ?? 0.45;
  const droop = (look.droop ?? 0.3) * look.radius;
  const l = look.radius * rng.range(0.88, 1.06);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const start = (look.discSize ?? 0.3) * look.radius * 0.7;
  const at = (r: number, drop: number): Pt => [
    look.at[0] + c * r,
    look.at[1] + s * r * flat + drop,
  ];
  const swing = rng.range(-0.06, 0.06) * l;
  const spine = curve(
    [
      at(start, 0),
      at(start + (l - start) * 0.45, -droop * 0.05),
      [
        at(start + (l - start) * 0.8, droop * 0.35)[0] + swing,
        at(start + (l - start) * 0.8, droop * 0.35)[1],
      ],
      at(l, droop),
    ],
    false,
    8,
  );
  const w = (look.rayWidth ?? 0.13) * look.radius * (0.55 + 0.45 * Math.abs(s) + (1 - flat) * 0.15);
  const outline = ribbon(
    spine,
    (t) =>
      w *
      (0.4 + 0.6 * Math.sin(Math.min(1, t * 1.3) * Math.PI * 0.5)) *
      (t > 0.9 ? 1 - (t - 0.9) * 6 : 1),
  );
  const salt = rng.int(0, 999);
  return surface(sheet, {
    outline,
    resolution: 0.8,
    depth: 0.3,
    shadow: [0.4, 0.38, 0.5],
    relief: (x, y) =>
      Math.sin(((x - look.at[0]) * -s + ((y - look.at[1]) / flat) * c) / (w * 0.22)) * w * 0.004,
    color: (x, y) => {
      const r = Math.hypot(x - look.at[0], (y - look.at[1]) / flat) / look.radius;
      const base = blend(blend(look.rays, rgb("#4a2540"), 0.38), look.rays, ease(0.15, 0.7, r));
      return blend(base, rgb("#fdf0ea"), noise(x / 26, y / 26, salt) * 0.3 * (1 - s * 0.5));
    },
  });
}

/** A composite flower head: coneflower, aster, black-eyed Susan, by its numbers. */
export function flowerHead(sheet: Sheet, look: HeadLook): string {
  const { rng } = sheet;
  const count = look.count ?? 15;
  const angles = Array.from(
    { length: count },
    (_, i) => ((i + rng.range(-0.25, 0.25)) / count) * Math.PI * 2,
  );
  const back = angles.filter((a) => Math.sin(a) < 0).sort((a, b) => Math.sin(a) - Math.sin(b));
  const front = angles.filter((a) => Math.sin(a) >= 0).sort((a, b) => Math.sin(a) - Math.sin(b));
  const drawn = [...back, ...front].map((a) => ray(sheet, look, a)).join("");
  return drawn + disc(sheet, look);
}

function disc(sheet: Sheet, look: HeadLook): string {
  const { rng } = sheet;
  const flat = look.flat ?? 0.45;
  const r = (look.discSize ?? 0.3) * look.radius;
  const dome = (look.dome ?? 0.2) * r * 2;
  const [low, tip] = look.disc ?? [rgb("#6e2f1a"), rgb("#e08a35")];
  const [cx, cy] = look.at;
  const shape = Array.from({ length: 40 }, (_, i): Pt => {
    const a = (i / 40) * Math.PI * 2;
    const up = Math.sin(a) < 0;
    return [cx + Math.cos(a) * r, cy + Math.sin(a) * (up ? Math.max(r * flat, dome) : r * flat)];
  });
  const body = surface(sheet, {
    outline: shape,
    depth: 0.8,
    color: () => blend(low, rgb("#1f1512"), 0.35),
    resolution: 0.7,
  });
  const book = new Strokes(12);
  const n = Math.round(Math.min(760, 160 + r * 2.8));
  for (let i = 0; i < n; i++) {
    const q = Math.sqrt((i + 0.5) / n);
    const a = i * 2.39996;
    const [u, v] = [Math.cos(a) * q, Math.sin(a) * q];
    const lift = Math.sqrt(Math.max(0, 1 - q * q));
    const tall = Math.max(r * flat, dome);
    const x = cx + u * r * 0.98;
    const y =
      cy + v * r * flat * 0.98 - lift * (tall - r * flat * 0.4) * (dome > r * flat ? 1 : 0.3);
    const len = r * 0.11 * rng.range(0.8, 1.3);
    const [dx, dy] = [u * 0.8, v * flat * 0.8 - lift * 0.7];
    const lit = ease(0.9, -0.8, u * 0.6 + v * 0.7 - lift * 0.3);
    const col = blend(blend(low, tip, 0.35), blend(tip, rgb("#ffe9b8"), 0.25), lit);
    book.layer((v * 0.5 + 0.5) * 11.9);
    book.add([x, y], [x + dx * len, y + dy * len], blend(col, low, 0.6), Math.max(1.6, r * 0.035));
    book.add(
      [x + dx * len * 0.4, y + dy * len * 0.4],
      [x + dx * len, y + dy * len],
      col,
      Math.max(1.2, r * 0.024),
    );
  }
  return body + book.toString();
}

/** A milkweed umbel seen from the side: five-part florets with hoods and bent-back petals. */
export function umbel(sheet: Sheet, at: Pt, radius: number, petal: Rgb, hood: Rgb): string {
  const { rng } = sheet;
  const florets: string[] = [];
  const n = 46;
  const spots = Array.from({ length: n }, (_, i) => {
    const q = Math.sqrt((i + 0.5) / n);
    const a = i * 2.39996;
    return { u: Math.cos(a) * q, v: Math.sin(a) * q };
  }).sort((a, b) => Math.hypot(b.u, b.v) - Math.hypot(a.u, a.v));
  for (const { u, v } of spots) {
    const [x, y] = [at[0] + u * radius, at[1] + v * radius * 0.82];
    const size = radius * 0.15 * rng.range(0.85, 1.1);
    const lit = ease(1, -1, u * 0.6 + v * 0.8);
    const p = blend(blend(petal, rgb("#3a2438"), 0.42), blend(petal, rgb("#fff4ec"), 0.25), lit);
    const h = blend(blend(hood, rgb("#4a2c3c"), 0.35), blend(hood, rgb("#fffaf0"), 0.35), lit);
    const turn = rng.range(0, 72);
    const [ox, oy] = [u * size * 0.3, v * size * 0.3];
    florets.push(
      limb(
        [
          [at[0] + u * radius * 0.25, at[1] + radius * 0.35 + v * radius * 0.2],
          [x - u * size * 0.4, y + size * 0.3],
          [x, y],
        ],
        3,
        3,
        rgb("#8f9a68"),
      ),
    );
    for (let k = 0; k < 5; k++) {
      const a = ((turn + k * 72) * Math.PI) / 180;
      const c: Pt = [
        x + Math.cos(a) * size * 0.72 + ox * -0.5,
        y + Math.sin(a) * size * 0.6 + size * 0.25,
      ];
      florets.push(
        `<path d="${pathOf(ellipse(c[0], c[1], size * 0.56, size * 0.3, (a * 180) / Math.PI))}" fill="${hex(blend(p, rgb("#5c3a50"), 0.12 + (k % 2) * 0.1))}"/>`,
      );
    }
    for (let k = 0; k < 5; k++) {
      const a = ((turn + 36 + k * 72) * Math.PI) / 180;
      const c: Pt = [x + Math.cos(a) * size * 0.38 + ox, y + Math.sin(a) * size * 0.34 + oy];
      florets.push(
        `<path d="${pathOf(ellipse(c[0], c[1], size * 0.26, size * 0.19, (a * 180) / Math.PI))}" fill="${hex(h)}"/>` +
          `<path d="${pathOf(ellipse(c[0] - size * 0.05, c[1] - size * 0.06, size * 0.13, size * 0.07, (a * 180) / Math.PI))}" fill="#fff8ef" opacity="0.6"/>`,
      );
    }
    florets.push(
      `<circle cx="${(x + ox).toFixed(1)}" cy="${(y + oy).toFixed(1)}" r="${(size * 0.15).toFixed(1)}" fill="${hex(blend(h, rgb("#e9e2b8"), 0.5))}"/>`,
    );
  }
  return florets.join("");
}

/** A plume of many small heads along arching branchlets: goldenrod. */
export function plume(
  sheet: Sheet,
  spine: readonly Pt[],
  spread: number,
  colors: readonly Rgb[],
): string {
  const { rng } = sheet;
  const main = curve(spine, false, 14);
  const book = new Strokes(10);
  const stems: string[] = [limb(spine, 9, 3, rgb("#7b8a4e"))];
  const n = main.length - 1;
  for (let i = 4; i < n; i += 2) {
    const t = i / n;
    const [x, y] = main[i]!;
    for (const side of [-1, 1]) {
      const reach = spread * (1.05 - t) * rng.range(0.75, 1.1) + spread * 0.12;
      const tip: Pt = [x + side * reach, y - reach * 0.12 + rng.range(-8, 8)];
      const arm = curve([[x, y], [x + side * reach * 0.5, y - reach * 0.42], tip], false, 10);
      stems.push(
        limb([[x, y], [x + side * reach * 0.5, y - reach * 0.42], tip], 3.4, 1.6, rgb("#8a9654")),
      );
      const fluff = spread * 0.062;
      arm.forEach(([ax, ay], k) => {
        if (k < 1) return;
        for (let q = 0; q < 7; q++) {
          const [hx, hy] = [
            ax + rng.gauss(0, fluff * 0.9),
            ay + rng.gauss(-fluff * 0.5, fluff * 0.75),
          ];
          const lit = ease(-1, 1, -side * 0.3 - (hy - ay) / fluff / 1.4);
          const col = blend(colors[0]!, colors[1]!, lit * 0.8 + rng.range(0, 0.35));
          for (let m = 0; m < 4; m++) {
            const a = rng.range(-3, 0);
            const l = fluff * rng.range(0.3, 0.6);
            book
              .layer(t * 9.9)
              .add(
                [hx, hy],
                [hx + Math.cos(a) * l, hy + Math.sin(a) * l],
                col,
                Math.max(2, fluff * 0.16),
              );
          }
        }
      });
    }
  }
  return stems.join("") + book.toString();
}
