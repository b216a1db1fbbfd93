import { shade } from "../../kit/color";
import { leaf } from "../../kit/leaf";
import { path } from "../../kit/paint";
import { n, type Pt } from "../../kit/path";
import type { Rng } from "../../kit/rng";
import type { Season4 } from "../../kit/season";
import { stem } from "../../kit/stem";
import { daisy } from "../../plants/flowers/round";

export interface HeadsPlan {
  /** Where the feet stand, px. */
  x: number;
  y: number;
  w: number;
  h: number;
  season: Season4;
  rng: Rng;
}

/** A seed head: bristling cone with a few dry rays left hanging. */
function seedHead(x: number, y: number, size: number, rng: Rng): string {
  const r = size * 0.3;
  let out = "";
  for (let i = 0; i < 9; i += 1) {
    const a = rng.range(0.5, 2.6);
    out += path(
      `M${n(x + Math.cos(a) * r * 0.9)} ${n(y + r * 0.3)}q${n(Math.cos(a) * r * 0.5)} ${n(r * 0.3)} ${n(Math.cos(a) * r * 0.6)} ${n(r * rng.range(0.7, 1.4))}`,
      { stroke: rng.pick(["#8d755c", "#a38a6c", "#77604c"]), width: r * 0.16 },
    );
  }
  out += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(r * 0.8)}" fill="#4a3426"/>`;
  for (let i = 0; i < 150; i += 1) {
    const u = rng.range(-1, 1);
    const v = rng.range(-1, 0.9);
    if (u * u + v * v > 1) continue;
    const [sx, sy] = [x + u * r * 0.95, y + v * r * 0.78];
    out += path(`M${n(sx)} ${n(sy)}l${n(u * r * 0.16)} ${n((v - 0.5) * r * 0.16)}`, {
      stroke: shade(rng.pick(["#6d4d33", "#8a6340", "#4a3426"]), -u * 0.25 - v * 0.2),
      width: r * 0.07,
    });
  }
  return out;
}

/** Purple coneflowers from the bud to the seed head; the animal sits on the middle one. */
export function coneflowers(p: HeadsPlan): { behind: string; front: string } {
  const bloom = p.season === "sum";
  const green =
    p.season === "sum" || p.season === "spr"
      ? "#6d8450"
      : p.season === "fall"
        ? "#8d7f4e"
        : "#80694f";
  const one = (x: number, y: number, size: number, lean: number): string => {
    const foot: Pt = [x + lean, p.h + 40];
    const mid: Pt = [x + lean * 0.35, (y + p.h) / 2];
    let out = stem([[x, y], mid, foot], size * 0.045, size * 0.06, green);
    if (p.season !== "win")
      for (const s of [-1, 1])
        out += leaf("lance", {
          rng: p.rng,
          x: mid[0],
          y: mid[1] + p.rng.range(-0.04, 0.12) * p.h,
          length: size * 0.75,
          angle: s > 0 ? -35 : 215,
          color: green,
          margin: "toothed",
          width: 0.8,
          bend: s * 0.35,
          turn: p.rng.range(0.5, 0.9),
          detail: 1,
          age: bloom ? 0.1 : 0.8,
        });
    if (!bloom) return out + seedHead(x, y, size * 0.95, p.rng);
    return (
      out +
      daisy(
        {
          form: "daisy",
          color: "#b66f99",
          eye: "#9a4a22",
          rays: 15,
          shape: "notch",
          ray: 0.3,
          disc: 0.42,
          cone: 0.85,
          droop: 0.55,
        },
        { rng: p.rng, x, y, size, tilt: 0.34, detail: 1 },
      )
    );
  };
  const size = p.h * 0.24;
  const at = (): number => (p.rng.chance(0.5) ? 1 : -1);
  const s = at();
  return {
    behind:
      one(
        p.x + s * p.w * p.rng.range(0.24, 0.32),
        p.y + p.h * p.rng.range(-0.16, 0.02),
        size * 0.8,
        p.w * 0.04,
      ) +
      one(
        p.x - s * p.w * p.rng.range(0.26, 0.36),
        p.y + p.h * p.rng.range(0.06, 0.14),
        size * 0.85,
        -p.w * 0.03,
      ),
    front: one(p.x, p.y + size * 0.24, size, p.w * 0.03 * s),
  };
}
