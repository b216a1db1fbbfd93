import { jitter, shade } from "../../kit/color";
import { linearBetween, path } from "../../kit/paint";
import { blob, n, tapered, type Pt } from "../../kit/path";
import type { Rng } from "../../kit/rng";
import type { Season4 } from "../../kit/season";

export interface TrunkPlan {
  /** Left and right edge at the top and at the foot of the picture, px. */
  left: readonly [number, number];
  right: readonly [number, number];
  h: number;
  color: string;
  season: Season4;
  rng: Rng;
  /** Plates of the bark to a picture height; 34 unless told. */
  rows?: number;
}

/** A standing trunk: furrowed plates, lit from the left, with lichen and, in winter, a rime of snow. */
export function trunk(p: TrunkPlan): string {
  const edge = (pair: readonly [number, number], y: number): number =>
    pair[0] + (pair[1] - pair[0]) * (y / p.h);
  const wave = (y: number, k: number): number =>
    Math.sin(y * 0.013 + k) * 7 + Math.sin(y * 0.041 + k * 2) * 4;
  const ys = Array.from({ length: 15 }, (_, i) => -30 + (i / 14) * (p.h + 60));
  const l = ys.map((y): Pt => [edge(p.left, y) + wave(y, 1), y]);
  const r = ys.map((y): Pt => [edge(p.right, y) + wave(y, 4), y]);
  const wide = edge(p.right, p.h / 2) - edge(p.left, p.h / 2);
  const tone = linearBetween(
    [
      [0, shade(p.color, 0.12)],
      [0.22, shade(p.color, 0.24)],
      [0.6, shade(p.color, -0.12)],
      [1, shade(p.color, -0.55)],
    ],
    [edge(p.left, p.h / 2), p.h * 0.4],
    [edge(p.right, p.h / 2), p.h * 0.6],
  );
  let out =
    tone.def +
    path(`M${[...l, ...r.reverse()].map((q) => `${n(q[0])} ${n(q[1])}`).join("L")}Z`, {
      fill: tone.ref,
    });
  const at = (u: number, y: number): number =>
    edge(p.left, y) + wave(y, 1) + (edge(p.right, y) - edge(p.left, y)) * u;
  const rows = p.rows ?? 34;
  for (let i = 0; i < rows * 7; i += 1) {
    const u = p.rng.next();
    const y = p.rng.range(-0.05, 1) * p.h;
    // Plates narrow toward the sides, where the trunk turns away.
    const turn = Math.sin(Math.PI * Math.min(0.97, Math.max(0.03, u)));
    const w = wide * 0.075 * turn * p.rng.range(0.6, 1.3) + 2;
    const len = p.h * p.rng.range(0.035, 0.11);
    const x = at(u, y);
    const lit = 0.28 - u * 0.75;
    out += path(
      tapered(
        [
          [x, y],
          [x + p.rng.gauss(0, w * 0.5), y + len * 0.5],
          [x + p.rng.gauss(0, w * 0.5), y + len],
        ],
        w,
        w * 0.4,
        5,
      ),
      {
        fill: shade(jitter(p.color, p.rng), lit + p.rng.range(-0.18, 0.18)),
        opacity: 0.75,
      },
    );
    out += path(
      `M${n(x + w * 0.5)} ${n(y)}q${n(p.rng.gauss(0, w * 0.4))} ${n(len * 0.5)} ${n(p.rng.gauss(0, w * 0.3))} ${n(len)}`,
      { stroke: shade(p.color, -0.7), width: Math.max(1.4, w * 0.22), opacity: 0.55 },
    );
  }
  for (let i = 0; i < 16; i += 1) {
    const u = p.rng.range(0.03, 0.6);
    const y = p.rng.next() * p.h;
    const size = wide * p.rng.range(0.015, 0.05);
    out += path(blob(at(u, y), y, size, size * 1.3, p.rng, 0.4, 8), {
      fill: p.rng.pick(["#a9b59c", "#97a58a", "#b8bca0"]),
      opacity: 0.55,
    });
  }
  if (p.season === "win")
    for (let i = 0; i < 40; i += 1) {
      const y = p.rng.next() * p.h;
      out += path(blob(at(p.rng.range(0, 0.09), y), y, wide * 0.025, p.h * 0.014, p.rng, 0.3, 7), {
        fill: "#f1f3f4",
        opacity: 0.9,
      });
    }
  return out;
}
