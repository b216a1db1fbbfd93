import { jitter, mix, shade } from "../../kit/color";
import { dab, path } from "../../kit/paint";
import { blob, n, sample, tapered, type Pt } from "../../kit/path";
import { petal } from "../../kit/petal";
import type { FlowerOptions, LookOf } from "./types";

/** Catkins hanging in twos and threes, scales in spirals. */
export function catkin(look: LookOf<"catkin">, o: FlowerOptions): string {
  const L = o.size;
  let out = "";
  for (let i = 0; i < 3; i++) {
    const len = L * o.rng.range(0.75, 1);
    const u = (i - 1) * L * 0.16;
    const pts = sample(
      [
        [o.x + u * 0.3, o.y - L / 2],
        [o.x + u, o.y - L / 2 + len * 0.4],
        [o.x + u * 1.25 + o.rng.gauss(0, L * 0.03), o.y - L / 2 + len],
      ],
      26,
    );
    out += path(
      tapered([pts[0] ?? [0, 0], pts[13] ?? [0, 0], pts[25] ?? [0, 0]], L * 0.05, L * 0.04),
      { fill: shade(look.color, -0.2) },
    );
    pts.forEach(([x, y], k) => {
      if (k < 1) return;
      for (const side of [-1, 1, 0]) {
        const c = shade(jitter((k + side) % 3 ? look.color : look.eye, o.rng), 0.1 - side * 0.14);
        out += dab(
          blob(
            x + side * L * 0.035,
            y + Math.abs(side) * L * 0.008,
            L * 0.027,
            L * 0.02,
            o.rng,
            0.2,
            6,
          ),
          c,
          { edge: 0.6 },
        );
      }
    });
  }
  return out;
}

/** Witch hazel: four crinkled ribbons from a maroon cup, several flowers at one joint. */
export function ribbon(look: LookOf<"ribbon">, o: FlowerOptions): string {
  const R = o.size / 2;
  let out = "";
  for (let f = 0; f < 3; f++) {
    const [x, y] = [o.x + (f - 1) * R * 0.3, o.y + (f % 2 ? -1 : 1) * R * 0.12];
    for (let i = 0; i < 4; i++) {
      const a = ((i * 90 + f * 34 + o.rng.range(-16, 16)) * Math.PI) / 180;
      const pts: Pt[] = Array.from({ length: 7 }, (_, k) => {
        const t = k / 6;
        const wave = Math.sin(k * 2.1 + f + i) * R * 0.055 * (k ? 1 : 0);
        return [
          x + Math.cos(a) * R * 0.85 * t - Math.sin(a) * wave,
          y + Math.sin(a) * R * 0.75 * t + Math.cos(a) * wave + t * t * R * 0.08,
        ];
      });
      out += dab(tapered(pts, R * 0.06, R * 0.075, 20), jitter(look.color, o.rng), {
        edge: 0.9,
        contrast: 0.25,
      });
    }
    out += dab(blob(x, y, R * 0.12, R * 0.11, o.rng, 0.1), look.eye);
    for (let i = 0; i < 4; i++)
      out += `<circle cx="${n(x + Math.cos(i * 1.6 + 0.5) * R * 0.05)}" cy="${n(y + Math.sin(i * 1.6 + 0.5) * R * 0.05)}" r="${n(R * 0.022)}" fill="#d9c24e"/>`;
  }
  return out;
}

function little(
  look: LookOf<"clusters">,
  o: FlowerOptions,
  x: number,
  y: number,
  a: number,
  r: number,
): string {
  const rad = (a * Math.PI) / 180;
  const way = look.floret === "small" || look.floret === "puff" ? 0.5 : 0.8;
  const stalk: Pt = [x + Math.cos(rad) * r * way, y + Math.sin(rad) * r * way];
  const c = shade(jitter(look.color, o.rng), o.rng.range(-0.14, 0.12));
  let out = path(`M${n(x)} ${n(y)}L${n(stalk[0])} ${n(stalk[1])}`, {
    stroke: mix(look.color, "#6d5a4a", 0.5),
    width: r * 0.09,
  });
  const d = o.detail === 2 ? 2 : (o.detail ?? 1);
  if (look.floret === "pea") {
    const p = (angle: number, length: number, width: number, k: number): string =>
      petal("round", {
        rng: o.rng,
        x: stalk[0],
        y: stalk[1],
        angle: a + angle,
        length: r * length,
        width: r * width,
        color: shade(c, k),
        detail: d,
      });
    out +=
      p(-52, 0.7, 0.5, 0.12) +
      p(-18, 0.62, 0.36, -0.05) +
      p(26, 0.85, 0.5, 0.05) +
      p(44, 0.8, 0.42, -0.1) +
      dab(blob(stalk[0], stalk[1], r * 0.2, r * 0.17, o.rng), look.eye, { edge: 0.6 });
  } else if (look.floret === "tassel") {
    for (let i = 0; i < 6; i++) {
      const b = rad + o.rng.range(-0.7, 0.7);
      const [x1, y1] = [stalk[0] + Math.cos(b) * r * 0.8, stalk[1] + Math.sin(b) * r * 0.8];
      out +=
        path(`M${n(stalk[0])} ${n(stalk[1])}L${n(x1)} ${n(y1)}`, {
          stroke: shade(c, 0.2),
          width: r * 0.06,
        }) + dab(blob(x1, y1, r * 0.1, r * 0.08, o.rng), i % 2 ? look.eye : c, { edge: 0.5 });
    }
    out += dab(blob(stalk[0], stalk[1], r * 0.26, r * 0.3, o.rng, 0.15), c, { contrast: 0.3 });
  } else {
    const petals = look.floret === "puff" ? 6 : 5;
    for (let i = 0; i < petals; i++) {
      const b = (i / petals) * 6.283 + a;
      out += petal("round", {
        rng: o.rng,
        x: stalk[0],
        y: stalk[1],
        angle: (b * 180) / Math.PI,
        length: r * 0.45,
        width: r * 0.34,
        color: c,
        detail: d === 2 ? 1 : d,
      });
    }
    for (let i = 0; i < 5; i++)
      out += `<circle cx="${n(stalk[0] + Math.cos(i * 1.25) * r * 0.22)}" cy="${n(stalk[1] + Math.sin(i * 1.25) * r * 0.2)}" r="${n(r * 0.06)}" fill="${look.eye}"/>`;
  }
  return out;
}

/** A bunch of small flowers straight from the wood: redbud, red maple, spicebush, winterberry. */
export function clusters(look: LookOf<"clusters">, o: FlowerOptions): string {
  const r = o.size * 0.27;
  let out = "";
  for (let i = 0; i < look.per; i++) {
    const a = (i / look.per) * 360 + o.rng.range(-20, 20);
    const q = o.rng.range(0, 0.16) * o.size;
    out += little(
      look,
      o,
      o.x + Math.cos((a * Math.PI) / 180) * q,
      o.y + Math.sin((a * Math.PI) / 180) * q,
      a,
      r * o.rng.range(0.75, 1.1),
    );
  }
  return out;
}
