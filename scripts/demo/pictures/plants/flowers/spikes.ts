import { mix } from "../../kit/color";
import { dab, path } from "../../kit/paint";
import { blob, sample, tapered, type Pt } from "../../kit/path";
import { far, FLORETS, type Spike, type Spot } from "./spikeFlorets";
import type { FlowerOptions } from "./types";

/** A spike or raceme of florets; opens from the base up, but blazing star from the top down. */
export function spike(look: Spike, o: FlowerOptions): string {
  const L = o.size;
  const a = ((o.angle ?? -90) * Math.PI) / 180;
  const dir: Pt = [Math.cos(a), Math.sin(a)];
  const bow = L * 0.03;
  const axis = sample(
    [
      [o.x - (dir[0] * L) / 2, o.y - (dir[1] * L) / 2],
      [o.x + bow, o.y],
      [o.x + (dir[0] * L) / 2, o.y + (dir[1] * L) / 2],
    ],
    look.count + 8,
  );
  const topDown = look.floret === "tuft";
  const loose = look.floret === "star" || look.floret === "bottle";
  let back = "";
  let front = "";
  const stalk = path(
    tapered(
      [
        axis[0] ?? [0, 0],
        axis[Math.floor(axis.length / 2)] ?? [0, 0],
        axis[axis.length - 1] ?? [0, 0],
      ],
      L * 0.02,
      L * 0.006,
    ),
    { fill: mix(look.bud, "#6c7b4b", 0.6) },
  );
  axis.forEach(([x, y], i) => {
    if (i < 1) return;
    const t = i / axis.length;
    const open = topDown ? t > 0.3 : t < 0.8;
    const s = L * look.wide * (topDown ? 1 : 1 - Math.max(0, t - 0.35) * 0.65);
    const ring =
      o.detail === 0 && !topDown
        ? 2
        : look.floret === "turtle"
          ? 2
          : look.floret === "tuft"
            ? 5
            : 4;
    for (let j = 0; j < ring; j++) {
      const turn = (i * 0.9 + (j / ring) * 6.283) % 6.283;
      const side = Math.cos(turn);
      const near = Math.sin(turn) > 0;
      const spread = loose ? s * 0.42 : s * 0.12;
      const spot: Spot = {
        x: x + side * spread * Math.abs(dir[1]) + o.rng.gauss(0, s * 0.04),
        y: y + o.rng.gauss(0, s * 0.08) + (loose ? 0 : 0),
        s: s * o.rng.range(0.85, 1.05),
        side: Math.abs(side) < 0.55 ? (side < 0 ? -0.2 : 0.2) : Math.sign(side),
      };
      const art = open
        ? (o.detail === 0 && look.floret !== "tuft" ? far : FLORETS[look.floret])(look, o, spot)
        : dab(
            blob(
              spot.x + spot.side * s * 0.1,
              spot.y,
              s * (topDown ? 0.22 : 0.11),
              s * (topDown ? 0.2 : 0.17),
              o.rng,
              0.15,
              7,
            ),
            mix(look.bud, look.color, topDown ? 0.25 : 0.4 * (1 - t)),
            { edge: 0.7 },
          );
      if (near) front += art;
      else back += art;
    }
  });
  return back + stalk + front;
}
