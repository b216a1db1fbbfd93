import { jitter, mix, shade } from "../../kit/color";
import { dab, gouache, group, path } from "../../kit/paint";
import { blob, n, smoothClosed, tapered, type Pt } from "../../kit/path";
import { petal } from "../../kit/petal";
import type { FlowerOptions, LookOf } from "./types";

/** Wild columbine: nodding red spurs pointing up, yellow cups and a brush of stamens below. */
export function columbine(look: LookOf<"columbine">, o: FlowerOptions): string {
  const s = o.size;
  const y0 = o.y - s * 0.05;
  const spurs = [-0.3, 0.3, -0.17, 0.17, 0].map((u) => {
    const tip: Pt = [o.x + u * s * 0.95, o.y - s * 0.47 + Math.abs(u) * s * 0.1];
    const pts: Pt[] = [
      [o.x + u * s * 0.75, y0 + s * 0.1],
      [o.x + u * s * 1.05, y0 - s * 0.14],
      tip,
    ];
    return (
      dab(tapered(pts, s * 0.17, s * 0.035, 10), shade(look.color, u > 0 ? -0.1 : 0.04), {
        contrast: 0.3,
        edge: 1,
        angle: 20,
      }) +
      `<circle cx="${n(tip[0])}" cy="${n(tip[1])}" r="${n(s * 0.028)}" fill="${shade(look.color, -0.2)}"/>`
    );
  });
  let out = path(
    tapered(
      [
        [o.x + s * 0.02, o.y - s * 0.62],
        [o.x, o.y - s * 0.3],
        [o.x, y0],
      ],
      s * 0.025,
      s * 0.03,
    ),
    { fill: "#8a6a4d" },
  );
  for (let i = 0; i < 5; i++) {
    const a = [168, 12, 130, 50, 92][i] ?? 90;
    out += petal("point", {
      rng: o.rng,
      x: o.x,
      y: y0 + s * 0.06,
      angle: a,
      length: s * (i < 2 ? 0.34 : 0.27),
      width: s * 0.17,
      color: shade(look.color, i % 2 ? 0.05 : -0.06),
      detail: o.detail ?? 1,
    });
  }
  for (let i = 0; i < 20; i++) {
    const u = o.rng.range(-1, 1);
    const len = s * o.rng.range(0.3, 0.47);
    const [x, y] = [o.x + u * s * 0.1, y0 + len];
    out += path(`M${n(o.x + u * s * 0.05)} ${n(y0 + s * 0.1)}L${n(x)} ${n(y)}`, {
      stroke: "#e6d890",
      width: s * 0.012,
    });
    out += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(s * 0.014)}" ry="${n(s * 0.02)}" fill="${jitter("#d8b441", o.rng)}"/>`;
  }
  out += spurs.join("");
  for (const u of [-0.24, -0.08, 0.09, 0.25])
    out += petal("round", {
      rng: o.rng,
      x: o.x + u * s * 0.75,
      y: y0 + s * 0.05,
      angle: 90 - u * 50,
      length: s * 0.19,
      width: s * 0.17,
      color: look.eye,
      base: mix(look.eye, look.color, 0.35),
      detail: o.detail ?? 1,
    });
  return out;
}

/** Nodding or spreading cluster of long tubes: Virginia bluebells, coral honeysuckle, trumpet creeper. */
export function trumpets(look: LookOf<"trumpets">, o: FlowerOptions): string {
  const R = o.size / 2;
  let out = "";
  const root: Pt = [o.x, o.y - (look.nod ? R * 0.55 : -R * 0.35)];
  const order = Array.from({ length: look.count }, (_, i) => i);
  const wide = R * look.long;
  for (const i of order) {
    const u = look.count === 1 ? 0 : (i / (look.count - 1)) * 2 - 1;
    const bud = i % 4 === 3;
    const a = (look.nod ? 90 - u * 62 : -90 + u * 88) + o.rng.range(-7, 7);
    const len = R * (bud ? 0.72 : 1) * o.rng.range(0.88, 1.08);
    const rad = (a * Math.PI) / 180;
    const from: Pt = [root[0] + Math.cos(rad) * R * 0.14, root[1] + Math.sin(rad) * R * 0.14];
    out += path(`M${n(root[0])} ${n(root[1])}L${n(from[0])} ${n(from[1])}`, {
      stroke: "#7d8a55",
      width: R * 0.03,
    });
    const c = shade(
      jitter(look.color, o.rng, 0.6),
      o.rng.range(-0.08, 0.06) - Math.max(0, Math.cos(rad)) * 0.06,
    );
    const tube: Pt[] = [
      [0, -0.14],
      [0.3, -0.2],
      [0.62, -0.36],
      [0.8, -0.62],
      [0.86, 0],
      [0.8, 0.62],
      [0.62, 0.36],
      [0.3, 0.2],
      [0, 0.14],
    ].map(([t, y]) => [(t ?? 0) * len, (y ?? 0) * wide * (bud ? 0.6 : 0.62)]);
    let art = "";
    if (bud)
      art = dab(blob(len * 0.5, 0, len * 0.46, wide * 0.3, o.rng, 0.05), mix(c, look.eye, 0.12), {
        contrast: 0.3,
      });
    else {
      for (const [y, q] of [
        [-0.62, -0.5],
        [0, 0],
        [0.62, 0.5],
      ] as const)
        art += petal("round", {
          rng: o.rng,
          x: len * 0.74,
          y: y * wide * 0.4,
          angle: q * 110,
          length: len * 0.25,
          width: wide * 0.62,
          color: shade(c, 0.05),
          detail: o.detail ?? 1,
        });
      art += dab(smoothClosed(tube, 0.9), c, { contrast: 0.28, angle: 60 - a });
      art += path(blob(len * 0.84, 0, wide * 0.1, wide * 0.36, o.rng, 0.05), {
        fill: mix(look.eye, shade(c, -0.3), 0.25),
      });
      for (const [y, q] of [
        [-0.4, -0.75],
        [0.4, 0.75],
        [0.05, 0.1],
      ] as const)
        art += petal("round", {
          rng: o.rng,
          x: len * 0.84,
          y: y * wide * 0.6,
          angle: q * 95,
          length: len * 0.17,
          width: wide * 0.46,
          color: shade(c, 0.16),
          detail: o.detail ?? 1,
        });
      art += path(`M${n(len * 0.84)} 0l${n(len * 0.2)} ${n(wide * 0.04)}`, {
        stroke: "#efe3b0",
        width: Math.max(0.8, R * 0.014),
      });
    }
    out += group(art, { x: from[0], y: from[1], rotate: a });
    out += dab(blob(from[0], from[1], R * 0.05, R * 0.05, o.rng), "#6f7f4c", { edge: 0.6 });
  }
  return out;
}

/** Blueberry: a hanging row of white urns pinched at the mouth. */
export function urns(look: LookOf<"urns">, o: FlowerOptions): string {
  const s = o.size * 0.27;
  let out = "";
  for (let i = 0; i < 8; i++) {
    const x = o.x + (i - 3.5) * s * 0.48 + o.rng.gauss(0, s * 0.05);
    const y = o.y + Math.abs(i - 3.5) * -s * 0.12 + (i % 2) * s * 0.35;
    const urn: Pt[] = [
      [-0.2, 0],
      [-0.42, 0.3],
      [-0.4, 0.68],
      [-0.2, 0.92],
      [-0.26, 1.02],
      [0, 1.0],
      [0.26, 1.02],
      [0.2, 0.92],
      [0.4, 0.68],
      [0.42, 0.3],
      [0.2, 0],
    ].map(([a, b]) => [x + (a ?? 0) * s, y + (b ?? 0) * s]);
    out += path(
      `M${n(o.x + (i - 3.5) * s * 0.25)} ${n(o.y - s * 0.9)}Q${n(x)} ${n(y - s * 0.6)} ${n(x)} ${n(y)}`,
      { stroke: "#a5925e", width: s * 0.08 },
    );
    out += gouache(urn, {
      fill: shade(look.color, -0.04),
      rng: o.rng,
      streaks: 4,
      edge: 2,
      grain: 90,
    });
    out += dab(blob(x, y - s * 0.02, s * 0.26, s * 0.14, o.rng, 0.2), look.eye, { edge: 0.6 });
    out += path(`M${n(x)} ${n(y + s)}l0 ${n(s * 0.14)}`, { stroke: "#93a05f", width: s * 0.06 });
  }
  return out;
}
