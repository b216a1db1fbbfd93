import type { Pt } from "../paint/geom";

export const mirror = (points: readonly Pt[]): Pt[] => points.map(([x, y]): Pt => [-x, y]);
