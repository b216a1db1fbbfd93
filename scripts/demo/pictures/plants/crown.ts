import { jitter, mix, shade } from "../kit/color";
import { path } from "../kit/paint";
import { blob, n, tapered, type Pt } from "../kit/path";
import type { Rng } from "../kit/rng";
import type { Season4 } from "../kit/season";
import { branch } from "../kit/stem";
import { cedar } from "./cedar";
import type { PlantLook } from "./lookTypes";
import { leafColor } from "./season";

export interface CrownOptions {
  rng: Rng;
  /** Foot of the trunk. */
  x: number;
  y: number;
  height: number;
  season: Season4;
  flowering: boolean;
  fruiting: boolean;
}

/** Crown as shares of the height: half width, lowest leaves, number of stems. */
function build(look: PlantLook): { half: number; low: number; stems: number } {
  if (look.kind === "shrub") {
    if (look.habit === "mound") return { half: 0.6, low: 0.12, stems: 9 };
    if (look.habit === "upright") return { half: 0.42, low: 0.18, stems: 7 };
    return { half: look.habit === "spreading" ? 0.62 : 0.54, low: 0.22, stems: 8 };
  }
  if (look.habit === "spreading") return { half: 0.52, low: 0.26, stems: 1 };
  if (look.habit === "vase") return { half: 0.44, low: 0.28, stems: 3 };
  return { half: 0.3, low: 0.2, stems: 1 };
}

interface Clump {
  x: number;
  y: number;
  r: number;
}

function clumpsOf(o: CrownOptions, half: number, low: number, count: number): Clump[] {
  const h = o.height;
  const cy = o.y - h * ((1 + low) / 2);
  const ry = (h * (1 - low)) / 2;
  return Array.from({ length: count }, (_, i) => {
    const q = Math.sqrt((i + 0.5) / count);
    const a = i * 2.39996 + o.rng.range(-0.25, 0.25);
    // Broadest a little below the middle, as real crowns are.
    const v = Math.sin(a) * q;
    const x =
      o.x +
      Math.cos(a) *
        q *
        h *
        half *
        (v > 0 ? 1.02 - v * 0.12 : 1 + v * 0.1) *
        o.rng.range(0.86, 1.08);
    return { x, y: cy + v * ry * 0.9, r: h * o.rng.range(0.055, 0.1) * (1.15 - q * 0.35) };
  });
}

function limbs(
  look: PlantLook,
  o: CrownOptions,
  clumps: readonly Clump[],
  stems: number,
  low: number,
  bare: boolean,
): string {
  const h = o.height;
  const color = look.barkColor ?? look.stem;
  const shrub = look.kind === "shrub";
  let out = "";
  const feet = Array.from({ length: stems }, (_, i) => {
    const u = stems === 1 ? 0 : (i / (stems - 1)) * 2 - 1;
    const w = h * (shrub ? 0.014 : stems > 1 ? 0.034 : 0.058);
    const foot: Pt = [o.x + u * h * (shrub ? 0.05 : 0.03), o.y];
    const fork: Pt = [
      o.x + u * h * (shrub ? 0.17 : 0.11) + o.rng.gauss(0, h * 0.01),
      o.y - h * (low + (shrub ? 0.06 : 0.12)),
    ];
    return { foot, fork, w };
  });
  const arm = (from: Pt, to: Pt, w: number, bow: number): string => {
    const mid: Pt = [from[0] + (to[0] - from[0]) * 0.42 + bow, from[1] + (to[1] - from[1]) * 0.58];
    return w > 8
      ? branch([from, mid, to], w, w * 0.3, { rng: o.rng, color, bark: "smooth" })
      : path(tapered([from, mid, to], w, Math.max(0.8, w * 0.25), 7), {
          fill: shade(color, o.rng.range(-0.3, 0.1)),
        });
  };
  for (const c of clumps) {
    const s = feet.reduce(
      (best, f) => (Math.abs(f.fork[0] - c.x) < Math.abs(best.fork[0] - c.x) ? f : best),
      feet[0] ?? { foot: [o.x, o.y] as const, fork: [o.x, o.y] as const, w: 4 },
    );
    const from: Pt = [
      s.fork[0] + (c.x - s.fork[0]) * 0.06,
      s.fork[1] - Math.max(0, s.fork[1] - c.y) * o.rng.range(0.02, 0.3),
    ];
    out += arm(
      from,
      [c.x, c.y - c.r * 0.3],
      s.w * o.rng.range(0.26, 0.42),
      o.rng.gauss(0, h * 0.015),
    );
    if (!bare) continue;
    for (let i = 0; i < 7; i++) {
      const a = Math.atan2(c.y - from[1], c.x - from[0]) + o.rng.gauss(0, 0.7);
      const t = o.rng.range(0.5, 1);
      const p: Pt = [from[0] + (c.x - from[0]) * t, from[1] + (c.y - from[1]) * t];
      const len = c.r * o.rng.range(0.8, 1.9);
      const tip: Pt = [p[0] + Math.cos(a) * len, p[1] + Math.sin(a) * len - len * 0.25];
      out += arm(p, tip, h * 0.0045, o.rng.gauss(0, len * 0.1));
      for (let k = 0; k < 3; k++) {
        const u = o.rng.range(0.35, 0.95);
        const b = a + o.rng.gauss(0, 0.6);
        out += path(
          `M${n(p[0] + (tip[0] - p[0]) * u)} ${n(p[1] + (tip[1] - p[1]) * u)}l${n(Math.cos(b) * len * 0.4)} ${n(Math.sin(b) * len * 0.4 - len * 0.12)}`,
          { stroke: shade(color, -0.15), width: Math.max(1, h * 0.0017) },
        );
      }
    }
  }
  // The fork carries on into a leader, so limbs never meet in one point.
  for (const f of feet) {
    const lead: Pt = [
      f.fork[0] + (f.fork[0] - f.foot[0]) * 0.5,
      f.fork[1] - h * (shrub ? 0.16 : 0.26),
    ];
    out += branch(
      [
        f.foot,
        [(f.foot[0] + f.fork[0]) / 2 + o.rng.gauss(0, h * 0.008), (f.foot[1] + f.fork[1]) / 2],
        f.fork,
        lead,
      ],
      f.w,
      f.w * 0.3,
      { rng: o.rng, color, bark: f.w > 24 ? (look.bark ?? "smooth") : "smooth" },
    );
  }
  return out;
}

/** A leaf-shaped touch of the brush. */
function touch(x: number, y: number, r: number, a: number, fill: string): string {
  const [c, s] = [Math.cos(a) * r, Math.sin(a) * r];
  return `<path d="M${n(x - c)} ${n(y - s)}Q${n(x + s * 0.8)} ${n(y - c * 0.8)} ${n(x + c)} ${n(y + s)}Q${n(x - s * 0.7)} ${n(y + c * 0.7)} ${n(x - c)} ${n(y - s)}Z" fill="${fill}"/>`;
}

/** A whole tree or shrub as it stands: limbs, then leaves, flowers or fruit by the season. */
export function crown(look: PlantLook, o: CrownOptions): string {
  if (look.leaf.compound === "needles") return cedar(look, o);
  const h = o.height;
  const { half, low, stems } = build(look);
  const bare = (o.season === "win" && !look.leaf.evergreen) || (look.bare === true && o.flowering);
  const clumps = clumpsOf(o, half, low, look.kind === "shrub" ? 44 : 64);
  let out = limbs(look, o, clumps, stems, low, bare);
  const size =
    h *
    (look.kind === "shrub" ? 0.021 : 0.0165) *
    (look.leaf.size > 0.3 && look.leaf.compound === "simple" ? 1.5 : 1);
  const around = (c: Clump, k: number): Pt => {
    const a = o.rng.range(0, 6.283);
    const q = Math.sqrt(o.rng.next()) * c.r * k;
    return [c.x + Math.cos(a) * q, c.y + Math.sin(a) * q * 0.8];
  };
  if (!bare) {
    const order = [...clumps].sort((a, b) => a.r - b.r || a.y - b.y);
    const cx = o.x - h * 0.1;
    for (const c of order) {
      const place = Math.max(
        -0.2,
        Math.min(0.16, ((cx - c.x) * 0.28 + (o.y - h * 0.62 - c.y) * 0.4) / h),
      );
      const base = leafColor(look, o.season, o.rng);
      out += path(blob(c.x, c.y + c.r * 0.12, c.r * 0.9, c.r * 0.72, o.rng, 0.4, 11), {
        fill: shade(base, -0.42 + place),
        opacity: 0.6,
      });
      for (let i = 0; i < 26; i++) {
        const [x, y] = around(c, 1.3);
        const lit = ((c.x - x) * 0.5 + (c.y - y)) / c.r;
        const r = size * o.rng.range(0.7, 1.35);
        out += touch(
          x,
          y,
          r,
          o.rng.range(-0.5, 1.2),
          shade(leafColor(look, o.season, o.rng), -0.12 + place + lit * 0.26),
        );
      }
    }
  }
  const sprinkle = (count: number, r: number, color: () => string, k: number): string => {
    let s = "";
    for (let i = 0; i < count; i++) {
      const [x, y] = around(o.rng.pick(clumps), k);
      s += path(blob(x, y, r * o.rng.range(0.6, 1.25), r * o.rng.range(0.5, 0.9), o.rng, 0.25, 5), {
        fill: color(),
      });
    }
    return s;
  };
  if (o.flowering) {
    const big = look.head > 0.16 && look.flower.form !== "catkin";
    const c = look.flower.color;
    if (bare && !big)
      out += sprinkle(
        380,
        h * 0.013,
        () => shade(mix(c, "#8a7a80", 0.35), o.rng.range(-0.3, 0)),
        1.3,
      ).replace(/fill=/g, 'fill-opacity="0.4" fill=');
    out += sprinkle(
      big ? 430 : 1250,
      h * (big ? (look.kind === "shrub" ? 0.0145 : 0.0135) : 0.0088),
      () => shade(jitter(c, o.rng), o.rng.range(-0.26, 0.2)),
      1.25,
    );
    out += sprinkle(
      130,
      h * 0.0045,
      () => shade(mix(c, look.flower.eye, 0.6), o.rng.range(-0.2, 0.2)),
      1.2,
    );
  }
  if (o.fruiting)
    out += sprinkle(
      look.kind === "shrub" ? 260 : 180,
      h * (look.kind === "shrub" ? 0.0085 : 0.0055),
      () => shade(jitter(look.fruit.color, o.rng), o.rng.range(-0.25, 0.3)),
      1.1,
    );
  return out;
}
