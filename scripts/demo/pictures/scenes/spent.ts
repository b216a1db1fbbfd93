import { mix } from "../kit/color";
import type { Grower } from "./flora";
import { cloud, disc, lens, stalk, strokes } from "./strokes";

interface SpentLook {
  heads: number;
  /** Radius of a head as a share of the height. */
  size: number;
  colors: readonly [string, string];
  fluffy?: boolean;
  pods?: boolean;
  snow?: boolean;
  frost?: boolean;
}

/** Stalks with what the flowers left: cones, fluff, pods; snow or frost on top when asked. */
export function spent(look: SpentLook): Grower {
  return ({ x, y, h, rng, air = 0, haze = "#dfe3e6" }) => {
    const s = strokes();
    const over = strokes();
    const tone = (c: string): string => mix(c, haze, air);
    const brown = tone("#6d5540");
    for (let i = 0; i < look.heads; i++) {
      const u = look.heads === 1 ? 0 : i / (look.heads - 1) - 0.5;
      const tx = x + (u * 0.36 + rng.gauss(0, 0.05)) * h;
      const ty = y - h * rng.range(0.7, 1);
      s.add(
        brown,
        stalk(
          [x + u * h * 0.12, y],
          [tx, ty],
          Math.max(1.3, h * 0.008),
          (rng.next() - 0.5) * h * 0.12,
        ),
      );
      const r = h * look.size * rng.range(0.8, 1.15);
      for (let k = 0; k < 2; k++)
        s.add(
          brown,
          lens(
            tx + (x - tx) * 0.4,
            ty + h * (0.25 + k * 0.2),
            h * rng.range(0.05, 0.1),
            h * 0.012,
            (k ? 35 : 150) + rng.range(-20, 20),
          ),
        );
      if (look.pods) {
        s.add(tone(look.colors[1]), lens(tx, ty + r, r * 3.2, r * 0.8, -68));
        s.add(tone(look.colors[0]), lens(tx + 1, ty + r, r * 2.8, r * 0.4, -64));
        cloud(
          over,
          { x: tx + r, y: ty - r * 1.8, rx: r, ry: r * 0.8 },
          ["#f4f0e6", "#e4ded0"],
          14,
          r * 0.7,
          rng,
        );
      } else if (look.fluffy) {
        cloud(
          s,
          { x: tx, y: ty + h * 0.08, rx: r, ry: h * 0.12 },
          [tone(look.colors[0]), tone(look.colors[1])],
          30,
          h * 0.028,
          rng,
        );
      } else {
        s.add(tone(look.colors[1]), disc(tx, ty, r, r * 0.9));
        s.add(tone(look.colors[0]), disc(tx - r * 0.25, ty - r * 0.22, r * 0.6, r * 0.5));
        for (let k = 0; k < 9; k++) {
          const a = (k / 9) * 360;
          s.add(tone(look.colors[1]), lens(tx, ty, r * 1.3, r * 0.16, a));
        }
      }
      if (look.snow && rng.chance(0.8))
        over.add(
          "#f6f7f7",
          disc(tx + r * 0.1, ty - r * 0.7, r * rng.range(0.6, 0.95), r * rng.range(0.3, 0.6)),
        );
      if (look.frost) {
        for (let k = 0; k < 16; k++) {
          const a = rng.range(180, 360);
          over.add(
            "#eef3f5",
            lens(
              tx + Math.cos((a * Math.PI) / 180) * r * 0.8,
              ty + Math.sin((a * Math.PI) / 180) * r * 0.8,
              r * 0.5,
              r * 0.09,
              a,
            ),
          );
        }
        for (let k = 0; k < 6; k++)
          over.add(
            "#dfe8ec",
            disc(tx + (x - tx) * (k / 8), ty + (y - ty) * (k / 8), h * 0.006, h * 0.012),
          );
      }
    }
    return s.svg() + over.svg(0.95);
  };
}

/** Fern fronds in a shuttlecock. */
export const fern: Grower = ({ x, y, h, rng, air = 0, haze = "#c9d2c0" }) => {
  const s = strokes();
  for (let i = 0; i < 9; i++) {
    const lean = -90 + (i / 8 - 0.5) * 130 + rng.range(-6, 6);
    const sag = (lean + 90) * 0.006;
    for (let k = 1; k < 15; k++) {
      const t = k / 15;
      const a = ((lean + sag * 60 * t) * Math.PI) / 180;
      const [px, py] = [
        x + Math.cos(a) * h * t,
        y + Math.sin(a) * h * t * (1 - Math.abs(sag) * t * 0.35),
      ];
      const k2 = h * 0.2 * Math.sin(Math.PI * (0.12 + t * 0.85));
      const c = mix(i % 3 ? "#7d9a58" : "#99b06c", haze, air);
      const d = mix("#557440", haze, air);
      s.add(c, lens(px, py, k2, k2 * 0.3, lean - 68 + sag * 50));
      s.add(d, lens(px, py, k2, k2 * 0.3, lean + 68 + sag * 50));
    }
  }
  return s.svg();
};
