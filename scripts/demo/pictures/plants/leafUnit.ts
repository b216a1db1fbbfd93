import { mix, shade } from "../kit/color";
import { leaf } from "../kit/leaf";
import { path } from "../kit/paint";
import { n, sample, tapered, type Pt } from "../kit/path";
import type { Rng } from "../kit/rng";
import type { Season4 } from "../kit/season";
import type { PlantLook } from "./lookTypes";
import { leafColor } from "./season";

export interface UnitOptions {
  rng: Rng;
  x: number;
  y: number;
  /** Way of the leaf, degrees: 0 right, 90 down. */
  angle: number;
  /** Whole length in pixels. */
  length: number;
  bend?: number;
  turn?: number;
  season: Season4;
  detail?: 0 | 1 | 2;
  stalk?: number;
}

function scaleSpray(o: UnitOptions, color: string): string {
  // Juniper: flattened sprays of cord-like twigs clad in scales.
  let out = "";
  const a0 = (o.angle * Math.PI) / 180;
  const twigs = o.detail === 2 ? 13 : o.detail === 0 ? 6 : 10;
  for (let i = 0; i < twigs; i++) {
    const t = 0.1 + (i / twigs) * 0.8;
    const side = i % 2 ? 1 : -1;
    const [x, y] = [o.x + Math.cos(a0) * o.length * t, o.y + Math.sin(a0) * o.length * t];
    const a = a0 + side * o.rng.range(0.35, 0.75);
    const len = o.length * (0.46 - t * 0.22);
    const end: Pt = [x + Math.cos(a) * len, y + Math.sin(a) * len];
    const c = shade(color, o.rng.range(-0.3, 0.22));
    out += path(
      tapered(
        [[x, y], [(x + end[0]) / 2, (y + end[1]) / 2 + len * 0.06], end],
        o.length * 0.045,
        o.length * 0.02,
        6,
      ),
      { fill: c },
    );
    for (let k = 1; k < 4; k++) {
      const u = k / 4;
      const b = a + (k % 2 ? 0.6 : -0.6);
      const [bx, by] = [x + (end[0] - x) * u, y + (end[1] - y) * u];
      out += path(
        `M${n(bx)} ${n(by)}l${n(Math.cos(b) * len * 0.4)} ${n(Math.sin(b) * len * 0.4)}`,
        { stroke: shade(c, 0.12), width: o.length * 0.028 },
      );
    }
  }
  const tip: Pt = [o.x + Math.cos(a0) * o.length, o.y + Math.sin(a0) * o.length];
  return (
    path(
      tapered(
        [[o.x, o.y], [(o.x + tip[0]) / 2, (o.y + tip[1]) / 2], tip],
        o.length * 0.05,
        o.length * 0.02,
        6,
      ),
      { fill: shade(color, -0.15) },
    ) + out
  );
}

/** One leaf of the plant, simple or compound, colored for the season. */
export function leafUnit(look: PlantLook, o: UnitOptions): string {
  const L = look.leaf;
  const color = leafColor(look, o.season, o.rng);
  const detail = o.detail ?? 1;
  const blade = (
    x: number,
    y: number,
    angle: number,
    length: number,
    extra: { bend?: number; stalk?: number; width?: number } = {},
  ): string =>
    leaf(L.form, {
      rng: o.rng,
      x,
      y,
      angle,
      length,
      color,
      margin: L.margin,
      width: L.width * (extra.width ?? 1),
      detail,
      turn: o.turn ?? 1,
      bend: extra.bend ?? o.bend ?? 0,
      stalk: extra.stalk ?? 0,
      age: o.season === "fall" ? 0.5 : o.season === "win" ? 0.8 : 0,
      ...(L.parallel ? { parallel: true } : {}),
      ...(L.vein && o.season !== "fall" ? { vein: L.vein } : {}),
    });
  if (L.compound === "needles") return scaleSpray(o, color);
  if (L.compound === "simple" || L.compound === "blades")
    return blade(o.x, o.y, o.angle, o.length, { stalk: o.stalk ?? 0 });
  const a0 = (o.angle * Math.PI) / 180;
  const k = (o.bend ?? 0) * 0.9 + 1e-4;
  const rachis = (t: number): Pt => [
    o.x + ((Math.sin(a0 + k * t) - Math.sin(a0)) / k) * o.length,
    o.y - ((Math.cos(a0 + k * t) - Math.cos(a0)) / k) * o.length,
  ];
  const heading = (t: number): number => o.angle + (k * t * 180) / Math.PI;
  const stalkColor = mix(color, "#8a7a4c", 0.4);
  const w = Math.max(1.6, o.length * 0.012);
  const joint = L.compound === "pinnate" ? 0.72 : 0.36;
  const spine = sample([rachis(0), rachis(joint / 2), rachis(joint)], 6);
  let out = path(
    tapered([spine[0] ?? [0, 0], spine[3] ?? [0, 0], spine[5] ?? [0, 0]], w * 1.2, w * 0.7, 8),
    { fill: stalkColor },
  );
  if (L.compound === "pinnate") {
    const pairs = ((L.leaflets ?? 7) - 1) / 2;
    for (let i = 0; i < pairs; i++) {
      const t = 0.2 + (i / pairs) * 0.5;
      const [x, y] = rachis(t);
      for (const side of [-1, 1])
        out += blade(
          x,
          y,
          heading(t) + side * (62 - i * 5),
          o.length * (0.36 - Math.abs(i - pairs / 2) * 0.02),
          { bend: -side * 0.22, stalk: o.length * 0.02 },
        );
    }
    const [x, y] = rachis(joint);
    return out + blade(x, y, heading(joint), o.length * 0.36);
  }
  const [x, y] = rachis(joint);
  if (L.compound === "palmate") {
    for (const [da, len] of [
      [-104, 0.4],
      [104, 0.4],
      [-52, 0.56],
      [52, 0.56],
      [0, 0.64],
    ] as const)
      out += blade(x, y, heading(joint) + da, o.length * len, { bend: da / 700, stalk: 2 });
    return out;
  }
  const wide = L.form === "three" ? 1.15 : 1;
  for (const da of [-66, 66, 0]) {
    const stalk = o.length * (da === 0 ? 0.08 : 0.05);
    const r = ((heading(joint) + da) * Math.PI) / 180;
    out += blade(
      x + Math.cos(r) * stalk,
      y + Math.sin(r) * stalk,
      heading(joint) + da,
      o.length * (da === 0 ? 0.6 : 0.54),
      { stalk, width: wide, bend: da / 500 },
    );
  }
  return out;
}
