import { box, clamp01, inside, lerp, type Pt } from "./geometry";

/** Light 0–1 falling on a rounded body at a point. */
export type Light = (p: Pt) => number;

/** From the upper left and the viewer's side, as in every plate. */
const SUN = [-0.5, -0.66, 0.56] as const;

/**
 * Inflates a silhouette into a rounded body (height² solves Poisson's equation inside it) and
 * returns the Lambert light on it. `round` > 1 makes the turn of the form stronger.
 */
export function relief(outline: readonly Pt[], round = 1): Light {
  const b = box(outline);
  const cell = Math.max(b.w, b.h) / 60;
  const cols = Math.ceil(b.w / cell) + 5;
  const rows = Math.ceil(b.h / cell) + 5;
  const ox = b.x - 2 * cell;
  const oy = b.y - 2 * cell;
  const mask = new Uint8Array(cols * rows);
  const u = new Float64Array(cols * rows);
  for (let r = 1; r < rows - 1; r += 1)
    for (let c = 1; c < cols - 1; c += 1)
      mask[r * cols + c] = inside([ox + c * cell, oy + r * cell], outline) ? 1 : 0;
  const cells = Int32Array.from(mask.keys()).filter((i) => mask[i]);
  for (let pass = 0; pass < 85; pass += 1)
    for (let n = 0; n < cells.length; n += 1) {
      const i = cells[n]!;
      const next = (u[i - 1]! + u[i + 1]! + u[i - cols]! + u[i + cols]! + 1) * 0.25;
      u[i] = u[i]! + 1.85 * (next - u[i]!);
    }
  const h = u.map((x) => Math.sqrt(Math.max(0, x) * 2));
  const light = new Float64Array(cols * rows);
  for (let i = cols; i < u.length - cols; i += 1) {
    const nx = (-(h[i + 1]! - h[i - 1]!) / 2) * round;
    const ny = (-(h[i + cols]! - h[i - cols]!) / 2) * round;
    const len = Math.sqrt(nx * nx + ny * ny + 1);
    const direct = (nx * SUN[0] + ny * SUN[1] + SUN[2]) / len;
    // Light thrown back from the ground keeps the under side from going dead.
    const bounce = Math.max(0, ny / len) * 0.13;
    light[i] = clamp01(0.1 + 0.88 * Math.max(0, direct) + bounce);
  }
  return (p) => {
    const x = Math.min(cols - 2.001, Math.max(1, (p[0] - ox) / cell));
    const y = Math.min(rows - 2.001, Math.max(1, (p[1] - oy) / cell));
    const i = Math.floor(y) * cols + Math.floor(x);
    const fx = x % 1;
    return lerp(
      lerp(light[i]!, light[i + 1]!, fx),
      lerp(light[i + cols]!, light[i + cols + 1]!, fx),
      y % 1,
    );
  };
}
