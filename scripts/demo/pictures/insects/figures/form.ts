import { curve, ribbon, type Pt } from "../paint/geom";
import type { Sheet } from "../paint/sheet";
import { surface, type SurfaceOptions } from "../paint/surface";
import { ease } from "../paint/tint";

/** A rounded limb or trunk along a spine; `radii` are read evenly along it. */
export function tube(
  sheet: Sheet,
  spine: readonly Pt[],
  radii: readonly number[],
  paint: Omit<SurfaceOptions, "outline">,
): string {
  return surface(sheet, { depth: 0.9, ...paint, outline: tubeOutline(spine, radii) });
}

/** The outline of `tube`, with rounded ends. */
export function tubeOutline(spine: readonly Pt[], radii: readonly number[]): Pt[] {
  const line = curve(spine, false, 12);
  return ribbon(line, (s) => {
    const at = s * (radii.length - 1);
    const i = Math.min(radii.length - 2, Math.floor(at));
    const r = radii[i]! + (radii[i + 1]! - radii[i]!) * ease(0, 1, at - i);
    const cap = Math.min(1, Math.sqrt(Math.max(0, Math.min(s, 1 - s)) * 14 + 0.03));
    return r * cap;
  });
}

/** How far a point faces the light on a ball at `cx, cy`: 0 in shade, 1 lit. */
export function litOn(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
): (x: number, y: number) => number {
  return (x, y) => ease(0.95, -0.95, ((x - cx) / rx) * 0.55 + ((y - cy) / ry) * 0.8);
}
