import { mix, shade } from "../kit/color";
import type { Rng } from "../kit/rng";
import { cloud, disc, lens, stalk, strokes, type Strokes } from "./strokes";

/** Where one plant stands and how large it is; `air` 0–1 fades it toward the haze. */
export interface Spot {
  x: number;
  y: number;
  /** Height of the whole plant, px. */
  h: number;
  rng: Rng;
  air?: number;
  haze?: string;
}

export type Grower = (spot: Spot) => string;

/** Far plants get fewer strokes: 0.25–1 by the height in px. */
export const finish = (h: number): number => Math.min(1, 0.2 + h / 420);

export interface Pens {
  s: Strokes;
  tone: (hex: string) => string;
}

/** Strokes for a plant at this spot; its colors pale with the air before it. */
export function pens(spot: Spot): Pens {
  const air = spot.air ?? 0;
  return { s: strokes(), tone: (hex) => (air > 0 ? mix(hex, spot.haze ?? "#c9d2c0", air) : hex) };
}

/** Leaves in pairs up a stalk. */
export function leafy(
  p: Pens,
  spot: Spot,
  x: number,
  top: number,
  green: string,
  size: number,
  pairs: number,
): void {
  if (spot.h < 70) pairs = Math.ceil(pairs / 2);
  for (let i = 0; i < pairs; i++) {
    const y = spot.y - (spot.y - top) * (0.08 + (0.72 * i) / pairs);
    const k = size * (1 - 0.4 * (i / pairs)) * spot.rng.range(0.8, 1.2);
    p.s.add(
      p.tone(shade(green, 0.14)),
      lens(x, y, k, k * 0.26, -150 + spot.rng.range(-18, 14), -0.12),
    );
    p.s.add(
      p.tone(shade(green, -0.14)),
      lens(x, y - k * 0.1, k, k * 0.26, -30 + spot.rng.range(-14, 18), 0.12),
    );
  }
}

/** Stalks fanned from one foot; their tips' places come back. `spread` is a share of the height. */
export function stems(
  p: Pens,
  spot: Spot,
  count: number,
  spread: number,
  green: string,
  width: number,
): [number, number][] {
  return Array.from({ length: count }, (_, i): [number, number] => {
    const u = count === 1 ? 0 : i / (count - 1) - 0.5;
    const tx = spot.x + (u * 2 * spread + spot.rng.gauss(0, 0.08)) * spot.h;
    const ty = spot.y - spot.h * spot.rng.range(0.72, 1) * (1 - Math.abs(u) * 0.25);
    const foot = spot.x + u * spread * 0.5 * spot.h;
    p.s.add(p.tone(shade(green, -0.1)), stalk([foot, spot.y], [tx, ty], width, (foot - tx) * 0.2));
    return [tx, ty];
  });
}

/** Rays seen a little from the side; `droop` 0 flat, 1 hanging as in coneflowers. */
export function rays(
  p: Pens,
  x: number,
  y: number,
  r: number,
  count: number,
  colors: readonly [string, string],
  droop: number,
  width: number,
  rng: Rng,
): void {
  const turn = rng.range(0, 60);
  if (r < 9) count = Math.ceil(count / 2);
  if (r < 9) width *= 1.7;
  const flat = rng.range(0.5, 0.75);
  for (let i = 0; i < count; i++) {
    const a = ((turn + (i / count) * 360) * Math.PI) / 180;
    const [ex, ey] = [
      Math.cos(a) * r * (1 - droop * 0.25),
      Math.sin(a) * r * flat + droop * r * 0.62,
    ];
    const angle = (Math.atan2(ey, ex) * 180) / Math.PI;
    const long = Math.hypot(ex, ey);
    p.s.add(p.tone(Math.sin(a) > 0.1 ? colors[1] : colors[0]), lens(x, y, long, r * width, angle));
  }
}

export interface DaisyLook {
  ray: readonly [string, string];
  disc: readonly [string, string];
  count: number;
  droop: number;
  width: number;
  /** Height of the cone as a share of the flower. */
  cone: number;
  size: number;
  heads: number;
  green: string;
  leaf: number;
}

/** Composite flowers: coneflower, Susan, coreopsis, aster. */
export function daisy(look: DaisyLook): Grower {
  return (spot) => {
    const p = pens(spot);
    const { rng, h } = spot;
    const tips = stems(p, spot, look.heads, 0.2, look.green, Math.max(1.6, h * 0.012));
    leafy(p, spot, spot.x, spot.y - h * 0.7, look.green, h * look.leaf, 6);
    for (const [x, y] of tips)
      leafy(
        p,
        { ...spot, h: h * 0.6 },
        x + (spot.x - x) * 0.35,
        y + h * 0.16,
        look.green,
        h * look.leaf * 0.7,
        2,
      );
    const stemsDone = p.s.svg();
    const top: Pens = { s: strokes(), tone: p.tone };
    let out = stemsDone;
    for (const [x, y] of tips) {
      const r = h * look.size * rng.range(0.85, 1.15);
      const f: Pens = { s: strokes(), tone: top.tone };
      rays(f, x, y, r, look.count, look.ray, look.droop, look.width, rng);
      const c = r * 0.36;
      f.s.add(
        f.tone(look.disc[1]),
        disc(x, y - c * look.cone * 0.3, c, c * (0.5 + look.cone * 0.45)),
      );
      f.s.add(
        f.tone(look.disc[0]),
        disc(
          x - c * 0.18,
          y - c * (0.15 + look.cone * 0.5),
          c * 0.62,
          c * (0.3 + look.cone * 0.25),
        ),
      );
      out += f.s.svg();
    }
    return out;
  };
}

/** Upright spikes: blazing star, lobelia, goldenrod's wands, beardtongue, obedient plant. */
export function spike(
  colors: readonly string[],
  green: string,
  o: { heads: number; length: number; width: number; taper?: boolean; leaf?: number; dab?: number },
): Grower {
  return (spot) => {
    const p = pens(spot);
    const { rng, h } = spot;
    const tips = stems(p, spot, o.heads, 0.12, green, Math.max(1.5, h * 0.011));
    for (const [x, y] of tips)
      leafy(p, spot, (x + spot.x) / 2, y + h * 0.3, green, h * (o.leaf ?? 0.14), 6);
    for (const [x, y] of tips) {
      const long = h * o.length;
      const count = Math.round((26 + o.width * 120) * finish(h));
      for (let i = 0; i < count; i++) {
        const t = rng.next();
        const w = h * o.width * (o.taper === false ? 1 : 0.35 + 0.65 * t);
        const dx = rng.range(-1, 1) * w;
        const k = h * (o.dab ?? 0.03) * (1.5 - 0.5 * finish(h)) * rng.range(0.7, 1.2);
        const c = dx < 0 ? rng.pick(colors.slice(0, 2)) : rng.pick(colors.slice(1));
        p.s.add(
          p.tone(c),
          lens(
            x + dx * 0.4,
            y + t * long,
            k,
            k * 0.5,
            dx < 0 ? 190 + rng.range(-30, 30) : -10 + rng.range(-30, 30),
          ),
        );
      }
    }
    return p.s.svg();
  };
}

/** The ragged head of a bee balm: two-lipped tubes curving out of a tight button. */
export function shaggy(
  p: Pens,
  x: number,
  y: number,
  r: number,
  colors: readonly string[],
  rng: Rng,
): void {
  const count = r < 8 ? 9 : r < 16 ? 16 : 30;
  for (let i = 0; i < count; i++) {
    const a = (i / count) * 300 - 240 + rng.range(-8, 8);
    const upper = Math.sin((a * Math.PI) / 180) < 0;
    const long = r * rng.range(0.75, 1.15) * (upper ? 1 : 0.8);
    const color = colors[upper ? i % 2 : 1 + (i % 2)] ?? colors[0] ?? "#a686b8";
    p.s.add(
      p.tone(color),
      lens(
        x,
        y,
        long,
        r * (r < 8 ? 0.34 : 0.17),
        a,
        upper ? (Math.cos((a * Math.PI) / 180) > 0 ? 0.16 : -0.16) : 0,
      ),
    );
  }
  p.s.add(p.tone("#6d6a4a"), disc(x, y + r * 0.06, r * 0.24, r * 0.17));
}

/** Rounded or flat heads of many small flowers: milkweed, Joe-Pye, ironweed, mint, bee balm. */
export function umbel(
  colors: readonly string[],
  green: string,
  o: {
    heads: number;
    rx: number;
    ry: number;
    leaf: number;
    dab?: number;
    pairs?: number;
    shag?: boolean;
  },
): Grower {
  return (spot) => {
    const p = pens(spot);
    const { rng, h } = spot;
    const tips = stems(p, spot, o.heads, 0.16, green, Math.max(1.8, h * 0.014));
    for (const [x, y] of tips)
      leafy(p, spot, (x + spot.x) / 2, y + h * 0.12, green, h * o.leaf, o.pairs ?? 6);
    for (const [x, y] of tips) {
      if (o.shag) {
        shaggy(p, x, y, h * o.rx * 1.15, colors, rng);
        continue;
      }
      const fine = finish(h);
      const k = h * (o.dab ?? 0.028) * (1.6 - 0.6 * fine);
      const dark = [colors[2] ?? colors[0] ?? green];
      cloud(
        p.s,
        { x: x + h * o.rx * 0.12, y: y + h * o.ry * 0.3, rx: h * o.rx, ry: h * o.ry },
        dark.map(p.tone),
        Math.round(16 * fine),
        k * 1.3,
        rng,
      );
      cloud(
        p.s,
        { x, y, rx: h * o.rx, ry: h * o.ry },
        [colors[1] ?? green].map(p.tone),
        Math.round(22 * fine),
        k,
        rng,
      );
      cloud(
        p.s,
        { x: x - h * o.rx * 0.2, y: y - h * o.ry * 0.3, rx: h * o.rx * 0.75, ry: h * o.ry * 0.7 },
        [colors[0] ?? green].map(p.tone),
        Math.round(14 * fine),
        k * 0.9,
        rng,
      );
    }
    return p.s.svg();
  };
}
