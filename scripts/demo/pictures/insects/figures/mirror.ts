import type { Pt } from "../paint/geom";

/** The other half of what is drawn left of x = 0. */
export const mirror = (points: readonly Pt[]): Pt[] => points.map(([x, y]): Pt => [-x, y]);
