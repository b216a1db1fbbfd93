import { bounds, contains, type Pt } from "./geom";
import type { Sheet } from "./sheet";
import { hex, type Rgb } from "./tint";

/** Gathers single strokes into few paths: one for each color and width within a layer. */
export class Strokes {
  private readonly layers: Map<string, string[]>[];
  private current = 0;

  constructor(layers = 1) {
    this.layers = Array.from({ length: layers }, () => new Map<string, string[]>());
  }

  /** Later layers cover earlier ones. */
  layer(index: number): this {
    this.current = Math.max(0, Math.min(this.layers.length - 1, Math.floor(index)));
    return this;
  }

  add(from: Pt, to: Pt, color: Rgb, width: number, opacity = 1, bend = 0): void {
    const soft = color.map((c) => Math.round(c / 9) * 9) as [number, number, number];
    const key = `stroke="${hex(soft)}" stroke-width="${(Math.round(width * 2.5) / 2.5).toFixed(1)}" opacity="${(Math.round(opacity * 8) / 8).toFixed(3)}"`;
    const map = this.layers[this.current]!;
    const mx = (from[0] + to[0]) / 2 - (to[1] - from[1]) * bend;
    const my = (from[1] + to[1]) / 2 + (to[0] - from[0]) * bend;
    const d = `M${from[0].toFixed(1)} ${from[1].toFixed(1)}Q${mx.toFixed(1)} ${my.toFixed(1)} ${to[0].toFixed(1)} ${to[1].toFixed(1)}`;
    const list = map.get(key);
    if (list) list.push(d);
    else map.set(key, [d]);
  }

  toString(): string {
    return this.layers
      .map((map) =>
        [...map]
          .map(
            ([ink, ds]) => `<path d="${ds.join("")}" ${ink} fill="none" stroke-linecap="round"/>`,
          )
          .join(""),
      )
      .join("");
  }
}

export interface Fur {
  outline: readonly Pt[];
  count: number;
  length: number;
  width?: number;
  /** Way the hair lies, radians, at a point. */
  lie: (x: number, y: number) => number;
  color: (x: number, y: number) => Rgb;
  /** Spread of the lie, radians. */
  loose?: number;
  bend?: number;
  opacity?: number;
}

/** Hair over a shape: many short strokes, roots inside it, those lying farthest back first. */
export function fur(sheet: Sheet, f: Fur): string {
  const { rng } = sheet;
  const box = bounds(f.outline);
  const roots: [number, number, number][] = [];
  for (let tries = 0; roots.length < f.count && tries < f.count * 6; tries++) {
    const x = rng.range(box.x, box.x + box.width);
    const y = rng.range(box.y, box.y + box.height);
    if (!contains(f.outline, x, y)) continue;
    const lie = f.lie(x, y);
    roots.push([x, y, Math.sin(lie) * (y - box.y) + Math.cos(lie) * (x - box.x)]);
  }
  roots.sort((a, b) => b[2] - a[2]);
  const book = new Strokes(10);
  roots.forEach(([x, y], i) => {
    const a = f.lie(x, y) + rng.gauss(0, f.loose ?? 0.25);
    const l = f.length * rng.range(0.55, 1.2);
    const c = f.color(x, y);
    const lift = rng.range(0.82, 1.16);
    book
      .layer((i / roots.length) * 10)
      .add(
        [x, y],
        [x + Math.cos(a) * l, y + Math.sin(a) * l],
        [c[0] * lift, c[1] * lift, c[2] * lift],
        f.width ?? 1.6,
        f.opacity ?? 1,
        (f.bend ?? 0.12) * rng.range(-1, 1),
      );
  });
  return book.toString();
}
