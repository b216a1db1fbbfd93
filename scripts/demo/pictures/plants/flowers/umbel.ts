import { mix, shade } from "../../kit/color";
import { dab, path } from "../../kit/paint";
import { blob, n, type Pt } from "../../kit/path";
import { petal } from "../../kit/petal";
import type { FlowerOptions, LookOf } from "./types";

function milkFloret(
  look: LookOf<"umbel">,
  o: FlowerOptions,
  x: number,
  y: number,
  r: number,
  out: number,
  facing: boolean,
): string {
  let s = "";
  // Petals bend back toward the stalk; the five hoods of the crown stand out.
  for (let i = 0; i < 5; i++) {
    const a = out + 180 + (i - 2) * (facing ? 72 : 62) + o.rng.range(-8, 8);
    s += petal("point", {
      rng: o.rng,
      x,
      y,
      angle: a,
      length: r * 1.05,
      width: r * 0.5,
      color: shade(look.color, -0.1 + (i - 2) * 0.03),
      detail: o.detail === 2 ? 1 : 0,
    });
  }
  for (let i = 0; i < 5; i++) {
    const a = ((out + (i - 2) * (facing ? 72 : 38)) * Math.PI) / 180;
    s += dab(
      blob(
        x + Math.cos(a) * r * 0.36,
        y + Math.sin(a) * r * 0.36,
        r * 0.16,
        r * 0.2,
        o.rng,
        0.1,
        6,
      ),
      shade(look.eye, o.rng.range(-0.12, 0.12)),
      { edge: 0.7, contrast: 0.25 },
    );
  }
  return (
    s +
    path(
      blob(
        x + Math.cos((out * Math.PI) / 180) * r * 0.3,
        y + Math.sin((out * Math.PI) / 180) * r * 0.3,
        r * 0.13,
        r * 0.13,
        o.rng,
      ),
      { fill: mix(look.eye, "#f6efd8", 0.5) },
    )
  );
}

/** Milkweed umbel: florets with swept-back petals on a globe (globe 1) or a flat-topped dome (0). */
export function umbel(look: LookOf<"umbel">, o: FlowerOptions): string {
  const R = o.size / 2;
  const far = o.detail === 0;
  const root: Pt = [o.x, o.y + R * (look.globe > 0.5 ? 0.55 : 0.75)];
  const r = (R * 3.1) / Math.sqrt(look.florets) / 1.55;
  const florets = Array.from({ length: look.florets }, (_, i) => {
    const q = Math.sqrt((i + 0.4) / look.florets);
    const a = i * 2.39996 + o.rng.range(-0.2, 0.2);
    const squash = look.globe > 0.5 ? 0.92 : 0.55;
    const x = o.x + Math.cos(a) * q * R * 0.86;
    const y =
      o.y + Math.sin(a) * q * R * 0.86 * squash - (look.globe > 0.5 ? 0 : (1 - q * q) * R * 0.2);
    return { x, y, q };
  }).sort((p, q) => q.q - p.q);
  let out = "";
  for (const f of florets)
    out += path(
      `M${n(root[0])} ${n(root[1])}Q${n((root[0] + f.x) / 2)} ${n((root[1] + f.y) / 2 - R * 0.1)} ${n(f.x)} ${n(f.y)}`,
      { stroke: mix(look.color, "#7d8a55", 0.7), width: Math.max(1.2, R * 0.022) },
    );
  for (const f of florets) {
    const dir = (Math.atan2(f.y - (o.y + R * 0.1), f.x - o.x) * 180) / Math.PI;
    if (far) {
      out += path(blob(f.x, f.y + r * 0.2, r * 0.75, r * 0.6, o.rng, 0.3, 6), {
        fill: shade(look.color, o.rng.range(-0.3, 0)),
      });
      out += path(blob(f.x, f.y - r * 0.15, r * 0.5, r * 0.42, o.rng, 0.3, 6), {
        fill: shade(look.eye, o.rng.range(-0.1, 0.15)),
      });
    } else out += milkFloret(look, o, f.x, f.y, r * o.rng.range(0.85, 1.05), dir, f.q < 0.5);
  }
  return out;
}
