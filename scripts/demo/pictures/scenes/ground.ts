import { jitter, mix, shade } from "../kit/color";
import { linear, radial } from "../kit/paint";
import { n, smoothClosed, type Pt } from "../kit/path";
import type { Rng } from "../kit/rng";
import type { Grower } from "./flora";
import { disc, lens, strokes } from "./strokes";

/** A plain area from y0 to y1 shading from `top` to `bottom`. */
export function field(w: number, y0: number, y1: number, top: string, bottom: string): string {
  const ramp = linear(
    [
      [0, top],
      [1, bottom],
    ],
    90,
  );
  return `${ramp.def}<rect x="-20" y="${n(y0)}" width="${w + 40}" height="${n(y1 - y0)}" fill="${ramp.ref}"/>`;
}

/** Horizontal brush dabs that grow toward the viewer: turf, litter, snow. */
export function turf(
  w: number,
  y0: number,
  y1: number,
  colors: readonly string[],
  count: number,
  size: number,
  rng: Rng,
  opacity = 0.6,
): string {
  const s = strokes();
  for (let i = 0; i < count; i++) {
    const t = rng.next() ** 0.8;
    const y = y0 + (y1 - y0) * t;
    const k = size * (0.15 + 0.85 * t) * rng.range(0.6, 1.3);
    s.add(rng.pick(colors), lens(rng.range(-0.05, 1) * w, y, k * 2.4, k * 0.5, rng.range(-8, 8)));
  }
  return s.svg(opacity);
}

/** Clouds as soft flattened heaps. */
export function clouds(
  w: number,
  y0: number,
  y1: number,
  count: number,
  light: string,
  dark: string,
  rng: Rng,
): string {
  let out = "";
  for (let i = 0; i < count; i++) {
    const [cx, cy, r] = [rng.range(0, w), rng.range(y0, y1), w * rng.range(0.05, 0.14)];
    for (let k = 0; k < 6; k++) {
      const lit = k > 2;
      out += `<ellipse cx="${n(cx + rng.gauss(0, r * 0.6))}" cy="${n(cy + (lit ? -0.12 : 0.1) * r + rng.gauss(0, r * 0.08))}" rx="${n(r * rng.range(0.4, 0.9))}" ry="${n(r * rng.range(0.14, 0.28))}" fill="${lit ? light : dark}" opacity=".55"/>`;
    }
  }
  return out;
}

export interface BedPlant {
  grow: Grower;
  /** Height at the front edge of the picture, px. */
  tall: number;
  /** How much of the bed it takes. */
  share?: number;
}

export interface Bed {
  plants: readonly BedPlant[];
  x0: number;
  x1: number;
  y0: number;
  y1: number;
  rows: number;
  /** Plants side by side in the front row. */
  across: number;
  horizon: number;
  bottom: number;
  haze: string;
  rng: Rng;
  /** Leaves a place empty (a path, a pond) when it answers false. */
  keep?: (x: number, y: number) => boolean;
}

/** A planted area in perspective, in drifts, drawn from the back row to the front. */
export function bed(o: Bed): string {
  const { rng } = o;
  const total = o.plants.reduce((sum, p) => sum + (p.share ?? 1), 0);
  const choose = (): BedPlant => {
    let at = rng.range(0, total);
    for (const p of o.plants) {
      at -= p.share ?? 1;
      if (at <= 0) return p;
    }
    return o.plants[0] as BedPlant;
  };
  const centres = Array.from({ length: 16 }, () => ({
    x: rng.range(o.x0, o.x1),
    t: rng.next(),
    plant: choose(),
  }));
  let out = "";
  for (let row = 0; row < o.rows; row++) {
    const t = o.rows === 1 ? 1 : row / (o.rows - 1);
    const y = o.y0 + (o.y1 - o.y0) * t ** 1.25;
    const scale = 0.08 + 0.92 * Math.max(0, (y - o.horizon) / (o.bottom - o.horizon));
    const step = (o.x1 - o.x0) / (o.across / Math.max(0.42, scale ** 0.6));
    for (let x = o.x0 + rng.range(0, step); x < o.x1; x += step * rng.range(0.7, 1.3)) {
      const yy = y + rng.gauss(0, 6 * scale);
      if (o.keep && !o.keep(x, yy)) continue;
      let best = centres[0];
      let near = Infinity;
      for (const c of centres) {
        const d = Math.hypot((c.x - x) / (o.x1 - o.x0), (c.t - t) * 0.8) + rng.range(0, 0.09);
        if (d < near) [near, best] = [d, c];
      }
      if (!best) continue;
      const h = best.plant.tall * scale * rng.range(0.85, 1.12);
      out += best.plant.grow({
        x,
        y: yy,
        h,
        rng,
        air: Math.max(0, 0.5 - scale * 0.62),
        haze: o.haze,
      });
    }
  }
  return out;
}

/** How far the bank wanders from an ellipse at an angle in radians. */
export const wander = (a: number): number =>
  1 + 0.07 * Math.sin(2 * a + 0.8) + 0.05 * Math.sin(3 * a + 2);

/** Still water within a wandering bank: sky above, shade below, flecks of light. */
export function water(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  colors: { far: string; near: string; light: string; dark: string },
  rng: Rng,
  inside = "",
): string {
  const id = `p${Math.floor(rng.range(0, 1e9)).toString(36)}`;
  const ramp = linear(
    [
      [0, colors.far],
      [0.5, mix(colors.far, colors.near, 0.6)],
      [1, colors.near],
    ],
    90,
  );
  const s = strokes();
  for (let i = 0; i < 70; i++) {
    const y = cy + rng.range(-1, 1) * ry;
    const k = ry * rng.range(0.1, 0.5);
    s.add(
      rng.pick([colors.light, colors.dark, colors.far]),
      lens(cx + rng.range(-1, 0.9) * rx, y, k * 2, k * 0.06, rng.range(-2, 2)),
    );
  }
  const bank = Array.from({ length: 24 }, (_, i): Pt => {
    const a = (i / 24) * Math.PI * 2;
    return [cx + Math.cos(a) * rx * wander(a), cy + Math.sin(a) * ry * wander(a)];
  });
  const d = smoothClosed(bank);
  return `${ramp.def}<clipPath id="${id}"><path d="${d}"/></clipPath><path d="${d}" fill="${ramp.ref}"/><g clip-path="url(#${id})">${s.svg(0.45)}${inside}</g>`;
}

/** Stones around an edge, painted with a lit top; `side` picks the arc in degrees. */
export function stoneRim(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  size: number,
  from: number,
  to: number,
  rng: Rng,
  snow = false,
): string {
  let out = "";
  const stones: { x: number; y: number; r: number }[] = [];
  for (let a = from; a < to;) {
    const rad = (a * Math.PI) / 180;
    const depth = 0.6 + 0.4 * (Math.sin(rad) + 1) * 0.5;
    const r = size * depth * rng.range(0.5, 1.5);
    const out = wander(rad) * rng.range(0.98, 1.05);
    stones.push({ x: cx + Math.cos(rad) * rx * out, y: cy + Math.sin(rad) * ry * out, r });
    a += ((r * 1.55) / Math.hypot(Math.sin(rad) * rx, Math.cos(rad) * ry)) * 57.3;
  }
  stones.sort((p, q) => p.y - q.y);
  for (const { x, y, r } of stones) {
    const base = jitter(rng.pick(["#9a968c", "#8b8880", "#a89c8a", "#7f8079"]), rng, 0.8);
    const ramp = linear(
      [
        [0, shade(base, 0.35)],
        [0.5, base],
        [1, shade(base, -0.5)],
      ],
      62,
    );
    const k = r * rng.range(0.55, 0.72);
    const s = strokes();
    for (let i = 0; i < 8; i++)
      s.add(
        rng.pick([shade(base, 0.3), shade(base, -0.3), "#8b9a68"]),
        lens(
          x + rng.range(-0.7, 0.5) * r,
          y + rng.range(-0.5, 0.4) * k,
          r * 0.3,
          r * 0.06,
          rng.range(-20, 20),
        ),
      );
    out += `<ellipse cx="${n(x + r * 0.08)}" cy="${n(y + k * 0.5)}" rx="${n(r * 1.05)}" ry="${n(k * 0.75)}" fill="#2a2c24" opacity=".35"/>${ramp.def}<path d="${stone(x, y, r, k, rng)}" fill="${ramp.ref}"/>${s.svg(0.4)}`;
    if (snow)
      out += `<path d="${disc(x - r * 0.05, y - k * 0.5, r * 0.8, k * 0.45)}" fill="#f4f5f6"/>`;
  }
  return out;
}

function stone(x: number, y: number, r: number, k: number, rng: Rng): string {
  const p = Array.from({ length: 7 }, (_, i) => {
    const a = (i / 7) * 6.283;
    const j = rng.range(0.86, 1.12);
    return [x + Math.cos(a) * r * j, y + Math.sin(a) * k * j] as const;
  });
  const mid = (i: number): string => {
    const [a, b] = [p[i % 7] ?? [0, 0], p[(i + 1) % 7] ?? [0, 0]];
    return `${n((a[0] + b[0]) / 2)} ${n((a[1] + b[1]) / 2)}`;
  };
  let d = `M${mid(0)}`;
  for (let i = 1; i <= 7; i++) {
    const c = p[i % 7] ?? [0, 0];
    d += `Q${n(c[0])} ${n(c[1])} ${mid(i)}`;
  }
  return `${d}Z`;
}

/** Warm light from the upper left and coolness in the opposite corner, for `Layered.light`. */
export function sunlight(
  w: number,
  h: number,
  color: string,
  strength: number,
  shadow = 0.22,
): string {
  const sun = radial(
    [
      [0, color, strength],
      [0.6, color, strength * 0.25],
      [1, color, 0],
    ],
    0.12,
    0.05,
    0.8,
  );
  const cool = radial(
    [
      [0, "#1d2430", shadow],
      [1, "#1d2430", 0],
    ],
    1,
    1,
    0.7,
  );
  return `${sun.def}${cool.def}<rect width="${w}" height="${h}" fill="${sun.ref}"/><rect width="${w}" height="${h}" fill="${cool.ref}"/>`;
}

/** Shade lying on the ground under something tall. */
export function cast(cx: number, cy: number, rx: number, ry: number, opacity = 0.3): string {
  const ramp = radial([
    [0, "#22281f", opacity],
    [0.6, "#22281f", opacity * 0.6],
    [1, "#22281f", 0],
  ]);
  return `${ramp.def}<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${ramp.ref}"/>`;
}
