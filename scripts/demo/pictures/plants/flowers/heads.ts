import { jitter, mix, shade } from "../../kit/color";
import { dab, path, radial } from "../../kit/paint";
import { TAU, blob, n, tapered, type Pt } from "../../kit/path";
import { petal } from "../../kit/petal";
import type { FlowerOptions, LookOf } from "./types";

/** Bee balm: a shaggy crown of curved two-lipped tubes over tinted leafy bracts. */
export function whorl(look: LookOf<"whorl">, o: FlowerOptions): string {
  const R = o.size / 2;
  let out = "";
  for (let i = 0; i < 9; i++) {
    const a = 10 + (i / 8) * 160 + o.rng.range(-8, 8);
    out += petal("point", {
      rng: o.rng,
      x: o.x,
      y: o.y + R * 0.12,
      angle: a,
      length: R * o.rng.range(0.6, 0.8),
      width: R * 0.26,
      color: jitter(look.bracts, o.rng),
      detail: o.detail ?? 1,
      bend: (90 - a) / 260,
    });
  }
  const tubes = Array.from({ length: look.tubes }, (_, i) => {
    const ring = i / look.tubes;
    const a = -195 + ((i * 61.8) % 210) + o.rng.range(-6, 6);
    return { a, ring, len: R * o.rng.range(0.78, 1) };
  });
  const draw = ({ a, len }: { a: number; len: number }, lift: number): string => {
    const rad = (a * Math.PI) / 180;
    const side = Math.cos(rad) >= 0 ? 1 : -1;
    const b: Pt = [o.x + Math.cos(rad) * R * 0.2, o.y + Math.sin(rad) * R * 0.12];
    const mid: Pt = [
      o.x + Math.cos(rad) * len * 0.55,
      o.y + Math.sin(rad) * len * 0.55 - len * 0.1,
    ];
    const tip: Pt = [o.x + Math.cos(rad) * len, o.y + Math.sin(rad) * len * 0.92 + len * 0.04];
    const c = shade(jitter(look.color, o.rng), lift);
    const hood: Pt[] = [
      mid,
      [mid[0] + (tip[0] - mid[0]) * 0.5 + side * 1, mid[1] + (tip[1] - mid[1]) * 0.5 - len * 0.09],
      tip,
    ];
    const lip: Pt[] = [
      mid,
      [mid[0] + Math.cos(rad) * len * 0.18, mid[1] + Math.sin(rad) * len * 0.12 + len * 0.06],
      [mid[0] + Math.cos(rad) * len * 0.28, mid[1] + Math.sin(rad) * len * 0.16 + len * 0.2],
    ];
    let s = path(tapered([b, mid], R * 0.045, R * 0.075, 6), { fill: shade(c, -0.25) });
    s += dab(tapered(lip, R * 0.08, R * 0.05, 7), shade(c, -0.08), { edge: 0.7 });
    s += dab(tapered(hood, R * 0.085, R * 0.022, 8), c, { edge: 0.8, contrast: 0.26 });
    if (o.detail !== 0)
      s += path(
        `M${n(tip[0])} ${n(tip[1])}l${n(Math.cos(rad) * R * 0.1)} ${n(Math.sin(rad) * R * 0.08 + R * 0.03)}`,
        { stroke: mix(c, "#5a2a35", 0.4), width: Math.max(0.8, R * 0.014) },
      );
    return s;
  };
  const half = Math.floor(tubes.length / 2);
  out += tubes
    .slice(0, half)
    .map((t) => draw({ a: t.a, len: t.len }, -0.14))
    .join("");
  out += dab(blob(o.x, o.y - R * 0.02, R * 0.24, R * 0.17, o.rng, 0.1), look.eye, {
    contrast: 0.35,
  });
  for (let i = 0; i < 26; i++) {
    const a = o.rng.range(0, TAU);
    const q = Math.sqrt(o.rng.next()) * 0.2;
    out += path(
      `M${n(o.x + Math.cos(a) * R * q)} ${n(o.y + Math.sin(a) * R * q * 0.7)}l0 ${n(-R * 0.06)}`,
      { stroke: shade(look.eye, o.rng.range(-0.3, 0.4)), width: R * 0.022 },
    );
  }
  return (
    out +
    tubes
      .slice(half)
      .map((t) => draw({ a: t.a, len: t.len * 0.9 }, 0.06))
      .join("")
  );
}

/** Mountain mint: a dense button of tiny spotted flowers on frosted bracts. */
export function mint(look: LookOf<"mint">, o: FlowerOptions): string {
  const R = o.size / 2;
  let out = "";
  for (let i = 0; i < 5; i++) {
    const a = -170 + i * 40 + (i > 2 ? 60 : 0);
    out += petal("point", {
      rng: o.rng,
      x: o.x,
      y: o.y,
      angle: a + 5,
      length: R * 0.98,
      width: R * 0.5,
      color: look.color,
      detail: o.detail ?? 1,
    });
  }
  out += petal("point", {
    rng: o.rng,
    x: o.x,
    y: o.y,
    angle: 75,
    length: R * 0.75,
    width: R * 0.5,
    color: look.color,
    detail: o.detail ?? 1,
  });
  out += dab(blob(o.x, o.y, R * 0.42, R * 0.3, o.rng, 0.06), mix(look.color, "#8f9f7c", 0.6));
  for (let i = 0; i < 34; i++) {
    const q = Math.sqrt((i + 0.5) / 34) * R * 0.42;
    const x = o.x + Math.cos(i * 2.4) * q;
    const y = o.y + Math.sin(i * 2.4) * q * 0.7 - R * 0.04;
    out += dab(blob(x, y, R * 0.055, R * 0.06, o.rng, 0.2, 6), i % 3 ? "#b9c4a2" : "#efe9ee", {
      edge: 0.6,
    });
    if (i % 3 === 0)
      out += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(R * 0.016)}" fill="${look.eye}"/>`;
  }
  return out;
}

/** Buttonbush: a globe of small tubes, each with a long style. */
export function ball(look: LookOf<"ball">, o: FlowerOptions): string {
  const R = o.size / 2;
  const core = R * 0.66;
  let out = "";
  const pins = o.detail === 0 ? 40 : 130;
  for (let i = 0; i < pins; i++) {
    const a = o.rng.range(0, TAU);
    const q = Math.sqrt(o.rng.next());
    const r0 = core * q * 0.95;
    const r1 = R * (0.45 + 0.55 * q);
    const [x1, y1] = [o.x + Math.cos(a) * r1, o.y + Math.sin(a) * r1];
    out += path(
      `M${n(o.x + Math.cos(a) * r0 * 0.6)} ${n(o.y + Math.sin(a) * r0 * 0.6)}L${n(x1)} ${n(y1)}`,
      { stroke: "#ece7d3", width: Math.max(0.9, R * 0.012) },
    );
    out += `<circle cx="${n(x1)}" cy="${n(y1)}" r="${n(R * 0.022)}" fill="${look.eye}"/>`;
  }
  const ramp = radial(
    [
      [0, "#ffffff"],
      [0.6, look.color],
      [1, shade(look.color, -0.35)],
    ],
    0.36,
    0.3,
    0.75,
  );
  out += ramp.def + path(blob(o.x, o.y, core, core, o.rng, 0.03, 14), { fill: ramp.ref });
  const florets = o.detail === 0 ? 40 : 120;
  for (let i = 0; i < florets; i++) {
    const q = Math.sqrt((i + 0.5) / florets);
    const a = i * 2.39996;
    const x = o.x + Math.cos(a) * q * core * 0.98;
    const y = o.y + Math.sin(a) * q * core * 0.98;
    const sun = (o.x - x + (o.y - y)) / (core * 2.4);
    const c = shade(look.color, sun * 0.5 - 0.06);
    out += dab(blob(x, y, R * 0.06, R * 0.06 * (1.1 - q * 0.4), o.rng, 0.3, 6), c, {
      edge: 0.7,
      contrast: 0.15,
    });
    out += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(R * 0.013)}" fill="#8f7d4e"/>`;
  }
  return out;
}
