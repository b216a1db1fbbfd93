import type { Pt } from "../paint/geom";

/** Veins of a net-winged insect: long veins and a ladder of cross-veins. */
export function netting(root: Pt, tip: Pt, spread: number, rows: number, steps: number): Pt[][] {
  const [dx, dy] = [tip[0] - root[0], tip[1] - root[1]];
  const len = Math.hypot(dx, dy);
  const [nx, ny] = [-dy / len, dx / len];
  const at = (row: number, t: number): Pt => {
    const v =
      (row / (rows - 1) - 0.5) *
      2 *
      spread *
      Math.sin(Math.min(1, 0.12 + t * 1.05) * Math.PI * 0.62);
    return [root[0] + dx * t + nx * v, root[1] + dy * t + ny * v];
  };
  const long = Array.from({ length: rows }, (_, r) => [0, 0.25, 0.5, 0.75, 1].map((t) => at(r, t)));
  const cross: Pt[][] = [];
  for (let r = 0; r < rows - 1; r++)
    for (let k = 1; k < steps; k++) {
      const t = (k + (r % 2) * 0.5) / steps;
      cross.push([at(r, t), at(r + 0.5, t + 0.004), at(r + 1, t + 0.008)]);
    }
  return [...long, ...cross];
}
