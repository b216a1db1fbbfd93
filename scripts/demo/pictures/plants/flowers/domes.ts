import { jitter, mix, shade } from "../../kit/color";
import { dab, path } from "../../kit/paint";
import { strands } from "../../kit/strands";
import { TAU, blob, n, sample, smoothClosed, tapered, type Pt } from "../../kit/path";
import type { FlowerOptions, LookOf } from "./types";

function bit(
  floret: LookOf<"dome">["floret"],
  look: LookOf<"dome">,
  o: FlowerOptions,
  x: number,
  y: number,
  r: number,
): string {
  const c = shade(jitter(look.color, o.rng), o.rng.range(-0.2, 0.2));
  if (floret === "five") {
    let s = "";
    for (let i = 0; i < 5; i++) {
      const a = (i / 5) * TAU + x;
      s += path(
        blob(
          x + Math.cos(a) * r * 0.55,
          y + Math.sin(a) * r * 0.42,
          r * 0.46,
          r * 0.38,
          o.rng,
          0.1,
          6,
        ),
        { fill: shade(c, i % 2 ? 0.1 : -0.06) },
      );
    }
    s += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.24)}" fill="${look.eye}"/>`;
    for (let i = 0; i < 5 && o.detail === 2; i++)
      s += `<circle cx="${n(x + Math.cos(i * 1.3) * r * 0.95)}" cy="${n(y - r * 0.35 + Math.sin(i * 1.3) * r * 0.6)}" r="${n(r * 0.11)}" fill="${shade(look.eye, 0.2)}"/>`;
    return s;
  }
  if (floret === "dot") return dab(blob(x, y, r * 0.6, r * 0.55, o.rng, 0.2, 6), c, { edge: 0.5 });
  const s = path(blob(x, y + r * 0.4, r * 0.4, r * 0.6, o.rng, 0.1, 6), {
    fill: mix(c, floret === "tuft" ? "#4d4a3c" : "#a8836b", 0.55),
  });
  const hairs = o.detail === 2 ? 11 : 5;
  const tones = [-0.11, -0.03, 0.06, 0.15, 0.25].map((t) => shade(c, t));
  const tassel = strands();
  for (let i = 0; i < hairs; i++) {
    const a = -Math.PI / 2 + ((i / (hairs - 1)) * 2 - 1) * (floret === "tuft" ? 1.35 : 1.1);
    const len = r * o.rng.range(0.8, 1.25);
    tassel.add(
      `M${n(x)} ${n(y + r * 0.1)}Q${n(x + Math.cos(a) * len * 0.4)} ${n(y - len * 0.6)} ${n(x + Math.cos(a) * len)} ${n(y + Math.sin(a) * len)}`,
      o.rng.pick(tones),
      r * (floret === "tuft" ? 0.2 : 0.14),
    );
  }
  return s + tassel.svg();
}

/** Branched dome or flat-topped cluster of many small flowers. */
export function dome(look: LookOf<"dome">, o: FlowerOptions): string {
  const R = o.size / 2;
  const h = R * look.arch;
  const root: Pt = [o.x, o.y + R * 0.95];
  const count = o.detail === 0 ? Math.round(look.florets * 0.4) : look.florets;
  const spread =
    R *
    (look.floret === "tuft" ? 0.095 : look.floret === "fuzz" ? 0.11 : 0.088) *
    Math.sqrt(120 / look.florets) *
    (o.detail === 0 ? 1.6 : 1);
  const knots = Array.from({ length: 13 }, (_, i) => {
    const q = Math.sqrt((i + 0.3) / 13);
    const a = i * 2.39996;
    return [
      o.x + Math.cos(a) * q * R * 0.82,
      o.y + Math.sin(a) * q * h * 0.5 - (1 - q * q) * h * 0.55,
    ] as const;
  });
  let out = "";
  for (const k of knots) {
    out += path(
      tapered(
        [root, [o.x + (k[0] - o.x) * 0.35, o.y + R * 0.42], [k[0], k[1] + R * 0.06]],
        R * 0.022,
        R * 0.009,
        8,
      ),
      { fill: mix(look.color, "#6c7a4c", 0.75) },
    );
  }
  const spots = Array.from({ length: count }, (_, i) => {
    const k = knots[i % knots.length] ?? root;
    const a = o.rng.range(0, TAU);
    const q = Math.sqrt(o.rng.next()) * R * 0.3;
    return [k[0] + Math.cos(a) * q, k[1] + Math.sin(a) * q * (0.45 + look.arch * 0.3)] as const;
  }).sort((p, q) => q[1] - p[1] - (Math.abs(q[0] - o.x) - Math.abs(p[0] - o.x)) * 0.1);
  out += path(
    smoothClosed(
      knots
        .filter((_, i) => i > 5)
        .map(([x, y]) => [x, y + R * 0.05] as const)
        .sort((p, q) => Math.atan2(p[1] - o.y, p[0] - o.x) - Math.atan2(q[1] - o.y, q[0] - o.x)),
    ),
    { fill: shade(mix(look.color, "#6c7a4c", 0.4), -0.25), opacity: 0.35 },
  );
  for (const [x, y] of spots.reverse())
    out += bit(look.floret, look, o, x, y, spread * o.rng.range(0.8, 1.2));
  return out;
}

/** Goldenrod: arching one-sided sprays in a plume, or tufts in the leaf axils along a wand. */
export function plume(look: LookOf<"plume">, o: FlowerOptions): string {
  const L = o.size;
  let out = "";
  const tones = Array.from({ length: 12 }, () =>
    shade(jitter(look.color, o.rng), o.rng.range(-0.22, 0.28)),
  );
  const tuft = (x: number, y: number, r: number): string => {
    const rays = strands();
    const first = o.rng.int(0, tones.length - 1);
    for (let i = 0; i < 7; i++) {
      const a = (i / 7) * TAU + x;
      // Three of the tones in a tuft: as many elements, however many rays.
      const tone = tones[(first + (i % 3) * 4) % tones.length] ?? look.color;
      const tip = `L${n(x + Math.cos(a) * r)} ${n(y + Math.sin(a) * r * 0.85)}`;
      rays.add(`M${n(x)} ${n(y)}${tip}`, tone, r * 0.5);
    }
    return rays.svg() + `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.36)}" fill="${look.eye}"/>`;
  };
  const axis = sample(
    [
      [o.x, o.y + L / 2],
      [o.x + L * 0.015, o.y],
      [o.x + L * (look.arching ? 0.08 : 0.12), o.y - L / 2],
    ],
    24,
  );
  out += path(
    tapered([axis[0] ?? [0, 0], axis[12] ?? [0, 0], axis[23] ?? [0, 0]], L * 0.016, L * 0.006),
    { fill: "#7b8450" },
  );
  const fine = o.detail === 0 ? 0.4 : 1;
  for (let i = look.arching ? 3 : 1; i < 24; i++) {
    const [x, y] = axis[i] ?? [0, 0];
    const t = i / 23;
    if (!look.arching) {
      for (let j = 0; j < 9 * fine; j++)
        out += tuft(
          x + o.rng.gauss(0, L * 0.034 * (1.15 - t)),
          y + o.rng.gauss(0, L * 0.012),
          L * 0.014 * o.rng.range(0.8, 1.2),
        );
      continue;
    }
    const side = i % 2 ? 1 : -1;
    const reach = L * 0.3 * (1 - t) ** 0.7 + L * 0.03;
    const arm = sample(
      [
        [x, y],
        [x + side * reach * 0.5, y - reach * 0.3],
        [x + side * reach, y - reach * 0.06],
      ],
      12,
    );
    out += path(
      tapered([arm[0] ?? [0, 0], arm[6] ?? [0, 0], arm[11] ?? [0, 0]], L * 0.006, L * 0.003),
      { fill: "#7b8450" },
    );
    for (let j = 2; j < 12; j++) {
      const [ax, ay] = arm[j] ?? [0, 0];
      for (let q = 0; q < 2 * fine; q++)
        out += tuft(
          ax + o.rng.gauss(0, L * 0.006),
          ay - L * 0.012 + o.rng.gauss(0, L * 0.007),
          L * 0.0155 * o.rng.range(0.75, 1.15),
        );
    }
  }
  return out;
}
