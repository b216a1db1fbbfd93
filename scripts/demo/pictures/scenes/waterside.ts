import { n } from "../kit/path";
import type { Rng } from "../kit/rng";
import { lens, strokes } from "./strokes";

/** What stands on the far shore, upside down in an elliptic water. */
export function reflections(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  colors: readonly string[],
  count: number,
  rng: Rng,
): string {
  const s = strokes();
  for (let i = 0; i < count; i++) {
    const u = rng.range(-0.92, 0.92);
    const edge = cy - ry * Math.sqrt(1 - u * u) * 0.96;
    s.add(
      rng.pick(colors),
      lens(
        cx + u * rx,
        edge - ry * 0.2,
        ry * rng.range(0.7, 1.5),
        rng.range(26, 90),
        90 + rng.range(-3, 3),
      ),
    );
  }
  return s.svg(0.17);
}

/** Notched leaves on an elliptic water, the nearer the larger. */
export function lilyPads(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  count: number,
  colors: readonly [string, string],
  rng: Rng,
): string {
  let out = "";
  for (let i = 0; i < count; i++) {
    const a = rng.range(0, 6.28);
    const [x, y] = [
      cx + Math.cos(a) * rx * rng.range(0.2, 0.9),
      cy + Math.sin(a) * ry * rng.range(0.2, 0.9),
    ];
    const r = 24 + (y - cy + ry) * 0.09;
    const cut = rng.range(-0.8, 0.8);
    const p = (t: number): string => `${n(x + Math.cos(t) * r)} ${n(y + Math.sin(t) * r * 0.36)}`;
    out += `<ellipse cx="${n(x + 3)}" cy="${n(y + 4)}" rx="${n(r)}" ry="${n(r * 0.36)}" fill="#1f2a26" opacity=".35"/>`;
    out += `<path d="M${n(x)} ${n(y)}L${p(cut + 0.24)}A${n(r)} ${n(r * 0.36)} 0 1 1 ${p(cut - 0.24)}Z" fill="${colors[0]}"/>`;
    out += `<path d="M${n(x)} ${n(y)}L${p(3.4)}M${n(x)} ${n(y)}L${p(4.4)}M${n(x)} ${n(y)}L${p(2.3)}" stroke="${colors[1]}" stroke-width="1.6" opacity=".6"/>`;
  }
  return out;
}
