import { path } from "./ink";

/** Widths an eighth apart and opacities in twentieths: closer than the eye tells strokes apart. */
const RATIO = Math.log(1.125);
const widthOf = (width: number): number => Math.exp(Math.round(Math.log(width) / RATIO) * RATIO);
const opacityOf = (opacity: number): number => Math.max(0.05, Math.round(opacity * 20) / 20);

/** Collects strokes by their ink: hundreds of hairs become a handful of elements. */
export interface Strands {
  add(d: string, color: string, width: number, opacity?: number): void;
  /** One path for each ink, in the order of first use. */
  svg(): string;
}

/** An empty collection; ink is rounded, so that near widths and opacities share an element. */
export function strands(): Strands {
  const byInk = new Map<string, { d: string; color: string; width: number; opacity: number }>();
  return {
    add(d, color, width, opacity = 1) {
      const ink = { d, color, width: widthOf(width), opacity: opacityOf(opacity) };
      const key = `${color} ${ink.width} ${ink.opacity}`;
      const same = byInk.get(key);
      if (same) same.d += d;
      else byInk.set(key, ink);
    },
    svg: () =>
      [...byInk.values()]
        .map(({ d, color, width, opacity }) =>
          path(d, { stroke: color, width, ...(opacity < 1 ? { opacity } : {}) }),
        )
        .join(""),
  };
}
