import { clamp01 } from "./geometry";

/** Red, green and blue, 0–255 each. */
export type Rgb = readonly [number, number, number];

/** Parses '#rrggbb'. */
export const rgb = (hex: string): Rgb => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16),
];

/** The color at fraction t from a to b. */
export const blend = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** A color made darker (f < 1) or lighter. */
export const scale = (c: Rgb, f: number): Rgb => [c[0] * f, c[1] * f, c[2] * f];

const channel = (x: number): string =>
  Math.round(Math.min(255, Math.max(0, x)))
    .toString(16)
    .padStart(2, "0");

/** Formats as '#rrggbb', clamping each channel. */
export const hex = (c: Rgb): string => `#${channel(c[0])}${channel(c[1])}${channel(c[2])}`;

const COOL: Rgb = [46, 50, 72];
const WARM: Rgb = [255, 246, 224];

/**
 * A pigment under the one light of all plates: `light` 0 (turned away) to 1 (facing it).
 * Shadows cool toward blue-violet instead of going black, lights warm, as gouache is mixed.
 */
export function lit(c: Rgb, light: number): Rgb {
  const l = clamp01(light);
  const dark = blend(scale(c, 0.5), COOL, 0.16);
  const body = blend(dark, c, clamp01(l / 0.62));
  return l > 0.62 ? blend(scale(body, 1.03), WARM, (l - 0.62) * 0.42) : body;
}
