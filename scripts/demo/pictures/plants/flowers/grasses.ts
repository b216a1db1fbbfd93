import { jitter, mix, shade } from "../../kit/color";
import { dab, path } from "../../kit/paint";
import { blob, headingAt, n, sample, tapered, type Pt } from "../../kit/path";
import type { FlowerOptions, LookOf } from "./types";

function axisOf(o: FlowerOptions, lean: number): Pt[] {
  const L = o.size;
  const a = (((o.angle ?? -90) + 90) * Math.PI) / 180;
  const tip: Pt = [
    o.x + Math.sin(a) * L * 0.5 + lean * L,
    o.y - Math.cos(a) * L * 0.5 + Math.abs(lean) * L * 0.25,
  ];
  const foot: Pt = [o.x - Math.sin(a) * L * 0.5, o.y + Math.cos(a) * L * 0.5];
  return sample([foot, [o.x + lean * L * 0.12, o.y], tip], 30);
}

const grain = (
  x: number,
  y: number,
  angle: number,
  l: number,
  thick: number,
  color: string,
): string => {
  const [len, wide] = [l * 1.15, thick * 1.45];
  const r = (angle * Math.PI) / 180;
  const [c, s] = [Math.cos(r), Math.sin(r)];
  const at = (t: number, side: number): string =>
    `${n(x + len * t * c - wide * side * s)} ${n(y + len * t * s + wide * side * c)}`;
  const body = path(
    `M${at(0, 0)}C${at(0.3, -1)} ${at(0.7, -0.8)} ${at(1, 0)}C${at(0.7, 0.8)} ${at(0.3, 1)} ${at(0, 0)}Z`,
    { fill: color },
  );
  // A line under half a unit would not be seen.
  if (wide < 1.6) return body;
  const gleam = { stroke: shade(color, 0.5), width: wide * 0.3, opacity: 0.7 };
  return body + path(`M${at(0.1, -0.25)}L${at(0.8, -0.2)}`, gleam);
};

/** Big bluestem: three finger-like racemes from one point. */
export function turkeyfoot(look: LookOf<"turkeyfoot">, o: FlowerOptions): string {
  const L = o.size;
  const foot: Pt = [o.x, o.y + L * 0.3];
  let out = path(tapered([[o.x - L * 0.01, o.y + L * 0.5], foot], L * 0.016, L * 0.012, 6), {
    fill: look.eye,
  });
  for (const [a, len] of [
    [-118, 0.72],
    [-62, 0.68],
    [-88, 0.8],
  ] as const) {
    const r = (a * Math.PI) / 180;
    const pts = sample(
      [
        foot,
        [foot[0] + Math.cos(r) * L * len * 0.5, foot[1] + Math.sin(r) * L * len * 0.56],
        [foot[0] + Math.cos(r) * L * len * 1.02, foot[1] + Math.sin(r) * L * len],
      ],
      26,
    );
    out += path(tapered([pts[0] ?? foot, pts[13] ?? foot, pts[25] ?? foot], L * 0.01, L * 0.005), {
      fill: look.eye,
    });
    pts.forEach(([x, y], i) => {
      if (i < 2) return;
      const h = headingAt(pts, i);
      for (const side of [-1, 1]) {
        const c = jitter(i % 3 ? look.color : mix(look.color, look.eye, 0.5), o.rng);
        out += grain(
          x,
          y,
          h + side * o.rng.range(9, 20),
          L * 0.058,
          L * 0.0075,
          shade(c, side < 0 ? 0.12 : -0.14),
        );
        if (o.rng.chance(0.7))
          out += path(
            `M${n(x)} ${n(y)}l${n(Math.cos(((h + side * 24) * Math.PI) / 180) * L * 0.085)} ${n(Math.sin(((h + side * 24) * Math.PI) / 180) * L * 0.085)}`,
            { stroke: "#efe4cf", width: L * 0.0028, opacity: 0.75 },
          );
        if (i % 4 === 0)
          out += dab(
            blob(x + side * L * 0.022, y + L * 0.01, L * 0.005, L * 0.012, o.rng),
            "#c78a4b",
            { edge: 0.3 },
          );
      }
    });
  }
  return out;
}

/** Little bluestem: a wand set with small silvery-fluffed racemes. */
export function wisps(look: LookOf<"wisps">, o: FlowerOptions): string {
  const L = o.size;
  const axis = axisOf(o, 0.06);
  let out = path(
    tapered([axis[0] ?? [0, 0], axis[15] ?? [0, 0], axis[29] ?? [0, 0]], L * 0.012, L * 0.004),
    { fill: look.eye },
  );
  for (let i = 3; i < 30; i += 1.5) {
    const [x, y] = axis[Math.floor(i)] ?? [0, 0];
    const side = (i / 1.5) % 2 ? 1 : -1;
    const arm = sample(
      [
        [x, y],
        [x + side * L * 0.05, y - L * 0.07],
        [x + side * L * (0.08 + o.rng.range(0, 0.03)), y - L * 0.13],
      ],
      10,
    );
    out += path(
      tapered([arm[0] ?? [0, 0], arm[5] ?? [0, 0], arm[9] ?? [0, 0]], L * 0.005, L * 0.003),
      { fill: look.eye },
    );
    for (let j = 3; j < 10; j++) {
      const [ax, ay] = arm[j] ?? [0, 0];
      const h = headingAt(arm, j);
      out += grain(
        ax,
        ay,
        h + o.rng.range(-14, 14),
        L * 0.03,
        L * 0.0042,
        jitter(look.color, o.rng),
      );
      let fluff = "";
      for (let k = 0; k < (o.detail === 0 ? 2 : 5); k++) {
        const a = ((h + o.rng.range(-75, 75)) * Math.PI) / 180;
        const len = L * o.rng.range(0.018, 0.034);
        fluff += `M${n(ax)} ${n(ay)}l${n(Math.cos(a) * len)} ${n(Math.sin(a) * len)}`;
      }
      out += path(fluff, { stroke: "#f4efe4", width: L * 0.003, opacity: 0.9 });
    }
  }
  return out;
}

/** Open or dense panicle: airy 1 = switchgrass mist, 0.15 = Indiangrass plume. */
export function panicle(look: LookOf<"panicle">, o: FlowerOptions): string {
  const L = o.size;
  const axis = axisOf(o, look.nod * 0.16);
  let out = path(
    tapered([axis[0] ?? [0, 0], axis[15] ?? [0, 0], axis[29] ?? [0, 0]], L * 0.013, L * 0.003),
    { fill: look.eye },
  );
  const fine = o.detail === 0 ? 0.45 : 1;
  for (let i = 6; i < 30; i++) {
    const [x, y] = axis[i] ?? [0, 0];
    const t = (i - 6) / 24;
    const arms = look.airy > 0.5 ? 2 : 3;
    for (let j = 0; j < arms; j++) {
      const side = (i + j) % 2 ? 1 : -1;
      const reach = L * (0.06 + 0.3 * look.airy) * (1 - t * 0.85) * o.rng.range(0.6, 1.05);
      const rise = reach * (look.airy > 0.5 ? 0.75 : 1.8);
      const end: Pt = [x + side * reach, y - rise * o.rng.range(0.5, 1)];
      const arm = sample([[x, y], [(x + end[0]) / 2, (y + end[1]) / 2 - reach * 0.06], end], 9);
      out += path(
        `M${n(x)} ${n(y)}Q${n(arm[4]?.[0] ?? x)} ${n(arm[4]?.[1] ?? y)} ${n(end[0])} ${n(end[1])}`,
        { stroke: mix(look.eye, look.color, 0.4), width: L * 0.0036 },
      );
      for (let k = look.airy > 0.5 ? 3 : 1; k < 9; k++) {
        const [ax, ay] = arm[k] ?? [0, 0];
        const c = shade(jitter(look.color, o.rng), o.rng.range(-0.25, 0.3));
        if (look.airy > 0.5) {
          if (!o.rng.chance(0.8 * fine)) continue;
          const off: Pt = [ax + o.rng.gauss(0, L * 0.012), ay + o.rng.gauss(0, L * 0.012)];
          out += path(`M${n(ax)} ${n(ay)}L${n(off[0])} ${n(off[1])}`, {
            stroke: mix(look.eye, look.color, 0.4),
            width: L * 0.0016,
          });
          out += grain(off[0], off[1], -70 + side * 20, L * 0.017, L * 0.0048, c);
        } else if (o.rng.chance(fine)) {
          out += grain(ax, ay, -90 + side * o.rng.range(2, 34), L * 0.04, L * 0.007, c);
          if (o.rng.chance(0.5))
            out += path(`M${n(ax)} ${n(ay)}l${n(side * L * 0.022)} ${n(-L * 0.05)}`, {
              stroke: "#e9d9ae",
              width: L * 0.002,
              opacity: 0.8,
            });
          if (o.rng.chance(0.12))
            out += dab(
              blob(ax + side * L * 0.012, ay + L * 0.012, L * 0.0045, L * 0.011, o.rng),
              "#dfb63f",
              { edge: 0.3 },
            );
        }
      }
    }
  }
  return out;
}

/** Bottlebrush grass: spikelets stand out at right angles, long-awned. */
export function bottlebrush(look: LookOf<"bottlebrush">, o: FlowerOptions): string {
  const L = o.size;
  const axis = axisOf(o, 0.03);
  let out = path(
    tapered([axis[0] ?? [0, 0], axis[15] ?? [0, 0], axis[29] ?? [0, 0]], L * 0.011, L * 0.006),
    { fill: look.eye },
  );
  for (let i = 3; i < 30; i += 2) {
    const [x, y] = axis[i] ?? [0, 0];
    for (const side of [-1, 1]) {
      const a = side < 0 ? 192 + i * 0.5 : -12 - i * 0.5;
      for (const q of [0, -13]) {
        const ang = a + (side < 0 ? -q : q) + o.rng.range(-4, 4);
        const rad = (ang * Math.PI) / 180;
        out += grain(
          x,
          y,
          ang,
          L * 0.055,
          L * 0.0065,
          shade(jitter(look.color, o.rng), side < 0 ? 0.12 : -0.1),
        );
        const awn = L * o.rng.range(0.09, 0.13);
        const [sx, sy] = [x + Math.cos(rad) * L * 0.05, y + Math.sin(rad) * L * 0.05];
        for (const w of [-0.06, 0.06])
          out += path(
            `M${n(sx)} ${n(sy)}q${n(Math.cos(rad + w) * awn * 0.5)} ${n(Math.sin(rad + w) * awn * 0.5 - L * 0.004)} ${n(Math.cos(rad + w) * awn)} ${n(Math.sin(rad + w) * awn)}`,
            { stroke: shade(look.color, 0.25), width: L * 0.0026 },
          );
      }
    }
  }
  return out;
}

/** Sedge heads: Pennsylvania sedge in small tufts with cream anthers, fox sedge in a bristly tail. */
export function sedge(look: LookOf<"sedge">, o: FlowerOptions): string {
  const L = o.size;
  const axis = axisOf(o, look.dense ? 0.06 : 0.02);
  let out = path(
    tapered([axis[0] ?? [0, 0], axis[15] ?? [0, 0], axis[29] ?? [0, 0]], L * 0.013, L * 0.006),
    { fill: look.eye },
  );
  const knots = look.dense ? [10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 29] : [18, 21, 28];
  for (const i of knots) {
    const [x, y] = axis[i] ?? [0, 0];
    const big = !look.dense && i > 25;
    const count = look.dense ? 26 : big ? 44 : 18;
    for (let k = 0; k < count; k++) {
      const a = o.rng.range(0, 6.283);
      const q = Math.sqrt(o.rng.next());
      const [rx, ry] = look.dense
        ? [L * 0.04, L * 0.028]
        : big
          ? [L * 0.026, L * 0.085]
          : [L * 0.024, L * 0.03];
      const [px, py] = [x + Math.cos(a) * q * rx, y + Math.sin(a) * q * ry];
      const c = shade(jitter(look.color, o.rng), px < x ? 0.1 : -0.16);
      out += grain(px, py, -90 + Math.cos(a) * 55, L * 0.026, L * 0.006, c);
      if (look.dense)
        out += path(`M${n(px)} ${n(py)}l${n(Math.cos(a) * L * 0.035)} ${n(-L * 0.022)}`, {
          stroke: shade(c, 0.3),
          width: L * 0.0022,
        });
      else if (big)
        out += path(
          `M${n(px)} ${n(py)}l${n(Math.cos(a) * L * 0.035)} ${n(Math.sin(a) * L * 0.012)}`,
          { stroke: "#efe2a8", width: L * 0.0065, opacity: 0.9 },
        );
      else
        out += path(
          `M${n(px)} ${n(py)}q${n(Math.cos(a) * L * 0.02)} ${n(-L * 0.015)} ${n(Math.cos(a) * L * 0.034)} ${n(L * 0.004)}`,
          { stroke: "#f4f0e2", width: L * 0.003 },
        );
    }
  }
  return out;
}
