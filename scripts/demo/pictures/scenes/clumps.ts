import { finish, pens, type Grower } from "./flora";
import { shade } from "../kit/color";
import { blade, cloud, disc, lens, stalk } from "./strokes";

/** Bunch grasses; `seed` colors give the feathery tops. */
export function grass(
  colors: readonly string[],
  o: { blades: number; spread: number; seed?: readonly string[]; snow?: boolean },
): Grower {
  return (spot) => {
    const p = pens(spot);
    const { rng, h } = spot;
    for (let i = 0; i < o.blades * finish(h); i++) {
      const u = rng.gauss(0, 0.42);
      const long = h * rng.range(0.4, 1);
      const foot = spot.x + rng.gauss(u * 0.1, 0.06) * h;
      const tip: [number, number] = [
        foot + u * o.spread * long,
        spot.y - long * (1 - Math.abs(u) * 0.25),
      ];
      const base = colors[u < -0.05 ? 0 : u < 0.25 ? 1 : 2] ?? "#8a8a58";
      const color = shade(base, (rng.int(0, 4) - 2) * 0.13);
      p.s.add(
        p.tone(color),
        blade(
          foot,
          spot.y + rng.range(-0.02, 0.02) * h,
          tip,
          Math.max(1.3, h * rng.range(0.006, 0.011)),
          rng.range(0.1, 0.4),
        ),
      );
      if (o.seed && rng.chance(0.4)) {
        const c = p.tone(rng.pick(o.seed));
        for (let k = 0; k < 3; k++) {
          const t = rng.range(0, 0.25);
          p.s.add(
            c,
            lens(
              tip[0] - u * o.spread * long * t * 0.6,
              tip[1] + long * t,
              h * 0.035,
              h * 0.008,
              rng.chance(0.5) ? -40 : -140,
            ),
          );
        }
      }
      if (o.snow && rng.chance(0.16))
        p.s.add("#f5f6f6", disc(tip[0], tip[1] + 2, h * 0.014, h * 0.01));
    }
    return p.s.svg();
  };
}

/** Low mounds of leaves with scattered small flowers: phlox, bluebells, foamflower, geranium. */
export function mound(
  leaves: readonly string[],
  flowers: readonly string[],
  o: { leaf: number; bloom: number; count: number; lift?: number },
): Grower {
  return (spot) => {
    const p = pens(spot);
    const { rng, h, x, y } = spot;
    cloud(
      p.s,
      { x, y: y - h * 0.2, rx: h * 0.62, ry: h * 0.26 },
      [p.tone(shade(leaves[0] ?? "#6c7f4d", -0.3))],
      26,
      h * o.leaf,
      rng,
    );
    cloud(
      p.s,
      { x, y: y - h * 0.32, rx: h * 0.55, ry: h * 0.26 },
      leaves.map(p.tone),
      34,
      h * o.leaf,
      rng,
    );
    for (let i = 0; i < o.count; i++) {
      const fx = x + rng.gauss(0, 0.3) * h;
      const fy = y - h * rng.range(0.5, 1) * (1 - Math.abs(fx - x) / h / 1.4);
      p.s.add(
        p.tone(leaves[0] ?? "#6c7f4d"),
        stalk([x + (fx - x) * 0.5, y - h * 0.2], [fx, fy], Math.max(1.2, h * 0.012)),
      );
      const size = h * o.bloom * rng.range(0.8, 1.2);
      const turn = rng.range(0, 72);
      for (let k = 0; k < 5; k++) {
        const c = flowers[k % flowers.length] ?? "#ffffff";
        p.s.add(p.tone(c), lens(fx, fy, size, size * 0.55, turn + k * 72));
      }
      if (o.lift) p.s.add(p.tone("#e3c65a"), disc(fx, fy, size * o.lift));
    }
    return p.s.svg();
  };
}
