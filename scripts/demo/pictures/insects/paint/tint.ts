import { hexToRgb, rgbToHex, type Rgb } from "../../kit/color";

export type { Rgb };

const known = new Map<string, Rgb>();

/** Parses "#rrggbb"; remembers, because painters ask for the same pigments at every pixel. */
export function rgb(code: string): Rgb {
  let found = known.get(code);
  if (!found) known.set(code, (found = hexToRgb(code)));
  return found;
}

export const hex = rgbToHex;

/** From `a` at t = 0 to `b` at t = 1; beyond, the nearer one. */
export function blend(a: Rgb, b: Rgb, t: number): Rgb {
  const k = t < 0 ? 0 : t > 1 ? 1 : t;
  return [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k, a[2] + (b[2] - a[2]) * k];
}

export function brighten(a: Rgb, factor: number): Rgb {
  return [a[0] * factor, a[1] * factor, a[2] * factor];
}

/** 0 below `from`, 1 above `to`, an S-curve between; `from` may be the greater. */
export function ease(from: number, to: number, v: number): number {
  const t = Math.max(0, Math.min(1, (v - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** A color along a list of stops, `t` from 0 to 1. */
export function ramp(stops: readonly Rgb[], t: number): Rgb {
  const at = Math.max(0, Math.min(0.9999, t)) * (stops.length - 1);
  return blend(stops[Math.floor(at)]!, stops[Math.floor(at) + 1]!, at % 1);
}
