import { mix } from "../kit/color";
import { path } from "../kit/paint";
import { n, tapered } from "../kit/path";
import type { Rng } from "../kit/rng";
import { paintCoat } from "../birds/engine/coat";
import { eye } from "../birds/engine/face";
import { flow, type Lie } from "../birds/engine/flow";
import { along, curve, curvePath, even, type Pt } from "../birds/engine/geometry";
import { pigment } from "../birds/engine/pigment";
import { relief, type Light } from "../birds/engine/relief";
import { blend, hex, lit, rgb, scale, type Rgb } from "../birds/engine/tone";
import type { BeastForm, Part } from "./form";

export interface Stand {
  /** Where the feet stand, px; px to a model unit; facing left. */
  x: number;
  y: number;
  k: number;
  mirror: boolean;
}

/** Hairs that break the edge, so that no fur ends in a cut line. */
function fringe(
  part: Part,
  outline: readonly Pt[],
  lieAt: (p: Pt) => Lie,
  colorAt: (p: Pt) => Rgb,
  light: Light,
  k: number,
  rng: Rng,
): string {
  const flare = part.flare ?? 0.25;
  const closed = [...outline, outline[0]!];
  const around = closed.reduce(
    (sum, p, i) => (i ? sum + Math.hypot(p[0] - closed[i - 1]![0], p[1] - closed[i - 1]![1]) : 0),
    0,
  );
  const count = (around / (part.hair * k * (flare > 0.5 ? 0.075 : 0.17))) * (1 + flare * 2);
  const ring = even(closed, Math.round(Math.min(900, Math.max(40, count))));
  const area = ring.reduce((sum, p, i) => {
    const q = ring[(i + 1) % ring.length]!;
    return sum + p[0] * q[1] - p[1] * q[0];
  }, 0);
  const turn = area > 0 ? 1 : -1;
  let out = "";
  ring.forEach((p, i) => {
    const a = ring[Math.max(0, i - 1)]!;
    const b = ring[Math.min(ring.length - 1, i + 1)]!;
    const len = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const outward: Pt = [((b[1] - a[1]) / len) * turn, (-(b[0] - a[0]) / len) * turn];
    const { dir } = lieAt(p);
    const lift = flare * rng.range(0.1, 1.2);
    const [x, y] = [dir[0] + outward[0] * lift, dir[1] + outward[1] * lift];
    const reach = (part.hair * k * rng.range(0.4, 0.95)) / Math.max(0.7, Math.hypot(x, y));
    const inset = part.hair * k * 0.3;
    const from: Pt = [
      p[0] - outward[0] * inset - dir[0] * reach * 0.4,
      p[1] - outward[1] * inset - dir[1] * reach * 0.4,
    ];
    const tone = lit(colorAt(from), light(from) - (part.shade ?? 0) + rng.gauss(0.04, 0.06));
    const ink =
      part.tips && outward[1] < 0.35
        ? blend(tone, lit(rgb(part.tips), 0.7), rng.range(0, 0.85))
        : tone;
    out += `<path d="M${n(from[0])} ${n(from[1])}q${n(dir[0] * reach * 0.6)} ${n(dir[1] * reach * 0.6)} ${n(x * reach)} ${n(y * reach)}" stroke="${hex(ink)}" stroke-width="${n(part.hair * k * (flare > 0.5 ? 0.045 : 0.07))}" stroke-opacity="0.8" stroke-linecap="round"/>`;
  });
  return `<g fill="none">${out}</g>`;
}

function furred(part: Part, put: (p: Pt) => Pt, k: number, rng: Rng): string {
  const [back, belly] = [part.back.map(put), part.belly.map(put)];
  const outline = [...curve(back), ...curve(belly).reverse()];
  const light = relief(outline, 1.1);
  const patches = (part.patches ?? []).map((x) => ({
    ...x,
    shape: x.shape.map(put),
    soft: (x.soft ?? 10) * k,
  }));
  const lieAt = flow(back, belly);
  const colorAt = pigment(part.base, patches);
  const hairs = fringe(part, outline, lieAt, colorAt, light, k, rng.fork("fringe"));
  const coat = paintCoat(
    {
      outline,
      light: (p) => light(p) - (part.shade ?? 0),
      colorAt,
      lieAt,
      length: Math.max(part.hair, 19) * k,
      fine: part.hair > 18 ? 0.62 : 0.9,
      broad: 0.17,
      loose: part.loose ?? 0.4,
      rng,
    },
    0.82,
  );
  return coat + hairs;
}

function ringedTail(t: NonNullable<BeastForm["tail"]>, put: (p: Pt) => Pt, k: number): string {
  const line = even(curve(t.line.map(put)), 60);
  let out = path(tapered(line, t.width * k, 5 * k, 40), { fill: hex(scale(rgb(t.color), 0.62)) });
  out += path(
    tapered(
      line.map(([x, y]): Pt => [x - 2 * k, y - t.width * 0.1 * k]),
      t.width * 0.66 * k,
      3 * k,
      40,
    ),
    { fill: t.color },
  );
  for (let i = 1; i < 59; i += 1) {
    const u = i / 59;
    const p = along(line, u);
    const q = along(line, u + 0.01);
    const w = (t.width * (1 - u) * 0.46 + 2) * k;
    const len = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
    const [nx, ny] = [(-(q[1] - p[1]) / len) * w, ((q[0] - p[0]) / len) * w];
    const dark = u < 0.3;
    out += path(`M${n(p[0] - nx)} ${n(p[1] - ny)}L${n(p[0] + nx)} ${n(p[1] + ny)}`, {
      stroke: dark ? t.root : mix(t.color, "#6b4f48", 0.6),
      width: (dark ? 7 - u * 14 : 1.5) * k,
      opacity: dark ? 0.85 : 0.55,
    });
  }
  return out;
}

function whiskers(w: BeastForm["whiskers"], put: (p: Pt) => Pt, k: number, rng: Rng): string {
  let out = "";
  for (let i = 0; i < 11; i += 1) {
    const a = put([w.at[0] + rng.range(-14, 6), w.at[1] + rng.range(-8, 8)]);
    const back = rng.chance(0.55) ? -1 : 0.5;
    const end = put([
      w.at[0] + back * w.reach * rng.range(0.6, 1),
      w.at[1] + rng.range(-0.35, 0.75) * w.reach,
    ]);
    out += path(
      `M${n(a[0])} ${n(a[1])}Q${n((a[0] + end[0]) / 2)} ${n(a[1] - 6 * k)} ${n(end[0])} ${n(end[1])}`,
      { stroke: w.color, width: 1.3 * k, opacity: 0.7 },
    );
  }
  return out;
}

/** Dark partings between the toes, drawn at the front of each foot. */
function toes(feet: readonly Pt[], put: (p: Pt) => Pt, k: number): string {
  let out = "";
  for (const [x, y] of feet)
    for (let i = 0; i < 3; i += 1) {
      const a = put([x - 16 - i * 2, y - 3 - i * 4.5]);
      const b = put([x - 2 - i * 3.5, y - 1 - i * 3.6]);
      out += path(`M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`, {
        stroke: "#3a2c26",
        width: 1.9 * k,
        opacity: 0.55,
      });
    }
  return out;
}

/** Paints a mammal part by part, far side first. */
export function paintBeast(form: BeastForm, at: Stand, rng: Rng): string {
  const { k } = at;
  const put = ([x, y]: Pt): Pt => [at.x + (at.mirror ? -1 : 1) * x * k, at.y + y * k];
  const bare = form.skin
    .map((s) => {
      const tone = rgb(s.color);
      const d = curvePath(s.shape.map(put), true);
      return (
        `<path d="${d}" fill="${hex(lit(tone, 0.36))}"/>` +
        `<path d="${d}" fill="${hex(lit(tone, 0.7))}" transform="translate(${n(-1.4 * k)} ${n(-2.2 * k)})" fill-opacity="0.75"/>`
      );
    })
    .join("");
  return (
    (form.tail ? ringedTail(form.tail, put, k) : "") +
    form.parts.map((p, i) => furred(p, put, k, rng.fork(`part${i}`))).join("") +
    bare +
    toes(form.feet, put, k) +
    whiskers(form.whiskers, put, k, rng.fork("whiskers")) +
    eye({ at: put(form.eye.at), r: form.eye.r * k, iris: form.eye.iris }, k)
  );
}
