import type { Patch } from "./form";
import { box, curve, depth, smoothstep, type Pt } from "./geometry";
import { blend, rgb, type Rgb } from "./tone";

/** Local color of a coat: the base, then each patch over it with its soft border. */
export function pigment(base: string, patches: readonly Patch[]): (p: Pt) => Rgb {
  const ready = patches.map((patch) => {
    const shape = curve(patch.shape, true, 6);
    return {
      shape,
      box: box(shape),
      color: rgb(patch.color),
      soft: patch.soft ?? 8,
      strength: patch.strength ?? 1,
    };
  });
  const ground = rgb(base);
  return (p) => {
    let c = ground;
    for (const r of ready) {
      const m = r.soft;
      const { x, y, w, h } = r.box;
      if (p[0] < x - m || p[0] > x + w + m || p[1] < y - m || p[1] > y + h + m) continue;
      const s = smoothstep(-0.5, 0.5, depth(p, r.shape) / m) * r.strength;
      if (s > 0) c = blend(c, r.color, s);
    }
    return c;
  };
}
