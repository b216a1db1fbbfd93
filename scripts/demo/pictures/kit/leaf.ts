import { jitter, mix, shade } from "./color";
import { outline, type BladeForm, type Margin } from "./outlines";
import { clip, dryBrush, linear, path } from "./paint";
import { boxOf, n, polyline, smoothClosed, tapered, type Pt } from "./path";
import type { Rng } from "./rng";

export interface LeafOptions {
  rng: Rng;
  /** Length of the blade in pixels. */
  length: number;
  /** Where the blade joins its stalk. */
  x?: number;
  y?: number;
  /** Direction of the tip in degrees: 0 = right, 90 = down. */
  angle?: number;
  color: string;
  vein?: string;
  margin?: Margin;
  /** Scales the form's usual breadth. */
  width?: number;
  /** Bend of the midrib to the right of its way, −1…1. */
  bend?: number;
  /** Foreshortening of the far half, 0.2–1: the leaf is turned about its midrib. */
  turn?: number;
  /** 0 silhouette for far leaves, 1 for most, 2 for the leaf the eye rests on. */
  detail?: 0 | 1 | 2;
  /** Length of the leaf stalk in pixels. */
  stalk?: number;
  /** Parallel veins, as in grasses, irises, trilliums' kin. */
  parallel?: boolean;
  /** Spots and browned edge, 0–1. */
  age?: number;
}

type Map2 = (t: number, y: number) => Pt;

function bender(o: LeafOptions): Map2 {
  const a0 = ((o.angle ?? 0) * Math.PI) / 180;
  const bend = (o.bend ?? 0) * 1.2;
  return (t, y) => {
    // A circular arc: heading grows with t.
    const k = bend === 0 ? 1e-4 : bend;
    const a = a0 + k * t;
    const mx = ((Math.sin(a0 + k * t) - Math.sin(a0)) / k) * o.length;
    const my = (-(Math.cos(a0 + k * t) - Math.cos(a0)) / k) * o.length;
    return [
      (o.x ?? 0) + mx - Math.sin(a) * y * o.length,
      (o.y ?? 0) + my + Math.cos(a) * y * o.length,
    ];
  };
}

function veinLines(
  o: LeafOptions,
  map: Map2,
  veins: readonly Pt[],
  half: readonly Pt[],
  side: 1 | -1,
  turn: number,
): string {
  const color = o.vein ?? mix(o.color, "#f3edc4", 0.42);
  const fine = o.detail === 2;
  const width = Math.max(0.8, o.length * (fine ? 0.0055 : 0.006));
  let lines = "";
  const stroke = (a: Pt, b: Pt, lift: number): void => {
    const m: Pt = map((a[0] + b[0]) / 2 - lift * 0.5, ((a[1] + b[1]) / 2) * side * turn);
    const [p, q] = [map(a[0], a[1] * side * turn), map(b[0], b[1] * side * turn)];
    lines += `M${n(p[0])} ${n(p[1])}Q${n(m[0])} ${n(m[1])} ${n(q[0])} ${n(q[1])}`;
  };
  const ink = { stroke: color, opacity: fine ? 0.75 : 0.55 };
  if (o.parallel) {
    let out = "";
    for (const f of [0.35, 0.68]) {
      const pts = half.filter((_, i) => i % 2 === 0).map(([t, y]) => map(t, y * f * side * turn));
      out += path(smoothClosed([...pts, ...[...pts].reverse()]), {
        stroke: color,
        width: width * 0.6,
        opacity: 0.4,
      });
    }
    return out;
  }
  if (veins.length > 0) {
    for (const [t, y] of veins)
      stroke([Math.max(0.02, t - Math.abs(y) * (t < 0.2 ? 0.6 : 0.75)), 0], [t, y], 0.02);
    return path(lines, { ...ink, width });
  }
  const count = fine ? 8 : 5;
  for (let i = 0; i < count; i++) {
    const t = 0.08 + (i / count) * 0.78;
    const reach = half.reduce(
      (best, [u, y]) =>
        Math.abs(u - t - 0.12) < Math.abs(best[0] - t - 0.12) ? ([u, y] as const) : best,
      half[0] ?? [0, 0],
    );
    stroke([t, 0], [Math.min(0.97, t + 0.13), reach[1] * 0.9], -0.02);
  }
  return path(lines, { ...ink, width: width * 0.85 });
}

/** One leaf blade, painted: two planes parted by the midrib, veins, dry brush, edge. */
export function leaf(form: BladeForm, o: LeafOptions): string {
  const small = o.length < 64;
  const detail = small ? 0 : (o.detail ?? 1);
  const shape = outline(form, small ? "entire" : o.margin, o.width ?? 1);
  const map = bender(o);
  const turn = o.turn ?? 1;
  const near = shape.half.map(([t, y]) => map(t, y));
  const far = shape.half.map(([t, y]) => map(t, -y * turn));
  const rim = [...near, ...[...far].reverse().slice(1, -1)];
  const draw = (pts: readonly Pt[]): string =>
    shape.sharp ? polyline(pts) : smoothClosed(pts, 0.8);
  const d = draw(rim);
  const base = jitter(o.color, o.rng, 0.7);
  const mid = Array.from({ length: 7 }, (_, i) => map(i / 6, 0));
  // The half that faces the upper left is the lit one.
  const a = ((o.angle ?? 0) + (o.bend ?? 0) * 35) * (Math.PI / 180);
  const nearLit = Math.sin(a) * 0.7 - Math.cos(a) * 0.7 > 0;
  const stalk = o.stalk
    ? path(
        tapered(
          [mid[0] ?? [0, 0], map(-(o.stalk * 0.5) / o.length, 0.01), map(-o.stalk / o.length, 0)],
          o.length * 0.018 + 1,
          o.length * 0.026 + 1,
          5,
        ),
        { fill: mix(base, "#8d7a4e", 0.35) },
      )
    : "";
  const halfShape = (pts: readonly Pt[]): string => draw([...pts, ...[...mid].reverse()]);
  if (detail === 0)
    return (
      stalk +
      path(d, { fill: shade(base, 0.08) }) +
      path(halfShape(nearLit ? far : near), { fill: shade(base, -0.26) })
    );
  const body = linear(
    [
      [0, shade(base, 0.2)],
      [0.5, base],
      [1, shade(base, -0.24)],
    ],
    55,
  );
  const planes =
    path(halfShape(nearLit ? near : far), { fill: shade(base, 0.4), opacity: 0.3 }) +
    path(halfShape(nearLit ? far : near), { fill: shade(base, -0.5), opacity: 0.24 });
  const box = boxOf(rim);
  const grain = (o.angle ?? 0) + (nearLit ? 50 : -50);
  const streaks = 14;
  const brush =
    detail < 2
      ? ""
      : dryBrush(box, o.rng, {
          color: shade(base, 0.5),
          count: streaks,
          angle: grain,
          width: o.length * 0.014,
          opacity: 0.26,
          length: 0.2,
        }) +
        dryBrush(box, o.rng, {
          color: shade(base, -0.5),
          count: streaks,
          angle: grain + 100,
          width: o.length * 0.018,
          opacity: 0.2,
          length: 0.2,
        });
  let spots = "";
  for (let i = 0; i < (o.age ?? 0) * 14; i++) {
    spots += `<circle cx="${n(o.rng.range(box.x, box.x + box.w))}" cy="${n(o.rng.range(box.y, box.y + box.h))}" r="${n(o.rng.range(0.006, 0.022) * o.length)}" fill="#6b4a2c" fill-opacity="${o.rng.range(0.25, 0.6).toFixed(2)}"/>`;
  }
  const ribs =
    veinLines(o, map, shape.veins, shape.half, 1, 1) +
    veinLines(o, map, shape.veins, shape.half, -1, turn) +
    path(tapered(mid, Math.max(1.4, o.length * 0.013), 0.6, 9), {
      fill: o.vein ?? mix(base, "#f3edc4", 0.5),
      opacity: 0.85,
    });
  const edge = linear(
    [
      [0, shade(base, 0.55), 0.8],
      [0.5, shade(base, -0.2), 0.3],
      [1, shade(base, -0.55), 0.8],
    ],
    55,
  );
  const inner = path(d, { fill: body.ref }) + planes + brush + spots + ribs;
  const outlineInk = path(d, {
    stroke: edge.ref,
    width: Math.max(1, o.length * 0.008),
    opacity: 0.8,
  });
  return (
    stalk +
    body.def +
    edge.def +
    (detail === 2 ? clip(d, inner) : path(d, { fill: body.ref }) + planes + ribs) +
    outlineInk
  );
}
