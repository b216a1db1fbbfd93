import { jitter, shade } from "../kit/color";
import { gouache, path, radial } from "../kit/paint";
import { blob, n, type Pt } from "../kit/path";
import type { Rng } from "../kit/rng";
import type { FlowerOptions } from "./flowers/types";
import type { FruitLook, PlantLook } from "./lookTypes";

/** A round fruit with its shine and calyx end, r pixels in radius. */
export function berry(
  x: number,
  y: number,
  r: number,
  color: string,
  rng: Rng,
  bloom = false,
): string {
  const c = jitter(color, rng, 0.5);
  const ramp = radial(
    [
      [0, shade(c, bloom ? 0.5 : 0.35)],
      [0.45, c],
      [1, shade(c, -0.55)],
    ],
    0.36,
    0.32,
    0.72,
  );
  return (
    ramp.def +
    path(blob(x, y, r, r * 0.97, rng, 0.03, 9), { fill: ramp.ref }) +
    path(blob(x - r * 0.34, y - r * 0.38, r * 0.2, r * 0.13, rng, 0.1, 6), {
      fill: "#ffffff",
      opacity: bloom ? 0.4 : 0.75,
    }) +
    `<circle cx="${n(x + r * 0.3)}" cy="${n(y + r * 0.5)}" r="${n(r * 0.13)}" fill="${shade(c, -0.6)}" opacity="0.8"/>`
  );
}

/** A cluster of berries on stalks from one root, above when it hangs. */
export function berries(f: FruitLook, o: FlowerOptions, hang: boolean): string {
  const R = o.size / 2;
  const r = Math.min(R * 0.24, (R * 1.25) / Math.sqrt(f.count) / 1.25);
  const root: Pt = [o.x, o.y - (hang ? R : -R * 0.9)];
  const spots = Array.from({ length: f.count }, (_, i) => {
    const q = Math.sqrt((i + 0.5) / f.count);
    const a = i * 2.39996;
    return [
      o.x + Math.cos(a) * q * R * 0.9,
      o.y + Math.sin(a) * q * R * 0.55 + (hang ? q * R * 0.1 : 0),
    ] as const;
  }).sort((p, q) => p[1] - q[1]);
  let out = "";
  for (const [x, y] of spots)
    out += path(
      `M${n(root[0])} ${n(root[1])}Q${n(o.x + (x - o.x) * 0.35)} ${n((y + root[1]) / 2)} ${n(x)} ${n(y)}`,
      { stroke: shade(f.second, o.rng.range(-0.2, 0.2)), width: Math.max(1.5, R * 0.022) },
    );
  const bloom = /^#(4|5|6)/.test(f.color);
  for (const [x, y] of spots)
    out += berry(x, y, r * o.rng.range(0.88, 1.08), f.color, o.rng, bloom);
  return out;
}

/** Two to four short-stalked berries close against the twig. */
export function inAxil(f: FruitLook, o: FlowerOptions): string {
  const r = o.size * 0.17;
  let stalks = "";
  let fruit = "";
  const count = o.rng.int(2, 4);
  const turn = o.rng.range(0, 6.283);
  for (let i = 0; i < count; i++) {
    const a = turn + (i / count) * 6.283;
    const [x, y] = [o.x + Math.cos(a) * r * 1.15, o.y + Math.sin(a) * r * 1.05];
    stalks += path(`M${n(o.x)} ${n(o.y)}L${n(x)} ${n(y)}`, { stroke: f.second, width: r * 0.22 });
    fruit += berry(x, y, r * o.rng.range(0.85, 1.1), f.color, o.rng, /^#[456]/.test(f.color));
  }
  return stalks + fruit;
}

/** Few large round fruits side by side; longer on trees. */
export function globes(look: PlantLook, o: FlowerOptions): string {
  const f = look.fruit;
  const R = o.size / 2;
  const paw = look.kind === "tree";
  let out = "";
  for (let i = 0; i < f.count; i++) {
    const u = i - (f.count - 1) / 2;
    const [x, y] = [o.x + u * R * 0.72, o.y + R * 0.15 + Math.abs(u) * -R * 0.14];
    const rx = R * (paw ? 0.4 : f.count > 1 ? 0.46 : 0.72);
    const ry = rx * (paw ? 1.55 : 1.16);
    out += path(`M${n(o.x)} ${n(o.y - R)}Q${n(x)} ${n(y - ry * 1.2)} ${n(x)} ${n(y - ry * 0.9)}`, {
      stroke: f.second,
      width: R * 0.06,
    });
    const pts: Pt[] = Array.from({ length: 12 }, (_, k) => {
      const a = (k / 12) * Math.PI * 2;
      return [
        x + Math.cos(a) * rx * (1 + Math.sin(a * 2 + i) * 0.05),
        y + Math.sin(a) * ry,
      ] as const;
    });
    let spots = path(blob(x - rx * 0.35, y - ry * 0.45, rx * 0.3, ry * 0.22, o.rng), {
      fill: "#fffbe2",
      opacity: 0.3,
    });
    for (let k = 0; k < 16; k++)
      spots += path(
        blob(
          x + o.rng.range(-rx, rx),
          y + o.rng.range(-ry, ry),
          rx * o.rng.range(0.02, 0.07),
          rx * 0.04,
          o.rng,
        ),
        { fill: "#6b5330", opacity: 0.3 },
      );
    out += gouache(pts, {
      fill: jitter(f.color, o.rng),
      rng: o.rng,
      grain: 80,
      edge: 4,
      inside: spots,
    });
  }
  return out;
}
