import { rgb, type Rgb } from "../paint/tint";
import type { Spot } from "./marks";
import type { Wing } from "./shape";

export const INK = rgb("#241c1b");

export const WHITE = rgb("#f3ecdc");

/** A row of equal marks between the veins. */
export function row(
  wing: Wing,
  reach: number,
  rx: number,
  ry: number,
  color: Rgb,
  from = 0,
  to = wing.spaces - 1,
): Spot[] {
  const out: Spot[] = [];
  for (let i = from; i <= to; i++) {
    const at = wing.space(i, reach);
    const turn = (Math.atan2(at[1] - wing.base[1], at[0] - wing.base[0]) * 180) / Math.PI;
    out.push({ at, rx, ry, turn, color });
  }
  return out;
}

const rows = new WeakMap<Wing, Map<string, Spot[]>>();

/** Keeps the marks of a wing, which the painter asks for at every point. */
export function marksOf(wing: Wing, name: string, make: () => Spot[]): Spot[] {
  const map = rows.get(wing) ?? new Map<string, Spot[]>();
  rows.set(wing, map);
  const ready = map.get(name);
  if (ready) return ready;
  const made = make();
  map.set(name, made);
  return made;
}
