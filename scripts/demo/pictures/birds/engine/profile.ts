import type { Rng } from "../../kit/rng";
import { paintCoat } from "./coat";
import { bill, eye } from "./face";
import { flow } from "./flow";
import type { BirdForm } from "./form";
import { curve, curvePath, even, lerpPt, type Pt } from "./geometry";
import { legs } from "./legs";
import { pigment } from "./pigment";
import { pose, type Pose } from "./pose";
import { relief } from "./relief";
import { spots } from "./spots";
import { tail } from "./tail";
import { hex, lit, rgb, scale, type Rgb } from "./tone";
import { foldedWing } from "./wing";

export interface Painted {
  /** Tail and far parts: below the perch when the bird sits in front of it. */
  svg: string;
  /** Legs and feet, to be laid over the perch. */
  feet: string;
}

/** Strokes of back color that soften the upper edge and bend of the wing. */
function scapulars(
  form: BirdForm,
  colorAt: (p: Pt) => Rgb,
  light: (p: Pt) => number,
  rng: Rng,
): string {
  const upper = even(curve(form.wing.upper), 40);
  const lower = even(curve(form.wing.lower), 40);
  const len = form.feather ?? 30;
  let out = "";
  const tuft = (p: Pt, to: Pt, grow: number, from: Pt): void => {
    const d = Math.hypot(to[0] - p[0], to[1] - p[1]) || 1;
    const [ux, uy] = [(to[0] - p[0]) / d, (to[1] - p[1]) / d];
    const l = len * grow * rng.range(0.8, 1.2);
    const w = l * 0.27;
    const tone = scale(lit(colorAt(from), light(p) + rng.gauss(0, 0.03)), 1 + rng.gauss(0, 0.03));
    const tip: Pt = [p[0] + ux * l, p[1] + uy * l];
    out += `<path d="M${p[0].toFixed(1)} ${p[1].toFixed(1)}Q${(p[0] + ux * l * 0.5 - uy * w).toFixed(1)} ${(p[1] + uy * l * 0.5 + ux * w).toFixed(1)} ${tip[0].toFixed(1)} ${tip[1].toFixed(1)}Q${(p[0] + ux * l * 0.5 + uy * w).toFixed(1)} ${(p[1] + uy * l * 0.5 - ux * w).toFixed(1)} ${p[0].toFixed(1)} ${p[1].toFixed(1)}" fill="${hex(tone)}" fill-opacity="0.9"/>`;
  };
  const on = (u: number, v: number): Pt => {
    const j = Math.min(38, Math.max(0, Math.floor(u * 39)));
    return lerpPt(upper[j]!, lower[j]!, v);
  };
  for (let i = 150; i > 0; i -= 1) {
    const u = (i / 150) * 0.62;
    const v = rng.range(-0.08, 0.2 * (1 - u));
    tuft(on(u, v), on(u + 0.03, v + 0.02), rng.range(0.7, 1.1), on(Math.max(0.16, u), -0.12));
  }
  // Flank feathers fluffed up over the lower edge, breast feathers over the bend.
  for (let i = 46; i > 0; i -= 1) {
    const u = (i / 46) * 0.5;
    const v = 1.16 - 0.12 * Math.sin(u * 21 + 1) * rng.next();
    tuft(on(u, v), on(u + 0.1, v - 0.1), rng.range(0.7, 1.2), on(u, 1.25));
  }
  for (let i = 0; i < 110; i += 1) {
    const v = rng.range(-0.05, 1.1);
    const [p, q] = [on(0, v), on(0.14, v)];
    const ahead: Pt = [p[0] - (q[0] - p[0]) * 0.55, p[1] - (q[1] - p[1]) * 0.55];
    tuft(lerpPt(ahead, q, rng.range(0.1, 0.75) ** 1.4), q, rng.range(0.45, 0.8), ahead);
  }
  return out;
}

function crest(form: BirdForm, light: (p: Pt) => number, k: number): string {
  const color = rgb(form.crestColor ?? form.base);
  return (form.crest ?? [])
    .map((line, i) => {
      const run = even(curve(line), 8);
      const side = (sign: number): Pt[] =>
        run.map((p, j) => {
          const next = run[Math.min(7, j + 1)]!;
          const last = run[Math.max(0, j - 1)]!;
          const len = Math.hypot(next[0] - last[0], next[1] - last[1]) || 1;
          const w = sign * 13 * k * (1 - j / 7) ** 0.8;
          return [p[0] - ((next[1] - last[1]) / len) * w, p[1] + ((next[0] - last[0]) / len) * w];
        });
      const tone = hex(lit(color, light(line[0]!) * 0.5 + 0.16 + i * 0.06));
      return `<path d="${curvePath([...side(1), ...side(-1).reverse()], true)}" fill="${tone}"/>`;
    })
    .join("");
}

/** Belly feathers over the top of the legs. */
function trousers(
  form: BirdForm,
  colorAt: (p: Pt) => Rgb,
  light: (p: Pt) => number,
  k: number,
  rng: Rng,
): string {
  let out = "";
  for (const [at, foot] of [
    [form.legs.at[1], form.legs.feet[1]],
    [form.legs.at[0], form.legs.feet[0]],
  ] as const)
    for (let i = 0; i < 16; i += 1) {
      const t = rng.range(-0.35, 0.12);
      const p: Pt = [
        at[0] + (foot[0] - at[0]) * t + rng.gauss(0, 7) * k,
        at[1] + (foot[1] - at[1]) * t - 8 * k,
      ];
      const d = Math.hypot(foot[0] - at[0], foot[1] - at[1]) || 1;
      const l = 24 * k * rng.range(0.7, 1.2);
      const [ux, uy] = [(foot[0] - at[0]) / d, (foot[1] - at[1]) / d];
      const root: Pt = [p[0] - ux * 12 * k, p[1] - uy * 12 * k];
      const tone = hex(scale(lit(colorAt(root), light(root) + 0.03), 1 + rng.gauss(0, 0.03)));
      const w = l * 0.2;
      out += `<path d="M${p[0].toFixed(1)} ${p[1].toFixed(1)}q${(ux * l * 0.5 - w).toFixed(1)} ${(uy * l * 0.5).toFixed(1)} ${(ux * l).toFixed(1)} ${(uy * l).toFixed(1)}q${(-ux * l * 0.5 + w).toFixed(1)} ${(-uy * l * 0.5).toFixed(1)} ${(-ux * l).toFixed(1)} ${(-uy * l).toFixed(1)}" fill="${tone}"/>`;
    }
  return out;
}

/** Silhouette of body and head, without bill, tail and legs. */
export const bodyOutline = (form: BirdForm): Pt[] => [
  ...curve(form.back),
  ...curve(form.belly).reverse(),
];

/** Paints a bird in profile. `girth` is the thickness of the perch in px. */
export function paintBird(species: BirdForm, at: Pose, rng: Rng, girth = 30): Painted {
  const form = pose(species, at);
  const { k } = at;
  const outline = bodyOutline(form);
  const light = relief(outline, 1.15);
  const colorAt = pigment(form.base, form.patches);
  const lieAt = flow(form.back, form.belly);
  const coat = paintCoat({
    outline,
    colorAt,
    light,
    lieAt,
    length: form.feather ?? 30 * k,
    fine: 0.46,
    rng: rng.fork("coat"),
  });
  const marks = (over: boolean): string =>
    spots(
      (form.spots ?? []).filter((s) => (s.over ?? false) === over),
      light,
      lieAt,
      rng.fork("spots"),
      over ? undefined : outline,
    );
  return {
    svg:
      tail(form.tail, k) +
      crest(form, light, k) +
      bill(form.bill, k) +
      coat +
      marks(false) +
      foldedWing(form.wing, light, k, outline) +
      marks(true) +
      scapulars(form, colorAt, light, rng.fork("scapulars")) +
      eye(form.eye, k),
    feet:
      legs(form.legs, k, at.mirror ? -1 : 1, girth) +
      trousers(form, colorAt, light, k, rng.fork("trousers")),
  };
}
