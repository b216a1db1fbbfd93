import { n, type Pt } from "../kit/path";
import type { Rng } from "../kit/rng";

/** Collects subpaths by color, so that a field of thousands of strokes is a handful of elements. */
export interface Strokes {
  add(color: string, d: string): void;
  /** One path per color in the order of first use. */
  svg(opacity?: number): string;
}

/** An empty collection; color is compared as text. */
export function strokes(): Strokes {
  const byColor = new Map<string, string[]>();
  return {
    add(color, d) {
      const list = byColor.get(color);
      if (list) list.push(d);
      else byColor.set(color, [d]);
    },
    svg(opacity = 1) {
      const o = opacity < 1 ? ` opacity="${opacity}"` : "";
      return [...byColor]
        .map(([color, d]) => `<path d="${d.join("")}" fill="${color}"${o}/>`)
        .join("");
    },
  };
}

/** A lens: leaf, petal or brush dab from (x, y) along `angle` degrees. */
export function lens(
  x: number,
  y: number,
  length: number,
  width: number,
  angle: number,
  bend = 0,
): string {
  const a = (angle * Math.PI) / 180;
  const [ux, uy] = [Math.cos(a), Math.sin(a)];
  const [tx, ty] = [x + ux * length - uy * bend * length, y + uy * length + ux * bend * length];
  const at = (t: number, w: number): string =>
    `${n(x + ux * length * t - uy * w)} ${n(y + uy * length * t + ux * w)}`;
  // Curves cost twice what straight edges do, and a dab of a dozen pixels does not show which it has.
  if (Math.abs(length) < 18) {
    const [side, early, late] = [width * 0.42, bend * length * 0.09, bend * length * 0.49];
    return `M${n(x)} ${n(y)}L${at(0.3, early + side)}L${at(0.7, late + side)}L${n(tx)} ${n(ty)}L${at(0.7, late - side)}L${at(0.3, early - side)}Z`;
  }
  return `M${n(x)} ${n(y)}Q${at(0.5, width)} ${n(tx)} ${n(ty)}Q${at(0.5, -width)} ${n(x)} ${n(y)}Z`;
}

/** A blade of grass from its foot to its tip, as a thin curved triangle. */
export function blade(x: number, y: number, tip: Pt, width: number, sag = 0.3): string {
  const [cx, cy] = [x + (tip[0] - x) * sag, y + (tip[1] - y) * 0.62];
  const w = width / 2;
  return `M${n(x - w)} ${n(y)}Q${n(cx - w * 0.8)} ${n(cy)} ${n(tip[0])} ${n(tip[1])}Q${n(cx + w * 0.8)} ${n(cy)} ${n(x + w)} ${n(y)}Z`;
}

/** A slightly uneven disc. */
export function disc(x: number, y: number, rx: number, ry = rx): string {
  return `M${n(x - rx)} ${n(y)}A${n(rx)} ${n(ry)} 0 1 1 ${n(x + rx)} ${n(y)}A${n(rx)} ${n(ry)} 0 1 1 ${n(x - rx)} ${n(y)}Z`;
}

/** A stalk as a filled sliver. */
export function stalk(a: Pt, b: Pt, width: number, bow = 0): string {
  const [mx, my] = [(a[0] + b[0]) / 2 + bow, (a[1] + b[1]) / 2];
  const w = width / 2;
  return `M${n(a[0] - w)} ${n(a[1])}Q${n(mx - w)} ${n(my)} ${n(b[0] - w * 0.6)} ${n(b[1])}L${n(b[0] + w * 0.6)} ${n(b[1])}Q${n(mx + w)} ${n(my)} ${n(a[0] + w)} ${n(a[1])}Z`;
}

/** Scatter of dabs in an ellipse, denser in the middle. */
export function cloud(
  s: Strokes,
  at: { x: number; y: number; rx: number; ry: number },
  colors: readonly string[],
  count: number,
  size: number,
  rng: Rng,
  angle?: number,
): void {
  for (let i = 0; i < count; i++) {
    const a = rng.range(0, Math.PI * 2);
    const r = Math.sqrt(rng.next());
    const x = at.x + Math.cos(a) * r * at.rx;
    const y = at.y + Math.sin(a) * r * at.ry;
    const turn = angle === undefined ? rng.range(0, 360) : angle + rng.gauss(0, 25);
    const k = size * rng.range(0.6, 1.3);
    s.add(rng.pick(colors), lens(x, y, k, k * 0.45, turn));
  }
}
