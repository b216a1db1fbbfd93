import { jitter, mix, shade } from "../kit/color";
import { dab, gouache, path } from "../kit/paint";
import { blob, n, type Pt } from "../kit/path";
import { petal } from "../kit/petal";
import type { FlowerOptions } from "./flowers/types";
import type { FruitLook } from "./lookTypes";

/** Nuts in their cups, side by side. */
export function acorns(f: FruitLook, o: FlowerOptions): string {
  const L = o.size;
  let out = "";
  for (let i = 0; i < f.count; i++) {
    const [x, y] = [o.x + (i - (f.count - 1) / 2) * L * 0.36, o.y + (i % 2 ? 0.12 : -0.04) * L];
    const s = L * 0.3;
    const nut: Pt[] = [
      [-0.4, -0.1],
      [-0.42, 0.35],
      [-0.26, 0.8],
      [-0.05, 1],
      [0, 1.12],
      [0.05, 1],
      [0.26, 0.8],
      [0.42, 0.35],
      [0.4, -0.1],
    ].map(([a, b]) => [x + (a ?? 0) * s, y + (b ?? 0) * s]);
    const cup: Pt[] = [
      [-0.47, 0.1],
      [-0.52, -0.14],
      [-0.32, -0.42],
      [0, -0.52],
      [0.32, -0.42],
      [0.52, -0.14],
      [0.47, 0.1],
      [0, 0.2],
    ].map(([a, b]) => [x + (a ?? 0) * s, y + (b ?? 0) * s]);
    out += path(
      `M${n(o.x)} ${n(o.y - L * 0.42)}Q${n(x)} ${n(y - s * 0.9)} ${n(x)} ${n(y - s * 0.4)}`,
      { stroke: f.second, width: s * 0.09 },
    );
    out += gouache(nut, {
      fill: jitter(i === 0 ? mix(f.color, "#8c9a4c", 0.4) : f.color, o.rng),
      rng: o.rng,
      grain: 90,
      edge: 3,
    });
    let warts = "";
    for (let k = 0; k < 50; k++)
      warts += path(
        blob(
          x + o.rng.range(-0.5, 0.5) * s,
          y + o.rng.range(-0.5, 0.16) * s,
          s * 0.07,
          s * 0.05,
          o.rng,
          0.2,
          6,
        ),
        { fill: shade(f.second, o.rng.chance(0.5) ? 0.35 : -0.4), opacity: 0.6 },
      );
    out += gouache(cup, {
      fill: mix(f.second, "#a89878", 0.35),
      rng: o.rng,
      inside: warts,
      edge: 3,
    });
  }
  return out;
}

/** Pairs of winged seeds on long stalks. */
export function samaras(f: FruitLook, o: FlowerOptions): string {
  const L = o.size;
  let out = "";
  for (let i = 0; i < f.count; i++) {
    const u = (i / (f.count - 1)) * 2 - 1;
    const [x, y] = [
      o.x + u * L * 0.4,
      o.y + L * (0.06 + (1 - Math.abs(u)) * 0.16) + (i % 2) * L * 0.1,
    ];
    const c = jitter(f.color, o.rng);
    out += path(
      `M${n(o.x)} ${n(o.y - L * 0.45)}Q${n(o.x + u * L * 0.25)} ${n(y - L * 0.3)} ${n(x)} ${n(y)}`,
      { stroke: f.second, width: L * 0.012 },
    );
    for (const side of [-1, 1]) {
      out += petal("wedge", {
        rng: o.rng,
        x,
        y,
        angle: 90 - side * 34,
        length: L * 0.3,
        width: L * 0.11,
        color: shade(c, side < 0 ? 0.1 : -0.06),
        base: shade(c, -0.25),
        bend: side * 0.2,
        detail: 2,
        veins: shade(c, -0.35),
      });
      out += dab(
        blob(x + side * L * 0.022, y + L * 0.035, L * 0.026, L * 0.036, o.rng),
        shade(c, -0.3),
      );
    }
  }
  return out;
}
