import { jitter, mix, shade } from "../../kit/color";
import { dab, path, radial } from "../../kit/paint";
import { TAU, blob, n, smoothClosed, tapered, type Pt } from "../../kit/path";
import { petal } from "../../kit/petal";
import type { FlowerOptions, LookOf } from "./types";

/** The seeming breadth of something set across direction a, seen at tilt k. */
const across = (a: number, k: number): number =>
  Math.max(0.38, Math.hypot(Math.sin(a), Math.cos(a) * k));

function disc(o: FlowerOptions, r: number, k: number, rise: number, color: string): string {
  const up = rise * r * Math.sqrt(Math.max(0, 1 - k * k * 0.8));
  const dome: Pt[] = Array.from({ length: 16 }, (_, i) => {
    const a = (i / 16) * TAU;
    const s = Math.sin(a);
    return [o.x + Math.cos(a) * r, o.y + (s > 0 ? s * r * k : s * (r * k * 0.7 + up))];
  });
  const ramp = radial(
    [
      [0, shade(color, 0.2)],
      [0.55, color],
      [1, shade(color, -0.55)],
    ],
    0.38,
    0.3,
    0.72,
  );
  let out = ramp.def + path(smoothClosed(dome), { fill: ramp.ref });
  const count = o.detail === 2 ? 150 : o.detail === 0 ? 12 : 40;
  const dot = r * (o.detail === 2 ? 0.085 : 0.13);
  const florets = Array.from({ length: count }, (_, i) => {
    const q = Math.sqrt((i + 0.5) / count);
    const a = i * 2.39996;
    return {
      q,
      x: o.x + Math.cos(a) * q * r * 0.96,
      y: o.y + Math.sin(a) * q * r * 0.96 * k - up * (1 - q * q),
    };
  }).sort((a, b) => a.y - b.y);
  for (const f of florets) {
    const lit = f.x - o.x < r * 0.2 && f.y < o.y ? 0.25 : 0;
    const c = shade(jitter(color, o.rng), o.rng.range(-0.3, 0.25) + lit);
    const h = dot * (rise > 0.4 ? 2.6 : 1.5);
    out += path(
      `M${n(f.x)} ${n(f.y + dot * 0.5)}L${n(f.x + ((f.x - o.x) / r) * dot)} ${n(f.y - h)}`,
      { stroke: c, width: dot * 1.1 },
    );
  }
  return out;
}

/** Composite head: rays round a disc, flat or drooping, seen at any tilt. */
export function daisy(look: LookOf<"daisy">, o: FlowerOptions): string {
  const k = o.tilt ?? 0.6;
  const R = o.size / 2;
  const rd = R * look.disc;
  const detail = o.size < 80 ? 0 : (o.detail ?? 1);
  // Far heads keep their outline with fewer, broader rays.
  const thin = detail === 0 && look.rays > 20 ? 2 : 1;
  const total = Math.round(look.rays / thin);
  const rays = Array.from({ length: total }, (_, i) => {
    const a = ((i + o.rng.range(-0.22, 0.22)) / total) * TAU;
    return { a, s: Math.sin(a), c: Math.cos(a), len: o.rng.range(0.88, 1.04) };
  }).sort((p, q) => p.s - q.s);
  let out = "";
  for (const { a, s, c, len } of rays) {
    const b: Pt = [o.x + c * rd * 0.75, o.y + s * rd * 0.75 * k];
    const fall = look.droop * R * 0.8 * (1 - k * 0.5);
    const t: Pt = [o.x + c * R * len * (1 - look.droop * 0.25), o.y + s * R * k * len + fall];
    const bend = look.droop * 0.55 * c + o.rng.gauss(0, 0.05);
    const chord = (Math.atan2(t[1] - b[1], t[0] - b[0]) * 180) / Math.PI;
    const length = Math.hypot(t[0] - b[0], t[1] - b[1]) * (1 + Math.abs(bend) * 0.1);
    const back = s < -0.1 ? -0.12 : 0.02;
    out += petal(look.shape, {
      rng: o.rng,
      x: b[0],
      y: b[1],
      angle: chord - bend * 40,
      length: Math.max(length, R * 0.2),
      width: look.ray * thin * R * across(a, k) * o.rng.range(0.9, 1.08),
      color: shade(look.color, back),
      ...(look.base ? { base: look.base } : {}),
      bend,
      detail,
    });
  }
  return out + disc({ ...o, detail }, rd, Math.max(0.35, k), look.cone, look.eye);
}

function stamens(
  o: FlowerOptions,
  count: number,
  reach: number,
  k: number,
  color: string,
  anther: string,
): string {
  let out = "";
  for (let i = 0; i < count; i++) {
    const a = (i / count) * TAU + o.rng.range(-0.3, 0.3);
    const r = reach * o.rng.range(0.55, 1);
    const x = o.x + Math.cos(a) * r;
    const y = o.y + Math.sin(a) * r * k - reach * 0.25;
    out += path(
      `M${n(o.x)} ${n(o.y)}Q${n((o.x + x) / 2)} ${n((o.y + y) / 2 - reach * 0.2)} ${n(x)} ${n(y)}`,
      { stroke: color, width: Math.max(0.8, reach * 0.05) },
    );
    out += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(Math.max(1, reach * 0.12))}" ry="${n(Math.max(0.8, reach * 0.08))}" fill="${jitter(anther, o.rng)}"/>`;
  }
  return out;
}

/** Open flower with separate or joined petals: trillium, geranium, phlox, dogwood, clematis… */
export function rosette(look: LookOf<"rosette">, o: FlowerOptions): string {
  const k = o.tilt ?? 0.75;
  const R = o.size / 2;
  const turn = ((o.angle ?? -90) * Math.PI) / 180;
  let out = "";
  const layers = look.layers ?? 1;
  for (let l = 0; l < layers; l++) {
    const scale = 1 - l * 0.16;
    const petals = Array.from({ length: look.petals }, (_, i) => {
      const a = turn + ((i + l * 0.5 + o.rng.range(-0.07, 0.07)) / look.petals) * TAU;
      return { a, s: Math.sin(a), c: Math.cos(a) };
    }).sort((p, q) => p.s - q.s);
    for (const { a, s, c } of petals) {
      const length = R * scale * Math.hypot(c, s * k) * o.rng.range(0.95, 1.04);
      out += petal(look.shape, {
        rng: o.rng,
        x: o.x + c * R * 0.03,
        y: o.y + s * R * 0.03 * k,
        angle: (Math.atan2(s * k, c) * 180) / Math.PI,
        length,
        width: look.wide * R * across(a, k) * scale,
        color: shade(look.color, s < 0 ? -0.05 : 0.06),
        ...(look.base ? { base: look.base } : {}),
        ...(look.veins ? { veins: look.veins } : {}),
        bend: o.rng.gauss(0, 0.08),
        detail: o.detail ?? 1,
      });
    }
  }
  if (o.detail === 0) return out;
  if (look.center > 0) {
    const r = R * look.center;
    out += dab(blob(o.x, o.y - r * 0.15, r, r * Math.max(0.5, k), o.rng, 0.1), look.eye, {
      edge: 0.8,
      contrast: 0.3,
    });
  }
  if (look.stamens > 0)
    out += stamens(
      o,
      look.stamens,
      R * Math.max(0.2, look.center * 1.9),
      k,
      mix(look.eye, "#f4f0d2", 0.55),
      look.eye,
    );
  return out;
}

/** Violet: two petals up, two bearded to the sides, one veined below. */
export function violet(look: LookOf<"violet">, o: FlowerOptions): string {
  const R = o.size / 2;
  const p = (angle: number, len: number, width: number, lift = 0, veins?: string): string =>
    petal("round", {
      rng: o.rng,
      x: o.x,
      y: o.y + R * 0.05,
      angle,
      length: R * len,
      width: R * width,
      color: shade(look.color, lift),
      base: mix(look.color, "#f1eef6", 0.75),
      detail: o.detail ?? 1,
      ...(veins ? { veins } : {}),
    });
  let out =
    p(-118, 0.95, 0.66, -0.1) +
    p(-62, 0.95, 0.66, -0.05) +
    p(158, 0.92, 0.56, 0.02) +
    p(22, 0.92, 0.56, 0.04) +
    p(90, 1, 0.78, 0.1, "#3c2763");
  for (let i = 0; i < 16 && o.detail !== 0; i++) {
    const side = i % 2 ? 1 : -1;
    const y = o.y + R * o.rng.range(0.02, 0.16);
    out += path(
      `M${n(o.x + side * R * 0.1)} ${n(y)}l${n(side * R * 0.14)} ${n(-R * o.rng.range(0, 0.08))}`,
      { stroke: "#f6f3ee", width: R * 0.025 },
    );
  }
  return out + dab(blob(o.x, o.y + R * 0.04, R * 0.08, R * 0.06, o.rng), look.eye);
}

/** Passionflower: ten pale tepals, a fringe banded violet, a raised post of five anthers and three styles. */
export function passion(look: LookOf<"passion">, o: FlowerOptions): string {
  const k = o.tilt ?? 0.8;
  const R = o.size / 2;
  let out = "";
  for (let i = 0; i < 10; i++) {
    const a = (i / 10) * TAU + 0.2;
    out += petal("strap", {
      rng: o.rng,
      x: o.x,
      y: o.y,
      angle: (Math.atan2(Math.sin(a) * k, Math.cos(a)) * 180) / Math.PI,
      length: R * 0.98 * Math.hypot(Math.cos(a), Math.sin(a) * k),
      width: R * 0.36,
      color: i % 2 ? mix(look.color, "#ffffff", 0.55) : mix(look.color, "#ffffff", 0.35),
      base: "#e7e8d6",
      detail: o.detail ?? 1,
    });
  }
  const threads = o.detail === 0 ? 40 : 110;
  for (let i = 0; i < threads; i++) {
    const a = (i / threads) * TAU + o.rng.range(-0.03, 0.03);
    const r = R * o.rng.range(0.78, 0.95);
    const at = (q: number, wave: number): string =>
      `${n(o.x + Math.cos(a + wave) * r * q)} ${n(o.y + Math.sin(a + wave) * r * q * k)}`;
    const band = (q0: number, q1: number, c: string, w: number): string =>
      path(`M${at(q0, 0)}L${at(q1, q1 > 0.7 ? 0.06 * (i % 2 ? 1 : -1) : 0)}`, {
        stroke: c,
        width: R * w,
      });
    out +=
      band(0.2, 0.4, "#4d2a5e", 0.02) +
      band(0.4, 0.52, "#f0eaf2", 0.018) +
      band(0.52, 0.7, look.color, 0.017) +
      band(0.7, 1, mix(look.color, "#6b4b94", 0.4), 0.011);
  }
  out += dab(blob(o.x, o.y, R * 0.17, R * 0.17 * k, o.rng, 0.04), "#e9e3c6");
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * TAU - 1.2;
    const x = o.x + Math.cos(a) * R * 0.3;
    const y = o.y + Math.sin(a) * R * 0.3 * k - R * 0.08;
    out += path(`M${n(o.x)} ${n(o.y - R * 0.1)}L${n(x)} ${n(y)}`, {
      stroke: "#b9c382",
      width: R * 0.045,
    });
    out += `<g transform="translate(${n(x)} ${n(y)}) rotate(${n((a * 180) / Math.PI + 90)})">${dab(blob(0, 0, R * 0.11, R * 0.045, o.rng, 0.05), look.eye)}</g>`;
  }
  out += dab(blob(o.x, o.y - R * 0.14, R * 0.08, R * 0.1, o.rng, 0.05), "#a9b56c");
  for (const a of [-2.3, -1.2, -0.4]) {
    const t: Pt = [o.x + Math.cos(a) * R * 0.34, o.y - R * 0.18 + Math.sin(a) * R * 0.24];
    out += path(
      tapered(
        [[o.x, o.y - R * 0.2], [(o.x + t[0]) / 2, t[1] - R * 0.03], t],
        R * 0.03,
        R * 0.045,
        5,
      ),
      { fill: "#7a4a75" },
    );
    out += `<circle cx="${n(t[0])}" cy="${n(t[1])}" r="${n(R * 0.045)}" fill="#6a3d63"/>`;
  }
  return out;
}
