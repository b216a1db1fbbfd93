import type { Rng } from "../../kit/rng";
import type { Lie } from "./flow";
import type { Spots } from "./form";
import { box, curve, depth, inside, type Pt } from "./geometry";
import type { Light } from "./relief";
import { hex, lit, rgb } from "./tone";

/** Spots and bars set in staggered rows, each turned to the lie of the feathers. */
export function spots(
  all: readonly Spots[],
  light: Light,
  lieAt: (p: Pt) => Lie,
  rng: Rng,
  within?: readonly Pt[],
): string {
  let out = "";
  for (const s of all) {
    const shape = curve(s.shape, true, 6);
    const b = box(shape);
    let odd = false;
    for (let y = b.y; y < b.y + b.h; y += s.every) {
      odd = !odd;
      for (let x = b.x + (odd ? s.every / 2 : 0); x < b.x + b.w; x += s.every) {
        const p: Pt = [x + rng.gauss(0, s.every * 0.1), y + rng.gauss(0, s.every * 0.1)];
        if (!inside(p, shape) || (within && depth(p, within) < s.size * 1.1)) continue;
        const { dir } = lieAt(p);
        const turn = (Math.atan2(dir[1], dir[0]) * 180) / Math.PI;
        const r = s.size * rng.range(0.8, 1.15);
        const [rx, ry] = s.kind === "dot" ? [r * 1.15, r * 0.9] : [r * 0.45, r * 1.5];
        out += `<ellipse cx="${p[0].toFixed(1)}" cy="${p[1].toFixed(1)}" rx="${rx.toFixed(1)}" ry="${ry.toFixed(1)}" transform="rotate(${turn.toFixed(0)} ${p[0].toFixed(1)} ${p[1].toFixed(1)})" fill="${hex(lit(rgb(s.color), light(p)))}" fill-opacity="0.9"/>`;
      }
    }
  }
  return out;
}
