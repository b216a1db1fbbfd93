import type { Rng } from "../../kit/rng";
import type { Lie } from "./flow";
import { box, depth, even, lerp, linePath, smoothstep, type Pt } from "./geometry";
import type { Light } from "./relief";
import { blend, hex, lit, scale, type Rgb } from "./tone";

export interface Coat {
  outline: readonly Pt[];
  colorAt: (p: Pt) => Rgb;
  light: Light;
  lieAt: (p: Pt) => Lie;
  /** Length of a body feather (or tuft of fur), px. */
  length: number;
  /** Size on the head as a share of `length`; it grows to 1 behind the neck. */
  fine?: number;
  /** Width as a share of the length. */
  broad?: number;
  /** How far tips may stand beyond the outline, as a share of the length. */
  loose?: number;
  rng: Rng;
}

interface Tuft {
  p: Pt;
  lie: Lie;
  size: number;
  /** Distance to the edge, px. */
  inward: number;
}

const f1 = (x: number): string => x.toFixed(1);

/** One lanceolate feather from root to tip, a little bowed. */
function lappet(t: Tuft, length: number, width: number, rng: Rng): string {
  const bow = rng.gauss(0, 0.1);
  const [dx, dy] = t.lie.dir;
  const [ux, uy] = [dx - dy * bow, dy + dx * bow];
  const [rx, ry] = [t.p[0] - ux * length * 0.5, t.p[1] - uy * length * 0.5];
  const [ex, ey] = [t.p[0] + dx * length * 0.5, t.p[1] + dy * length * 0.5];
  const [mx, my] = [t.p[0] + ux * length * 0.08, t.p[1] + uy * length * 0.08];
  const [wx, wy] = [-uy * width, ux * width];
  return `M${f1(rx)} ${f1(ry)}Q${f1(mx + wx)} ${f1(my + wy)} ${f1(ex)} ${f1(ey)}Q${f1(mx - wx)} ${f1(my - wy)} ${f1(rx)} ${f1(ry)}`;
}

/** Points strewn over the coat, denser where feathers are small, ordered from tail to head. */
function strew(c: Coat, spacing: number): Tuft[] {
  const b = box(c.outline);
  const fine = c.fine ?? 0.5;
  const step = spacing * fine;
  const out: Tuft[] = [];
  for (let y = b.y; y < b.y + b.h; y += step)
    for (let x = b.x; x < b.x + b.w; x += step) {
      const p: Pt = [x + c.rng.range(0, step), y + c.rng.range(0, step)];
      const roll = c.rng.next();
      const inward = depth(p, c.outline);
      if (inward < step * 0.35) continue;
      const lie = c.lieAt(p);
      const size = lerp(fine, 1, smoothstep(0.1, 0.42, lie.progress));
      if (roll > (fine / size) ** 2) continue;
      out.push({ p, lie, size, inward });
    }
  return out
    .map((t) => ({ t, key: t.lie.progress + c.rng.gauss(0, 0.015) }))
    .sort((a, z) => z.key - a.key)
    .map(({ t }) => t);
}

/** The colors of the edge itself, so that no gap shows the ground behind. */
function ground(c: Coat): string {
  const ring = even([...c.outline, c.outline[0]!], 120);
  const b = box(c.outline);
  const step = c.length * 0.42;
  let out = "";
  for (let y = b.y; y < b.y + b.h; y += step)
    for (let x = b.x; x < b.x + b.w; x += step) {
      const r = Math.min(step * 1.1, depth([x, y], c.outline));
      if (r < 1) continue;
      const tone = hex(lit(c.colorAt([x, y]), c.light([x, y])));
      out += `<circle cx="${f1(x)}" cy="${f1(y)}" r="${f1(r)}" fill="${tone}"/>`;
    }
  for (let i = 0; i < ring.length - 1; i += 1) {
    const a = ring[i]!;
    const z = ring[i + 1]!;
    const m: Pt = [(a[0] + z[0]) / 2, (a[1] + z[1]) / 2];
    const tone = hex(lit(c.colorAt(m), c.light(m)));
    out += `<path d="${linePath([a, z])}" stroke="${tone}" stroke-width="${f1(c.length * 0.2)}" stroke-linecap="round"/>`;
  }
  return out;
}

function layer(c: Coat, spacing: number, grow: number, alpha: number, fat = 1): string {
  const broad = (c.broad ?? 0.36) * fat;
  let out = "";
  for (const t of strew(c, spacing)) {
    const len = c.length * t.size * grow * c.rng.range(0.8, 1.2);
    const room = t.inward + len * (c.loose ?? 0.3);
    if (room < len * 0.45 || (fat > 1 && t.inward < len * broad * 0.7)) continue;
    const tone = lit(c.colorAt(t.p), c.light(t.p) + c.rng.gauss(0, 0.03));
    const varied = scale(tone, 1 + c.rng.gauss(0, 0.022));
    out += `<path d="${lappet(t, len, len * broad, c.rng)}" fill="${hex(varied)}" fill-opacity="${alpha}"/>`;
  }
  return out;
}

const INK: Rgb = [40, 34, 38];
const CHALK: Rgb = [255, 250, 238];

/** Rounded to the nearest of the 16 steps of a channel that hair-thin strokes can still show. */
const coarse = (ink: Rgb): Rgb => [
  Math.round(ink[0] / 16) * 16,
  Math.round(ink[1] / 16) * 16,
  Math.round(ink[2] / 16) * 16,
];

/** Single barbs: hair-thin lights and darks that give the brush its direction; one path an ink. */
function barbs(c: Coat, spacing: number): string {
  const strokes = new Map<string, string>();
  for (const t of strew(c, spacing)) {
    const len = c.length * t.size * c.rng.range(0.35, 0.8);
    if (t.inward < len * 0.3) continue;
    const l = c.light(t.p);
    const bright = c.rng.next() < 0.25 + l * 0.5;
    const tone = lit(c.colorAt(t.p), l);
    const ink = blend(tone, bright ? CHALK : INK, bright ? 0.3 : 0.34);
    const [dx, dy] = t.lie.dir;
    const bow = c.rng.gauss(0, 0.08) * len;
    const d = `M${f1(t.p[0])} ${f1(t.p[1])}q${f1(dx * len * 0.5 - dy * bow)} ${f1(dy * len * 0.5 + dx * bow)} ${f1(dx * len)} ${f1(dy * len)}`;
    const wide = c.rng.next() < 0.5 ? 0.027 : 0.04;
    const look = `stroke="${hex(coarse(ink))}" stroke-width="${f1(c.length * wide)}"`;
    strokes.set(look, (strokes.get(look) ?? "") + d);
  }
  let out = "";
  for (const [look, d] of strokes)
    out += `<path d="${d}" ${look} stroke-opacity="0.42" stroke-linecap="round"/>`;
  return out;
}

/** Paints a coat of feathers or fur in three layers: broad wash, feathers, barbs. */
export function paintCoat(whole: Coat, amount = 1): string {
  // Distances to the edge are taken from a plainer outline: the eye cannot tell, the clock can.
  const c = { ...whole, outline: even([...whole.outline, whole.outline[0]!], 72) };
  return (
    `<g fill="none">` +
    ground(whole) +
    layer(c, c.length * 0.64, 1.35, 1, 1.7) +
    layer(c, (c.length * 0.41) / amount, 1.04, 0.86) +
    barbs(c, (c.length * 0.62) / amount) +
    "</g>"
  );
}
