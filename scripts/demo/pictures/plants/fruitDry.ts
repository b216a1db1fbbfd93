import { jitter, shade } from "../kit/color";
import { dab, path } from "../kit/paint";
import { blob, n, type Pt } from "../kit/path";
import { petal } from "../kit/petal";
import { flowerHead } from "./flowers/index";
import type { FlowerOptions } from "./flowers/types";
import type { FruitLook, PlantLook } from "./lookTypes";

/** Seed with down, in the form its flowers had. */
export function fluff(look: PlantLook, o: FlowerOptions): string {
  const f = look.fruit;
  const F = look.flower;
  if (F.form === "plume") return flowerHead({ ...F, color: f.color, eye: shade(f.color, 0.4) }, o);
  if (F.form === "spike")
    return flowerHead({ ...F, color: f.color, eye: f.second, bud: f.second }, o);
  if (F.form === "dome")
    return flowerHead({ ...F, color: f.color, eye: f.second, floret: "tuft" }, o);
  const R = o.size / 2;
  let out = "";
  for (let i = 0; i < 7; i++)
    out += petal("point", {
      rng: o.rng,
      x: o.x,
      y: o.y + R * 0.25,
      angle: 20 + i * 23,
      length: R * 0.5,
      width: R * 0.16,
      color: f.second,
    });
  for (let i = 0; i < 80; i++) {
    const a = o.rng.range(-Math.PI - 0.3, 0.3);
    const len = R * o.rng.range(0.55, 0.85);
    out += path(
      `M${n(o.x + Math.cos(a) * R * 0.12)} ${n(o.y + R * 0.22 + Math.sin(a) * R * 0.1)}L${n(o.x + Math.cos(a) * len)} ${n(o.y + R * 0.15 + Math.sin(a) * len)}`,
      {
        stroke: shade(jitter(f.color, o.rng), o.rng.range(-0.15, 0.4)),
        width: R * 0.018,
        opacity: 0.85,
      },
    );
  }
  return out;
}

/** Styles that became plumes, spun from one middle. */
export function feather(f: FruitLook, o: FlowerOptions): string {
  const R = o.size / 2;
  let out = "";
  for (let i = 0; i < f.count; i++) {
    const a = (i / f.count) * 6.283;
    const p = (t: number): Pt => [
      o.x + Math.cos(a + t * 0.9) * R * t,
      o.y + Math.sin(a + t * 0.9) * R * t,
    ];
    for (let k = 2; k < 12; k++) {
      const q = p(k / 12);
      for (const s of [-1, 1])
        out += path(
          `M${n(q[0])} ${n(q[1])}l${n(Math.cos(a + 0.6 + s * 0.9) * R * 0.16)} ${n(Math.sin(a + 0.6 + s * 0.9) * R * 0.16)}`,
          { stroke: shade(f.color, o.rng.range(-0.1, 0.5)), width: R * 0.014, opacity: 0.8 },
        );
    }
    const [m, e] = [p(0.5), p(1)];
    out += path(`M${n(o.x)} ${n(o.y)}Q${n(m[0])} ${n(m[1])} ${n(e[0])} ${n(e[1])}`, {
      stroke: shade(f.color, 0.3),
      width: R * 0.03,
    });
    const s = p(0.12);
    out += dab(blob(s[0], s[1], R * 0.07, R * 0.05, o.rng), f.second, { edge: 0.6 });
  }
  return out;
}

/** What is left of a daisy without its rays; catkins otherwise. */
export function cones(look: PlantLook, o: FlowerOptions): string {
  const f = look.fruit;
  const F = look.flower;
  if (F.form !== "daisy") {
    return flowerHead(
      { form: "catkin", color: f.color, eye: f.second },
      { ...o, size: o.size * 0.6 },
    );
  }
  return flowerHead(
    {
      ...F,
      color: f.second,
      eye: f.color,
      rays: 9,
      ray: 0.08,
      droop: 1,
      shape: "point",
      disc: Math.max(0.42, F.disc),
      cone: Math.max(0.8, F.cone),
    },
    { ...o, tilt: 0.45 },
  );
}

/** A hard round head in withered bracts; three where flowers stood in balls. */
export function button(look: PlantLook, o: FlowerOptions): string {
  const f = look.fruit;
  const R = o.size / 2;
  if (look.flower.form === "ball") {
    let out = "";
    for (let i = 0; i < 3; i++)
      out += flowerHead(
        { form: "ball", color: f.color, eye: f.color },
        { ...o, x: o.x + (i - 1) * R * 0.7, y: o.y + (i % 2 ? -R * 0.3 : R * 0.1), size: R * 0.9 },
      );
    return out;
  }
  let out = "";
  for (let i = 0; i < 8; i++)
    out += petal("point", {
      rng: o.rng,
      x: o.x,
      y: o.y + R * 0.15,
      angle: 15 + i * 21,
      length: R * 0.55,
      width: R * 0.12,
      color: f.second,
    });
  out += dab(blob(o.x, o.y, R * 0.42, R * 0.34, o.rng, 0.05), f.color, { contrast: 0.35 });
  for (let i = 0; i < 70; i++) {
    const q = Math.sqrt((i + 0.5) / 70);
    const [x, y] = [o.x + Math.cos(i * 2.4) * q * R * 0.42, o.y + Math.sin(i * 2.4) * q * R * 0.33];
    out += path(`M${n(x)} ${n(y)}l${n((x - o.x) * 0.12)} ${n(-R * 0.09)}`, {
      stroke: shade(jitter(f.color, o.rng), o.rng.range(-0.3, 0.4)),
      width: R * 0.045,
    });
  }
  return out;
}
