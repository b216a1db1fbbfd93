import { jitter, mix, shade } from "../../kit/color";
import { leaf } from "../../kit/leaf";
import { path } from "../../kit/paint";
import { strands } from "../../kit/strands";
import { n, sample, headingAt, type Pt } from "../../kit/path";
import { petal } from "../../kit/petal";
import type { Rng } from "../../kit/rng";
import type { Season4 } from "../../kit/season";
import { branch } from "../../kit/stem";
import type { Woody } from "./woody";

export interface TwigPlan {
  /** The line of the perch, thick end first, px. */
  spine: readonly Pt[];
  /** Thickness at both ends, px. */
  girth: readonly [number, number];
  plant: Woody;
  season: Season4;
  /** Height of the picture: leaves are sized by it. */
  h: number;
  /** Foliage is kept out of this circle, where the animal sits. */
  keep: { x: number; y: number; r: number };
  rng: Rng;
  /** Number of side twigs; 4 unless told. */
  twigs?: number;
  snow?: boolean;
  /** Out of focus: flat leaves, plain fruit. */
  simple?: boolean;
}

export interface Twig {
  /** Branch with its leaves: goes over the tail, under the feet. */
  front: string;
  /** Twigs and leaves behind the animal. */
  behind: string;
}

const DEG = Math.PI / 180;

function berry(x: number, y: number, r: number, color: string, rng: Rng, simple = false): string {
  const c = jitter(color, rng, 0.5);
  if (simple) return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${c}"/>`;
  return (
    path(`M${n(x)} ${n(y - r * 2.2)}L${n(x)} ${n(y)}`, { stroke: "#6f6248", width: r * 0.22 }) +
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${shade(c, -0.35)}"/>` +
    `<circle cx="${n(x - r * 0.1)}" cy="${n(y - r * 0.1)}" r="${n(r * 0.86)}" fill="${c}"/>` +
    `<ellipse cx="${n(x - r * 0.32)}" cy="${n(y - r * 0.36)}" rx="${n(r * 0.34)}" ry="${n(r * 0.24)}" fill="#fff4e6" opacity="0.65"/>` +
    `<circle cx="${n(x + r * 0.1)}" cy="${n(y + r * 0.86)}" r="${n(r * 0.15)}" fill="#2a1d18"/>`
  );
}

function blossom(at: Pt, p: TwigPlan, b: NonNullable<Woody["blossom"]>): string {
  const size = b.size * p.h * p.rng.range(0.8, 1.15);
  const turn = p.rng.range(0, 360);
  let out = "";
  for (let i = 0; i < b.petals; i += 1)
    out += petal(b.petals === 4 ? "notch" : "round", {
      rng: p.rng,
      x: at[0],
      y: at[1],
      angle: turn + (i * 360) / b.petals,
      length: size * 0.55,
      width: size * (b.petals === 4 ? 0.62 : 0.32),
      color: shade(b.color, p.rng.range(-0.1, 0.05)),
      detail: p.simple ? 0 : 1,
    });
  for (let i = 0; i < (p.simple ? 0 : 6); i += 1) {
    const a = i * 60 * DEG;
    out += `<circle cx="${n(at[0] + Math.cos(a) * size * 0.07)}" cy="${n(at[1] + Math.sin(a) * size * 0.07)}" r="${n(size * 0.045)}" fill="${jitter(b.eye, p.rng)}"/>`;
  }
  return out;
}

/** Leaves, flowers, buds and fruit of one node; `heading` is that of the twig in degrees. */
function node(at: Pt, heading: number, p: TwigPlan, reach: number): string {
  const { plant, season, rng } = p;
  const colors = plant.colors[season];
  const unfolding = season === "spr" ? 0.55 : 1;
  let out = "";
  const sides = plant.opposite ? [-1, 1] : [rng.chance(0.5) ? 1 : -1];
  const fewer = season === "fall" ? 0.75 : season === "win" ? 0.22 : 0.95;
  if (colors)
    for (const s of sides) {
      if (!rng.chance(fewer)) continue;
      const droop = season === "win" ? 70 : 22;
      out += leaf(plant.form, {
        rng,
        x: at[0],
        y: at[1],
        length: plant.leaf * p.h * unfolding * reach * rng.range(0.75, 1.1),
        angle:
          heading + s * rng.range(35, 75) + (Math.cos(heading * DEG) > 0 ? droop : -droop) * 0.6,
        color: rng.pick(colors),
        margin: plant.margin,
        width: plant.wide,
        bend: rng.range(-0.3, 0.3),
        turn: rng.range(0.45, 1),
        stalk: plant.leaf * p.h * 0.16,
        age: season === "fall" ? 0.7 : 0.1,
        detail: p.simple ? 0 : 1,
      });
    }
  if (plant.blossom && season === "spr") {
    const count = plant.blossom.clustered ? rng.int(5, 8) : 1;
    for (let i = 0; i < count; i += 1) {
      const spread = plant.blossom.clustered ? plant.blossom.size * p.h * 0.7 : 0;
      out += blossom(
        [at[0] + rng.gauss(0, spread), at[1] + rng.gauss(0, spread * 0.7)],
        p,
        plant.blossom,
      );
    }
  }
  const fruit = plant.fruit?.[season];
  if (fruit && rng.chance(0.9)) {
    const r = p.h * 0.0105;
    for (let i = 0; i < rng.int(2, plant.perNode ?? 3); i += 1)
      out += berry(
        at[0] + rng.gauss(0, r * 1.6),
        at[1] + r * 1.2 + rng.range(0, r * 2),
        r,
        fruit,
        rng,
        p.simple,
      );
  }
  if (season === "win" || (season === "spr" && !colors && !plant.blossom))
    for (const s of sides) {
      const a = (heading + s * 38) * DEG;
      const l = p.h * 0.014;
      out += path(`M${n(at[0])} ${n(at[1])}l${n(Math.cos(a) * l)} ${n(Math.sin(a) * l)}`, {
        stroke: mix(plant.bark, "#6b3b30", 0.5),
        width: p.h * 0.006,
      });
    }
  return out;
}

const clear = (q: Pt, p: TwigPlan, slack: number): boolean =>
  Math.hypot(q[0] - p.keep.x, q[1] - p.keep.y) > p.keep.r * slack;

function needles(spine: readonly Pt[], p: TwigPlan): string {
  const colors = p.plant.colors[p.season] ?? ["#4f6a4c"];
  const pts = sample(spine, 46);
  let out = "";
  // A dozen tones for all needles: those of one whorl then share their elements.
  const tones = Array.from({ length: 12 }, () =>
    shade(jitter(p.rng.pick(colors), p.rng), p.rng.range(-0.3, 0.25)),
  );
  pts.forEach((q, i) => {
    if (i < 3) return;
    const whorl = strands();
    const pair = [p.rng.pick(tones), p.rng.pick(tones)] as const;
    const h = headingAt(pts, i);
    for (const s of [-1, 1, -0.4, 0.5]) {
      const a = (h + s * p.rng.range(20, 48)) * DEG;
      const l = p.h * 0.026 * p.rng.range(0.7, 1.2);
      whorl.add(
        `M${n(q[0])} ${n(q[1])}q${n(Math.cos(a) * l * 0.5)} ${n(Math.sin(a) * l * 0.6)} ${n(Math.cos(a) * l)} ${n(Math.sin(a) * l)}`,
        pair[Math.abs(s) === 1 ? 0 : 1],
        p.h * 0.006,
      );
    }
    out += whorl.svg();
    const fruit = p.plant.fruit?.[p.season];
    if (fruit && p.rng.chance(0.16))
      out += berry(q[0], q[1] + p.h * 0.012, p.h * 0.009, fruit, p.rng, p.simple);
  });
  return out;
}

/** A perch of one of the garden's woody plants, dressed for the season. */
export function twig(p: TwigPlan): Twig {
  const pts = sample(p.spine, 60);
  const evergreen = p.plant.form === "linear";
  let behind = "";
  let front = branch(p.spine, p.girth[0], p.girth[1], {
    rng: p.rng,
    color: p.plant.bark,
    bark: p.plant.kind,
    snow: p.snow ?? false,
  });
  const side = (i: number, far: boolean): string => {
    const q = pts[i] ?? p.spine[0]!;
    const h = headingAt(pts, i);
    const up = p.rng.chance(far ? 0.75 : 0.3);
    const turn = p.rng.range(22, 52) * (up === Math.cos(h * DEG) > 0 ? -1 : 1);
    const a = (h + turn) * DEG;
    const l = p.h * p.rng.range(0.16, 0.3);
    const mid: Pt = [
      q[0] + Math.cos(a) * l * 0.5,
      q[1] + Math.sin(a) * l * 0.5 + p.rng.gauss(0, l * 0.05),
    ];
    const b = a - Math.sign(turn) * 0.25;
    const tip: Pt = [mid[0] + Math.cos(b) * l * 0.55, mid[1] + Math.sin(b) * l * 0.55];
    if (!far && (!clear(mid, p, 0.95) || !clear(tip, p, 0.95))) return "";
    const line = [q, mid, tip];
    let out = branch(line, p.girth[1] * 0.6 + 3, 2.4, {
      rng: p.rng,
      color: p.plant.bark,
      bark: "smooth",
    });
    if (evergreen) return out + needles(line, p);
    const run = sample(line, 7);
    for (let j = 2; j < 7; j += far ? 2 : 1) {
      const at = run[j]!;
      if (!clear(at, p, far ? 0.8 : 1.08)) continue;
      out += node(at, headingAt(run, j), p, far ? 0.85 : 1);
    }
    return out;
  };
  const count = p.twigs ?? 4;
  for (let k = 0; k < count; k += 1) {
    const far = k % 2 === 0;
    const i = Math.round(6 + (k / count) * 46 + p.rng.range(0, 5));
    if (far) behind += side(i, true);
    else front += side(i, false);
  }
  for (let i = 6; i < 60; i += evergreen ? 60 : 6) {
    const q = pts[i]!;
    if (clear(q, p, 0.92)) front += node(q, headingAt(pts, i), p, 0.95);
  }
  const end = pts[59]!;
  if (evergreen) front += needles(p.spine.slice(-2), p);
  else if (clear(end, p, 1)) front += node(end, headingAt(pts, 58), p, 1);
  return { front, behind };
}
