import { jitter, mix, shade } from "../kit/color";
import { dab, gouache, path } from "../kit/paint";
import { blob, n, smoothClosed, tapered, type Pt } from "../kit/path";
import type { FlowerOptions } from "./flowers/types";
import { berry } from "./fruitBerries";
import type { FruitLook, PlantLook } from "./lookTypes";

/** Milkweed pods; the first two are open and let silk go. */
export function milkpod(f: FruitLook, o: FlowerOptions): string {
  const L = o.size;
  let out = "";
  const silk = (x: number, y: number, s: number, up: number): string => {
    let d = "";
    for (let i = 0; i < 30; i++) {
      const a = up + o.rng.range(-1.1, 1.1);
      const len = s * o.rng.range(0.6, 1);
      d += path(
        `M${n(x)} ${n(y)}Q${n(x + Math.cos(a) * len * 0.5)} ${n(y + Math.sin(a) * len * 0.5 - s * 0.06)} ${n(x + Math.cos(a) * len)} ${n(y + Math.sin(a) * len)}`,
        { stroke: "#fbf8ef", width: Math.max(0.8, s * 0.014), opacity: o.rng.range(0.5, 0.95) },
      );
    }
    return d;
  };
  for (let i = 0; i < f.count; i++) {
    const side = i % 2 ? 1 : -1;
    const open = i < 2;
    const len = L * (0.78 - i * 0.07);
    const lean = side * (0.3 + i * 0.08);
    const at = (t: number, w: number): Pt => {
      const a = -Math.PI / 2 + lean + t * side * 0.25;
      return [
        o.x + side * L * 0.05 + Math.cos(a) * len * t - Math.sin(a) * w * len,
        o.y + L * 0.42 + Math.sin(a) * len * t + Math.cos(a) * w * len,
      ];
    };
    const rim: Pt[] = [
      at(0, 0.01),
      at(0.12, 0.09),
      at(0.36, 0.16),
      at(0.6, 0.13),
      at(0.84, 0.05),
      at(1, 0),
      at(0.84, -0.05),
      at(0.6, -0.11),
      at(0.36, -0.13),
      at(0.12, -0.08),
    ];
    if (open) {
      const c = at(0.5, 0);
      out += silk(c[0], c[1], len * 0.62, -0.6 * side - Math.PI / 2 + side * 0.9);
    }
    out += gouache(rim, {
      fill: open ? mix(f.color, "#8c7354", 0.5) : f.color,
      rng: o.rng,
      grain: -80,
      edge: 2.5,
    });
    for (let k = 0; k < 14; k++) {
      const p = at(o.rng.range(0.1, 0.85), o.rng.range(-0.08, 0.1));
      out += path(`M${n(p[0])} ${n(p[1])}l${n(-side * L * 0.008)} ${n(-L * 0.016)}`, {
        stroke: shade(f.color, 0.35),
        width: L * 0.006,
        opacity: 0.7,
      });
    }
    if (!open) continue;
    const slit: Pt[] = [
      at(0.1, 0),
      at(0.35, 0.085),
      at(0.65, 0.07),
      at(0.93, 0),
      at(0.65, -0.03),
      at(0.35, -0.04),
    ];
    out += path(smoothClosed(slit), { fill: "#efe6d0" });
    for (let k = 0; k < 22; k++) {
      const t = 0.16 + (k / 22) * 0.66;
      const p = at(t, 0.022 + ((k % 3) - 1) * 0.024);
      out += dab(blob(p[0], p[1], L * 0.017, L * 0.011, o.rng, 0.1, 6), f.second, { edge: 0.6 });
    }
    const far = at(1.1 + i * 0.2, side * -0.3);
    out +=
      silk(far[0], far[1], len * 0.26, -Math.PI / 2 + side * 0.4) +
      dab(blob(far[0], far[1], L * 0.016, L * 0.022, o.rng), f.second);
  }
  return out;
}

/** Dry cups along a stalk, or at its tips. */
export function capsules(look: PlantLook, o: FlowerOptions): string {
  const f = look.fruit;
  const L = o.size;
  const tall = look.carriage === "spike" || look.carriage === "scape";
  let out = path(
    tapered(
      [
        [o.x, o.y + L / 2],
        [o.x + L * 0.01, o.y],
        [o.x + L * 0.02, o.y - L / 2],
      ],
      L * 0.02,
      L * 0.008,
    ),
    { fill: f.second },
  );
  const count = tall ? 34 : 6;
  for (let i = 0; i < count; i++) {
    const t = tall ? i / count : 0.9 + (i / count) * 0.1;
    const side = i % 2 ? 1 : -1;
    const r = L * (tall ? 0.038 * (1.1 - t * 0.5) : 0.14);
    const x = o.x + side * (tall ? r * 1.2 : (i - 2.5) * r * 0.9 * side) + o.rng.gauss(0, r * 0.2);
    const y = tall ? o.y + L / 2 - t * L : o.y - L * 0.28 + (i % 3) * r * 0.8;
    out += path(`M${n(o.x)} ${n(y + r * 1.5)}L${n(x)} ${n(y + r * 0.4)}`, {
      stroke: f.second,
      width: r * 0.22,
    });
    out += dab(
      smoothClosed([
        [x - r * 0.62, y + r * 0.5],
        [x - r * 0.7, y - r * 0.2],
        [x - r * 0.25, y - r * 0.75],
        [x, y - r * 1.1],
        [x + r * 0.25, y - r * 0.75],
        [x + r * 0.7, y - r * 0.2],
        [x + r * 0.62, y + r * 0.5],
        [x, y + r * 0.85],
      ]),
      f.color,
      { contrast: 0.35 },
    );
    out += path(`M${n(x)} ${n(y + r * 0.6)}L${n(x)} ${n(y - r * 0.8)}`, {
      stroke: shade(f.color, -0.5),
      width: r * 0.12,
      opacity: 0.6,
    });
  }
  return out;
}

/** Hanging pods; short and upright ones on herbs. */
export function legume(look: PlantLook, o: FlowerOptions): string {
  const f = look.fruit;
  const L = o.size;
  const fat = look.kind === "forb";
  let out = "";
  for (let i = 0; i < f.count; i++) {
    const u = f.count === 1 ? 0 : (i / (f.count - 1)) * 2 - 1;
    const len = L * (fat ? 0.24 : 0.8) * o.rng.range(0.85, 1.1);
    const x = o.x + u * L * (fat ? 0.12 : 0.32) * (i % 2 ? 1 : -1);
    const y = fat ? o.y + L * 0.4 - (i / f.count) * L * 0.8 : o.y - L * 0.4;
    const a = fat ? -1.2 + u * 0.5 : Math.PI / 2 + u * 0.25;
    const at = (t: number, w: number): Pt => [
      x + Math.cos(a + t * u * 0.3) * len * t - Math.sin(a) * w * len,
      y + Math.sin(a + t * u * 0.3) * len * t + Math.cos(a) * w * len,
    ];
    const w = fat ? 0.25 : 0.085;
    out += path(`M${n(o.x)} ${n(fat ? y + L * 0.08 : y - L * 0.06)}L${n(x)} ${n(y)}`, {
      stroke: f.second,
      width: L * 0.014,
    });
    const pts = [
      at(0, 0),
      at(0.16, w * 0.8),
      at(0.5, w),
      at(0.84, w * 0.7),
      at(1, 0),
      at(0.84, -w * 0.7),
      at(0.5, -w),
      at(0.16, -w * 0.8),
    ];
    let seeds = "";
    for (let k = 1; k < 7; k++) {
      const p = at(k / 7.4, 0);
      seeds += path(blob(p[0], p[1], len * w * 0.5, len * w * 0.55, o.rng, 0.1, 7), {
        fill: shade(f.color, -0.35),
        opacity: fat ? 0.2 : 0.4,
      });
    }
    out += gouache(pts, {
      fill: jitter(f.color, o.rng),
      rng: o.rng,
      grain: (a * 180) / Math.PI,
      streaks: 6,
      edge: 2,
      inside: seeds,
    });
  }
  if (fat)
    out =
      path(
        tapered(
          [
            [o.x, o.y + L / 2],
            [o.x, o.y],
            [o.x + L * 0.02, o.y - L / 2],
          ],
          L * 0.025,
          L * 0.01,
        ),
        { fill: f.second },
      ) + out;
  return out;
}

/** Long pointed fruits, fanned out as in cranesbills. */
export function beaks(look: PlantLook, o: FlowerOptions): string {
  const f = look.fruit;
  const R = o.size / 2;
  let out = "";
  const crane = look.leaf.form === "palm";
  for (let i = 0; i < f.count; i++) {
    const u = f.count === 1 ? 0 : (i / (f.count - 1)) * 2 - 1;
    const a = ((-90 + u * (crane ? 48 : 62)) * Math.PI) / 180;
    const len = R * (crane ? 1.15 : 0.9);
    const tip: Pt = [o.x + Math.cos(a) * len, o.y + R * 0.4 + Math.sin(a) * len];
    const base: Pt = [o.x + Math.cos(a) * R * 0.15, o.y + R * 0.4 + Math.sin(a) * R * 0.15];
    out += dab(
      tapered(
        [base, [(base[0] + tip[0]) / 2 + u * R * 0.12, (base[1] + tip[1]) / 2], tip],
        R * (crane ? 0.17 : 0.24),
        R * 0.02,
        10,
      ),
      jitter(f.color, o.rng),
      { contrast: 0.32 },
    );
    if (crane) out += berry(base[0], base[1], R * 0.1, f.second, o.rng);
  }
  return out + dab(blob(o.x, o.y + R * 0.44, R * 0.18, R * 0.13, o.rng), f.second);
}
