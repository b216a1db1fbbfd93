import { linear } from "../kit/paint";
import { n } from "../kit/path";
import type { Rng } from "../kit/rng";
import { disc, lens, strokes } from "./strokes";

/** Slanted beams from above the picture, fading at 0.85 of the height. */
export function shafts(w: number, h: number, color: string, count: number, rng: Rng): string {
  const fade = linear(
    [
      [0, color, 0.9],
      [0.55, color, 0.5],
      [1, color, 0],
    ],
    80,
  );
  let out = fade.def;
  for (let i = 0; i < count; i++) {
    const x = rng.range(-0.1, 0.85) * w;
    const wide = rng.range(30, 110);
    out += `<path d="M${n(x)} -20L${n(x + wide)} -20L${n(x + wide * 1.6 + h * 0.4)} ${h * 0.85}L${n(x + h * 0.3)} ${h * 0.85}Z" fill="${fade.ref}" opacity="${rng.range(0.08, 0.18).toFixed(2)}"/>`;
  }
  return out;
}

/** Dogwood in flower: four bracts about a green button, in flat tiers. */
export function dogwoodBloom(
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  size: number,
  rng: Rng,
): string {
  const s = strokes();
  for (let i = 0; i < count; i++) {
    const tier = rng.int(-3, 3) / 3;
    const [fx, fy] = [
      x + rng.gauss(0, 0.42) * rx * (1 - Math.abs(tier) * 0.35),
      y + tier * ry + rng.gauss(0, ry * 0.07),
    ];
    const k = size * rng.range(0.7, 1.2);
    const turn = rng.range(0, 90);
    for (let b = 0; b < 4; b++) {
      const a = ((turn + b * 90) * Math.PI) / 180;
      const [ux, uy] = [Math.cos(a), Math.sin(a) * 0.62];
      const long = Math.hypot(ux, uy) * k;
      s.add(
        uy > 0.2 ? "#e6e1d0" : "#fcf9ef",
        lens(fx, fy, long, k * 0.52, (Math.atan2(uy, ux) * 180) / Math.PI),
      );
    }
    s.add("#a7ad62", disc(fx, fy, k * 0.17));
  }
  return s.svg();
}

/** Fallen leaves on the ground, larger toward the viewer. */
export function litter(
  w: number,
  y0: number,
  y1: number,
  colors: readonly string[],
  count: number,
  rng: Rng,
): string {
  const s = strokes();
  for (let i = 0; i < count; i++) {
    const t = rng.next();
    const y = y0 + (y1 - y0) * t;
    const k = 8 + 40 * t ** 1.5;
    s.add(
      rng.pick(colors),
      lens(
        rng.range(-40, w),
        y,
        k * rng.range(0.7, 1.2),
        k * 0.34,
        rng.chance(0.5) ? rng.range(-28, 28) : rng.range(150, 210),
      ),
    );
  }
  return s.svg(0.85);
}
