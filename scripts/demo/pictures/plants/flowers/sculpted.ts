import { mix, shade } from "../../kit/color";
import { dab, gouache, group, path } from "../../kit/paint";
import { blob, n, smoothClosed, tapered, type Pt } from "../../kit/path";
import { petal } from "../../kit/petal";
import type { FlowerOptions, LookOf } from "./types";

/** Blue flag: three veined falls with a yellow flare, three upright standards, style arms over the falls. */
export function iris(look: LookOf<"iris">, o: FlowerOptions): string {
  const s = o.size / 2;
  const P = (
    angle: number,
    length: number,
    width: number,
    color: string,
    bend: number,
    base: string,
    y = 0,
  ): string =>
    petal("spoon", {
      rng: o.rng,
      x: o.x,
      y: o.y + y * s,
      angle,
      length: s * length,
      width: s * width,
      color,
      bend,
      base,
      veins: "#3b2f6b",
      detail: 2,
    });
  const c = look.color;
  let out = path(
    tapered(
      [
        [o.x, o.y + s * 0.9],
        [o.x, o.y + s * 0.4],
        [o.x, o.y],
      ],
      s * 0.13,
      s * 0.2,
    ),
    { fill: "#76875a" },
  );
  out +=
    P(-122, 0.82, 0.36, shade(c, -0.1), 0.1, mix(c, "#f0eaf0", 0.4)) +
    P(-58, 0.84, 0.36, shade(c, 0.02), -0.1, mix(c, "#f0eaf0", 0.4)) +
    P(-93, 0.86, 0.36, shade(c, 0.1), 0, mix(c, "#f0eaf0", 0.4));
  const fall = (angle: number, bend: number, k: number): string => {
    let f = P(angle, 1.12, 0.72, shade(c, k), bend, "#f3efe2", 0.05);
    const r = ((angle + bend * 26) * Math.PI) / 180;
    const [x, y] = [o.x + Math.cos(r) * s * 0.42, o.y + s * 0.05 + Math.sin(r) * s * 0.42];
    f += group(path(blob(0, 0, s * 0.17, s * 0.09, o.rng, 0.2), { fill: look.eye, opacity: 0.9 }), {
      x,
      y,
      rotate: angle + bend * 30,
    });
    for (let i = -3; i <= 3; i++)
      f += group(
        path(`M0 0q${n(s * 0.14)} ${n(i * s * 0.04)} ${n(s * 0.26)} ${n(i * s * 0.075)}`, {
          stroke: "#4a3a7c",
          width: s * 0.012,
        }),
        { x, y, rotate: angle + bend * 30 },
      );
    return f;
  };
  out += fall(214, -0.95, -0.06) + fall(-34, 0.95, 0.02) + fall(84, 0.2, 0.08);
  for (const [a, b] of [
    [208, -0.6],
    [-28, 0.6],
    [88, 0],
  ] as const)
    out += petal("notch", {
      rng: o.rng,
      x: o.x,
      y: o.y,
      angle: a,
      length: s * 0.44,
      width: s * 0.24,
      color: mix(c, "#ffffff", 0.35),
      bend: b,
      detail: o.detail ?? 1,
    });
  return out;
}

/** Jack-in-the-pulpit: a striped flask whose hood bends over the spadix. */
export function pulpit(look: LookOf<"pulpit">, o: FlowerOptions): string {
  const s = o.size;
  const at = (pts: readonly Pt[]): Pt[] => pts.map(([x, y]) => [o.x + x * s, o.y + y * s]);
  const back = at([
    [-0.15, -0.1],
    [-0.19, -0.32],
    [-0.08, -0.5],
    [0.12, -0.52],
    [0.3, -0.4],
    [0.42, -0.2],
    [0.26, -0.3],
    [0.17, -0.2],
    [0.17, -0.06],
    [0, 0.02],
  ]);
  const tube = at([
    [-0.16, -0.14],
    [-0.15, 0.05],
    [-0.1, 0.3],
    [-0.04, 0.48],
    [0.05, 0.48],
    [0.11, 0.28],
    [0.16, 0.04],
    [0.19, -0.12],
    [0.08, -0.06],
    [-0.03, -0.02],
    [-0.1, -0.06],
  ]);
  const stripes = (front: boolean): string => {
    let out = "";
    for (let i = 0; i < 7; i++) {
      const u = (i - 3) / 3.4;
      const top = front ? -0.1 : -0.52;
      const end: Pt = [o.x + u * 0.03 * s, o.y + 0.46 * s];
      const d = front
        ? `M${n(o.x + u * 0.16 * s)} ${n(o.y + top * s)}Q${n(o.x + u * 0.15 * s)} ${n(o.y + 0.2 * s)} ${n(end[0])} ${n(end[1])}`
        : `M${n(o.x + u * 0.15 * s)} ${n(o.y)}Q${n(o.x + (u * 0.18 - 0.01) * s)} ${n(o.y - 0.36 * s)} ${n(o.x + (0.08 + u * 0.14) * s)} ${n(o.y - 0.5 * s)}T${n(o.x + 0.4 * s)} ${n(o.y - (0.22 - u * 0.03) * s)}`;
      out += path(d, {
        stroke: front ? mix(look.eye, "#d9dcb4", 0.15) : look.eye,
        width: s * (front ? 0.014 : 0.022),
        opacity: front ? 0.6 : 0.75,
      });
    }
    return out;
  };
  const spadix = at([
    [-0.02, 0.2],
    [-0.035, -0.12],
    [-0.02, -0.3],
    [0.02, -0.32],
    [0.045, -0.2],
    [0.04, 0],
    [0.03, 0.2],
  ]);
  const lipFold = at([
    [-0.19, -0.15],
    [-0.05, -0.05],
    [0.1, -0.08],
    [0.22, -0.15],
    [0.12, -0.02],
    [-0.03, 0.03],
    [-0.13, -0.04],
  ]);
  return (
    gouache(back, {
      fill: mix(look.color, look.eye, 0.35),
      rng: o.rng,
      inside: stripes(false),
      edge: 3,
      grain: 80,
    }) +
    gouache(spadix, { fill: "#a9b271", rng: o.rng, edge: 2, grain: 90 }) +
    gouache(tube, { fill: look.color, rng: o.rng, inside: stripes(true), edge: 3, grain: 90 }) +
    dab(smoothClosed(lipFold), shade(look.color, 0.22), { edge: 1 })
  );
}

/** Wild ginger: a maroon jug with three long-tailed lobes, lying at the ground. */
export function jug(look: LookOf<"jug">, o: FlowerOptions): string {
  const s = o.size / 2;
  let out = "";
  for (const a of [-150, -30, 92])
    out += petal("point", {
      rng: o.rng,
      x: o.x,
      y: o.y - s * 0.1,
      angle: a,
      length: s,
      width: s * 0.56,
      color: shade(look.color, a < 0 ? 0 : 0.1),
      bend: a === 92 ? 0.2 : a < -90 ? 0.35 : -0.35,
      detail: 2,
    });
  const cup: Pt[] = [
    [-0.42, -0.1],
    [-0.46, 0.2],
    [-0.3, 0.5],
    [0, 0.6],
    [0.3, 0.5],
    [0.46, 0.2],
    [0.42, -0.1],
    [0, -0.28],
  ].map(([x, y]) => [o.x + (x ?? 0) * s, o.y + (y ?? 0) * s]);
  out += gouache(cup, { fill: mix(look.color, "#9b7f6a", 0.3), rng: o.rng, edge: 3, grain: 90 });
  out +=
    path(blob(o.x, o.y - s * 0.1, s * 0.33, s * 0.18, o.rng, 0.05), {
      fill: shade(look.color, -0.55),
    }) + path(blob(o.x, o.y - s * 0.06, s * 0.15, s * 0.09, o.rng), { fill: look.eye });
  for (let i = 0; i < 30; i++) {
    const [x, y] = [o.x + o.rng.range(-0.42, 0.42) * s, o.y + o.rng.range(0.1, 0.5) * s];
    out += path(`M${n(x)} ${n(y)}l${n(o.rng.range(-5, 2))} ${n(s * 0.05)}`, {
      stroke: "#d9cbb8",
      width: 1,
      opacity: 0.5,
    });
  }
  return out;
}
