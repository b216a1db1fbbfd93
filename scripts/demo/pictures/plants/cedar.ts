import { jitter, shade } from "../kit/color";
import { path } from "../kit/paint";
import { blob, n, tapered } from "../kit/path";
import { branch } from "../kit/stem";
import type { CrownOptions } from "./crown";
import type { PlantLook } from "./lookTypes";
import { leafColor } from "./season";

/** Redcedar: a dense dark spire of upswept sprays, blue with cones from fall on. */
export function cedar(look: PlantLook, o: CrownOptions): string {
  const wide = o.height * 0.24;
  let out = branch(
    [
      [o.x, o.y],
      [o.x, o.y - o.height * 0.5],
    ],
    o.height * 0.045,
    o.height * 0.02,
    { rng: o.rng, bark: "shreddy" },
  );
  const rows = 32;
  for (let r = 0; r < rows; r++) {
    const t = r / rows;
    const half = wide * (1 - t) ** 0.8 * (t < 0.14 ? 0.7 + t * 2.1 : 1) + 8;
    for (let i = 0; i < 9; i++) {
      const u = ((i + o.rng.range(0, 1)) / 9) * 2 - 1;
      const x = o.x + u * half * 0.82 + o.rng.gauss(0, 5);
      const y = o.y - o.height * (0.05 + t * 0.89) + o.rng.gauss(0, 10);
      const c = shade(
        leafColor(look, o.season, o.rng),
        u < -0.1 ? 0.1 - u * 0.14 : -0.16 - u * 0.26,
      );
      const L = o.height * 0.09 * (1.15 - t * 0.5);
      for (const da of [-0.5, 0, 0.5]) {
        const a = -Math.PI / 2 + u * 0.8 + da + o.rng.gauss(0, 0.14);
        out += path(
          tapered(
            [
              [x, y],
              [x + Math.cos(a) * L * 0.5, y + Math.sin(a) * L * 0.5],
              [x + Math.cos(a) * L, y + Math.sin(a) * L],
            ],
            L * 0.2,
            L * 0.05,
            4,
          ),
          { fill: shade(c, o.rng.range(-0.22, 0.2)) },
        );
      }
      if (o.fruiting && o.rng.chance(0.6))
        out += `<circle cx="${n(x)}" cy="${n(y - 6)}" r="${n(o.height * 0.0055)}" fill="${jitter(look.fruit.color, o.rng)}"/>`;
      if (o.season === "win" && o.rng.chance(0.2))
        out += path(blob(x, y - L * 0.4, L * 0.34, L * 0.14, o.rng, 0.2, 7), { fill: "#f2f4f5" });
    }
  }
  return out;
}
