import { jitter, mix, shade } from "../../kit/color";
import { dab, path } from "../../kit/paint";
import { strands } from "../../kit/strands";
import { blob, n, smoothClosed, tapered, type Pt } from "../../kit/path";
import { petal } from "../../kit/petal";
import type { FlowerOptions, LookOf } from "./types";

export type Spike = LookOf<"spike">;

export interface Spot {
  x: number;
  y: number;
  /** Size of one floret in pixels. */
  s: number;
  /** −1 left, 1 right, near 0 toward the eye. */
  side: number;
}

type Floret = (look: Spike, o: FlowerOptions, p: Spot) => string;

const turned = (p: Spot, inner: string, angle: number): string =>
  `<g transform="translate(${n(p.x)} ${n(p.y)}) rotate(${n(angle)})${p.side < 0 ? " scale(-1 1)" : ""}">${inner}</g>`;

/** Lobelia: a slit tube, two narrow ears above, a broad lip of three lobes below. */
const lip: Floret = (look, o, p) => {
  const s = p.s;
  const c = shade(jitter(look.color, o.rng, 0.6), o.rng.range(-0.1, 0.12));
  const d = o.detail === 2 ? 1 : 0;
  const P = (x: number, y: number, angle: number, length: number, width: number, k = 0): string =>
    petal("point", { rng: o.rng, x, y, angle, length, width, color: shade(c, k), detail: d });
  const inner =
    path(
      tapered(
        [
          [0, 0],
          [s * 0.28, -s * 0.08],
          [s * 0.5, 0],
        ],
        s * 0.13,
        s * 0.2,
        6,
      ),
      { fill: shade(c, -0.25) },
    ) +
    P(s * 0.48, 0, -110, s * 0.4, s * 0.11, -0.1) +
    P(s * 0.52, 0, -60, s * 0.4, s * 0.11, -0.05) +
    P(s * 0.5, s * 0.04, 125, s * 0.46, s * 0.2, -0.02) +
    P(s * 0.54, s * 0.04, 40, s * 0.46, s * 0.2, 0.1) +
    P(s * 0.5, s * 0.06, 84, s * 0.52, s * 0.22, 0.05) +
    path(blob(s * 0.5, s * 0.06, s * 0.07, s * 0.05, o.rng), { fill: look.eye }) +
    path(
      `M${n(s * 0.4)} ${n(-s * 0.06)}q${n(s * 0.04)} ${n(-s * 0.3)} ${n(s * 0.2)} ${n(-s * 0.34)}`,
      { stroke: shade(c, -0.35), width: s * 0.05 },
    );
  return turned(p, inner, Math.abs(p.side) < 0.4 ? 74 : -8);
};

/** A tassel of stamens on a green bud. */
export const tuft: Floret = (look, o, p) => {
  const out = path(blob(p.x + p.side * p.s * 0.15, p.y, p.s * 0.28, p.s * 0.24, o.rng), {
    fill: mix(look.color, "#5d6b48", 0.6),
  });
  const hairs = o.detail === 0 ? 6 : 13;
  const color = jitter(look.color, o.rng);
  const tones = [-0.19, -0.07, 0.05, 0.17, 0.29].map((t) => shade(color, t));
  const tassel = strands();
  for (let i = 0; i < hairs; i++) {
    const a =
      o.rng.range(-1.3, 1.3) + (p.side < -0.3 ? Math.PI : p.side > 0.3 ? 0 : i) - p.side * 0.35;
    const len = p.s * o.rng.range(0.55, 1);
    const [x, y] = [p.x + Math.cos(a) * len, p.y + Math.sin(a) * len * 0.9 - p.s * 0.1];
    tassel.add(
      `M${n(p.x)} ${n(p.y)}Q${n((p.x + x) / 2)} ${n((p.y + y) / 2 - p.s * 0.16)} ${n(x)} ${n(y)}`,
      o.rng.pick(tones),
      p.s * 0.075,
    );
  }
  return out + tassel.svg();
};

/** Beardtongue and obedient plant: an inflated tube with a flared, five-lobed mouth. */
const tubeFlower =
  (nod: number): Floret =>
  (look, o, p) => {
    const s = p.s;
    const c = shade(jitter(look.color, o.rng, 0.5), o.rng.range(-0.08, 0.06));
    const body: Pt[] = [
      [0, -s * 0.06],
      [s * 0.3, -s * 0.17],
      [s * 0.62, -s * 0.22],
      [s * 0.74, -s * 0.1],
      [s * 0.72, s * 0.12],
      [s * 0.55, s * 0.2],
      [s * 0.28, s * 0.13],
      [0, s * 0.06],
    ];
    let inner = dab(smoothClosed(body, 0.9), c, { contrast: 0.28 });
    inner += petal("round", {
      rng: o.rng,
      x: s * 0.66,
      y: -s * 0.08,
      angle: -55,
      length: s * 0.26,
      width: s * 0.24,
      color: shade(c, 0.1),
      detail: o.detail === 2 ? 1 : 0,
    });
    inner += path(blob(s * 0.7, s * 0.02, s * 0.09, s * 0.13, o.rng, 0.08), {
      fill: mix(shade(c, -0.45), look.eye, 0.5),
    });
    for (const [a, l] of [
      [15, 0.28],
      [55, 0.32],
      [95, 0.26],
    ] as const)
      inner += petal("round", {
        rng: o.rng,
        x: s * 0.66,
        y: s * 0.07,
        angle: a,
        length: s * l,
        width: s * 0.22,
        color: shade(c, 0.14),
        detail: o.detail === 2 ? 1 : 0,
      });
    for (let i = 0; i < 3 && o.detail !== 0; i++)
      inner += path(
        `M${n(s * 0.66)} ${n(s * (0.03 + i * 0.03))}l${n(s * 0.17)} ${n(s * (0.02 + i * 0.05))}`,
        { stroke: look.eye, width: s * 0.016, opacity: 0.7 },
      );
    return (
      path(blob(p.x, p.y, s * 0.14, s * 0.12, o.rng), { fill: "#6d7d4c" }) +
      turned(p, inner, Math.abs(p.side) < 0.4 ? 72 : nod)
    );
  };

/** Turtlehead: a swollen tube with an arched upper lip over a bearded lower one. */
export const turtle: Floret = (look, o, p) => {
  const s = p.s;
  const c = shade(jitter(look.color, o.rng, 0.4), o.rng.range(-0.06, 0.06));
  const upper: Pt[] = [
    [0, 0],
    [s * 0.2, -s * 0.22],
    [s * 0.55, -s * 0.34],
    [s * 0.85, -s * 0.22],
    [s * 0.95, -s * 0.04],
    [s * 0.7, -s * 0.02],
    [s * 0.35, s * 0.02],
  ];
  const lower: Pt[] = [
    [0.02 * s, 0],
    [s * 0.4, -s * 0.03],
    [s * 0.72, 0],
    [s * 0.88, s * 0.12],
    [s * 0.72, s * 0.2],
    [s * 0.36, s * 0.18],
    [s * 0.1, s * 0.1],
  ];
  const inner =
    dab(smoothClosed(lower, 0.9), shade(c, -0.1), { contrast: 0.22 }) +
    path(blob(s * 0.72, s * 0.0, s * 0.14, s * 0.04, o.rng), { fill: "#8e7a55", opacity: 0.7 }) +
    dab(smoothClosed(upper, 0.9), c, { contrast: 0.24, edge: 1.4 }) +
    path(
      `M${n(s * 0.25)} ${n(-s * 0.1)}Q${n(s * 0.55)} ${n(-s * 0.24)} ${n(s * 0.88)} ${n(-s * 0.12)}`,
      { stroke: look.eye, width: s * 0.02, opacity: 0.5 },
    );
  return (
    path(blob(p.x, p.y, s * 0.15, s * 0.15, o.rng), { fill: "#71814f" }) +
    turned(p, inner, Math.abs(p.side) < 0.4 ? -70 : -28)
  );
};

/** Pea flower of wild indigo: a round standard behind a keel and two wings. */
const pea: Floret = (look, o, p) => {
  const s = p.s;
  const c = shade(jitter(look.color, o.rng, 0.6), o.rng.range(-0.1, 0.1));
  const inner =
    petal("notch", {
      rng: o.rng,
      x: s * 0.25,
      y: s * 0.05,
      angle: -70,
      length: s * 0.62,
      width: s * 0.72,
      color: shade(c, -0.05),
      detail: o.detail === 2 ? 1 : 0,
    }) +
    petal("round", {
      rng: o.rng,
      x: s * 0.2,
      y: s * 0.05,
      angle: 18,
      length: s * 0.72,
      width: s * 0.34,
      color: shade(c, 0.14),
      base: mix(c, look.eye, 0.6),
      detail: o.detail === 2 ? 1 : 0,
    }) +
    petal("round", {
      rng: o.rng,
      x: s * 0.2,
      y: s * 0.1,
      angle: 34,
      length: s * 0.6,
      width: s * 0.26,
      color: mix(c, look.eye, 0.45),
      detail: o.detail === 2 ? 1 : 0,
    });
  return (
    path(blob(p.x + p.side * s * 0.14, p.y, s * 0.2, s * 0.15, o.rng), { fill: "#71806a" }) +
    turned(p, inner, Math.abs(p.side) < 0.4 ? 66 : -6)
  );
};

/** Five points with stamens between. */
export const star: Floret = (look, o, p) => {
  let out = "";
  const turn = o.rng.range(0, 72);
  for (let i = 0; i < 5; i++)
    out += petal("point", {
      rng: o.rng,
      x: p.x,
      y: p.y,
      angle: turn + i * 72,
      length: p.s * 0.5,
      width: p.s * 0.28,
      color: shade(look.color, o.rng.range(-0.1, 0.08)),
      detail: o.detail === 2 ? 1 : 0,
    });
  let [filaments, anthers] = ["", ""];
  for (let i = 0; i < (o.detail === 0 ? 0 : 8); i++) {
    const a = (i / 8) * 6.28 + turn;
    const [x, y] = [p.x + Math.cos(a) * p.s * 0.46, p.y + Math.sin(a) * p.s * 0.46 - p.s * 0.06];
    filaments += `M${n(p.x)} ${n(p.y)}L${n(x)} ${n(y)}`;
    anthers += `M${n(x)} ${n(y)}h0`;
  }
  if (filaments)
    out +=
      path(filaments, { stroke: mix(look.color, "#ffffff", 0.4), width: p.s * 0.025 }) +
      path(anthers, { stroke: look.eye, width: p.s * 0.1 });
  return (
    out +
    `<circle cx="${n(p.x)}" cy="${n(p.y)}" r="${n(p.s * 0.08)}" fill="${mix(look.eye, "#8d9a5a", 0.5)}"/>`
  );
};

/** Dense small white flowers of sweetspire and black cherry. */
export const bottle: Floret = (look, o, p) => {
  let out = "";
  for (let i = 0; i < 5; i++) {
    const a = o.rng.range(0, 6.28);
    out += path(
      blob(
        p.x + Math.cos(a) * p.s * 0.24,
        p.y + Math.sin(a) * p.s * 0.22,
        p.s * 0.2,
        p.s * 0.15,
        o.rng,
        0.2,
        6,
      ),
      { fill: shade(look.color, o.rng.range(-0.2, 0.15)) },
    );
  }
  let filaments = "";
  for (let i = 0; i < (o.detail === 0 ? 0 : 4); i++)
    filaments += `M${n(p.x)} ${n(p.y)}l${n(o.rng.range(-0.45, 0.45) * p.s)} ${n(o.rng.range(-0.45, 0.35) * p.s)}`;
  if (filaments) out += path(filaments, { stroke: "#fbf8ea", width: p.s * 0.035 });
  return out + `<circle cx="${n(p.x)}" cy="${n(p.y)}" r="${n(p.s * 0.09)}" fill="${look.eye}"/>`;
};

export const FLORETS: Record<Spike["floret"], Floret> = {
  lip,
  tuft,
  bell: tubeFlower(8),
  obedient: tubeFlower(-14),
  turtle,
  pea,
  star,
  bottle,
};

/** Far florets: one touch of color and one of shade. */
export const far: Floret = (look, o, p) => {
  const c = jitter(look.color, o.rng);
  const x = p.x + p.side * p.s * 0.34;
  return (
    path(blob(x, p.y + p.s * 0.12, p.s * 0.36, p.s * 0.24, o.rng, 0.25, 6), {
      fill: shade(c, -0.25),
    }) +
    path(blob(x + p.side * p.s * 0.06, p.y - p.s * 0.02, p.s * 0.3, p.s * 0.2, o.rng, 0.25, 6), {
      fill: shade(c, 0.08),
    })
  );
};
