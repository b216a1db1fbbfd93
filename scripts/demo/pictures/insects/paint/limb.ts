import { along, curve, pathOf, ribbon, type Pt } from "./geom";
import { blend, hex, type Rgb } from "./tint";

const DARK: Rgb = [28, 32, 42];
const WARM: Rgb = [255, 246, 224];

/** A tapered stroke with a lit upper-left side: legs, feelers, stalks, veins. */
export function limb(
  points: readonly Pt[],
  from: number,
  to: number,
  color: Rgb,
  options: { smooth?: boolean; relief?: number } = {},
): string {
  const spine = options.smooth === false ? [...points] : curve(points, false, 7);
  const relief = options.relief ?? 0.45;
  const width = (s: number): number => (from + (to - from) * s) / 2;
  const body = pathOf(ribbon(spine, width));
  const lit = spine.map(([x, y], i): Pt => {
    const r = width(i / (spine.length - 1)) * 0.38;
    return [x - r * 0.7, y - r];
  });
  return (
    `<path d="${body}" fill="${hex(blend(color, DARK, relief * 0.75))}"/>` +
    `<path d="${pathOf(ribbon(lit, (s) => width(s) * 0.58))}" fill="${hex(color)}"/>` +
    `<path d="${pathOf(ribbon(lit, (s) => width(s) * 0.2))}" fill="${hex(blend(color, WARM, relief * 0.6))}" opacity="0.7"/>`
  );
}

/** A soft cast shadow of any outline: stacked translucent strokes, no blur needed. */
export function castShadow(
  outline: readonly Pt[],
  dx: number,
  dy: number,
  spread: number,
  strength = 0.4,
): string {
  const d = pathOf(outline);
  const rings = 7;
  const each = 1 - (1 - strength) ** (1 / rings);
  const layers = Array.from({ length: rings }, (_, i) => {
    const w = (spread * 2 * (i + 0.5)) / rings;
    return `<path d="${d}" fill="#141a22" stroke="#141a22" stroke-width="${w.toFixed(1)}" stroke-linejoin="round" opacity="${each.toFixed(3)}"/>`;
  });
  return `<g transform="translate(${dx} ${dy})">${layers.join("")}</g>`;
}

/** A jointed leg: segments of given widths through the joints, thick to thin. */
export function leg(joints: readonly Pt[], widths: readonly number[], color: Rgb): string {
  return joints
    .slice(1)
    .map((to, i) => {
      const from = joints[i]!;
      const mid: Pt = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
      return limb([from, mid, to], widths[i]!, widths[i + 1] ?? widths[i]! * 0.6, color);
    })
    .join("");
}

/** Feeler: club at the tip (butterflies), comb on both sides (silk moths) or plain. */
export function antenna(
  points: readonly Pt[],
  kind: "club" | "comb" | "plain",
  color: Rgb,
  width = 3,
  comb = 20,
): string {
  const spine = curve(points, false, 10);
  if (kind === "plain") return limb(points, width, width * 0.45, color);
  if (kind === "club") {
    const tip = ribbon(
      spine.slice(-9),
      (s) => width * (0.35 + 0.75 * Math.sin(Math.min(1, s * 1.15) * Math.PI * 0.62)),
    );
    return (
      limb(points, width * 0.9, width * 0.7, color) +
      `<path d="${pathOf(tip)}" fill="${hex(blend(color, DARK, 0.35))}"/>`
    );
  }
  const barbs: string[] = [];
  for (let i = 0; i < 46; i++) {
    const s = 0.03 + (i / 46) * 0.95;
    const { x, y, angle } = along(spine, s);
    const l = comb * Math.sin(Math.min(1, s * 1.25 + 0.16) * Math.PI * 0.8) ** 0.8;
    for (const side of [-1, 1]) {
      const a = angle + side * 0.95;
      const [ex, ey] = [x + Math.cos(a) * l, y + Math.sin(a) * l];
      const b = angle + side * 0.6;
      barbs.push(
        `M${x.toFixed(1)} ${y.toFixed(1)}Q${(x + Math.cos(a + side * 0.25) * l * 0.55).toFixed(1)} ${(y + Math.sin(a + side * 0.25) * l * 0.55).toFixed(1)} ${(ex + Math.cos(b) * 2).toFixed(1)} ${(ey + Math.sin(b) * 2).toFixed(1)}`,
      );
    }
  }
  const d = barbs.join("");
  return (
    `<path d="${d}" stroke="${hex(blend(color, DARK, 0.5))}" stroke-width="${width * 0.75}" fill="none" stroke-linecap="round"/>` +
    `<path d="${d}" transform="translate(-0.7 -0.9)" stroke="${hex(blend(color, WARM, 0.12))}" stroke-width="${width * 0.42}" fill="none" stroke-linecap="round"/>` +
    limb(points, width * 1.3, width * 0.6, color)
  );
}
