import type { Rng } from "./rng";

/** Red, green, blue, 0–255 each. */
export type Rgb = readonly [number, number, number];
/** Hue in degrees, saturation and lightness 0–1. */
export type Hsl = readonly [number, number, number];

const clamp = (v: number, lo: number, hi: number): number => Math.min(hi, Math.max(lo, v));

/** Parses "#rgb" or "#rrggbb". */
export function hexToRgb(hex: string): Rgb {
  const h = hex.replace("#", "");
  const full = h.length === 3 ? [...h].map((c) => c + c).join("") : h;
  const n = parseInt(full, 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

/** Formats as "#rrggbb", rounding and clamping each channel. */
export function rgbToHex([r, g, b]: Rgb): string {
  const two = (v: number): string => clamp(Math.round(v), 0, 255).toString(16).padStart(2, "0");
  return `#${two(r)}${two(g)}${two(b)}`;
}

/** Hex color to hue (degrees), saturation and lightness (0–1). */
export function hexToHsl(hex: string): Hsl {
  const [r, g, b] = hexToRgb(hex).map((v) => v / 255) as [number, number, number];
  const max = Math.max(r, g, b);
  const min = Math.min(r, g, b);
  const l = (max + min) / 2;
  const d = max - min;
  if (d === 0) return [0, 0, l];
  const s = d / (1 - Math.abs(2 * l - 1));
  const h = max === r ? ((g - b) / d) % 6 : max === g ? (b - r) / d + 2 : (r - g) / d + 4;
  return [(h * 60 + 360) % 360, s, l];
}

/** Hue (degrees, any turn), saturation and lightness (0–1) to hex. */
export function hslToHex([h, s, l]: Hsl): string {
  const a = clamp(s, 0, 1) * Math.min(clamp(l, 0, 1), 1 - clamp(l, 0, 1));
  const channel = (n: number): number => {
    const k = (n + (((h % 360) + 360) % 360) / 30) % 12;
    return 255 * (clamp(l, 0, 1) - a * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return rgbToHex([channel(0), channel(8), channel(4)]);
}

/** Linear blend, t = 0 gives a, t = 1 gives b. */
export function mix(a: string, b: string, t: number): string {
  const [r1, g1, b1] = hexToRgb(a);
  const [r2, g2, b2] = hexToRgb(b);
  return rgbToHex([r1 + (r2 - r1) * t, g1 + (g2 - g1) * t, b1 + (b2 - b1) * t]);
}

/** Pigment shade: amount −1…1; lights turn warm, darks turn cool, as under one sky. */
export function shade(hex: string, amount: number): string {
  return amount >= 0 ? mix(hex, "#fff6e0", amount) : mix(hex, "#1d2430", -amount);
}

/** Small natural variation of hue (degrees × amount), saturation and lightness. */
export function jitter(hex: string, rng: Rng, amount = 1): string {
  const [h, s, l] = hexToHsl(hex);
  return hslToHex([
    h + rng.gauss(0, 4 * amount),
    s + rng.gauss(0, 0.035 * amount),
    l + rng.gauss(0, 0.025 * amount),
  ]);
}
