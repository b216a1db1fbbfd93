import { mix } from "../kit/color";
import { headingAt, type Pt } from "../kit/path";
import { stem } from "../kit/stem";
import { leafUnit } from "./leafUnit";
import type { PlantLook } from "./lookTypes";
import type { SprayOptions } from "./sprayTypes";

/**
 * The leaves from the foot of the spine `to` a share of its length, behind the stem and before it.
 */
export function stalkLeaves(
  look: PlantLook,
  o: SprayOptions,
  spine: readonly Pt[],
  to: number,
): { back: string; front: string } {
  const L = look.leaf;
  let back = "";
  let front = "";
  const dry = o.season === "win" && !L.evergreen;
  const step =
    L.compound !== "simple"
      ? 0.15
      : L.at === "whorl" || L.at === "opposite"
        ? 0.115
        : L.form === "linear"
          ? 0.028
          : L.size < 0.13
            ? 0.05
            : 0.075;
  const small = o.height < 1000;
  let side = o.rng.chance(0.5) ? 1 : -1;
  let pairs = 0;
  for (
    let t = L.pairs ? to * 0.5 : 0.07;
    t < to && pairs < (L.pairs ?? 99);
    pairs++,
      t += (small && !dry && L.compound === "simple" ? 0.74 : 1) * step * o.rng.range(0.85, 1.15)
  ) {
    const i = Math.round(t * (spine.length - 1));
    const [x, y] = spine[i] ?? [o.x, o.y];
    const up = headingAt(spine, i);
    const length =
      L.size *
      o.height *
      (1.12 - (t / Math.max(to, 0.2)) * 0.5) *
      o.rng.range(0.85, 1.1) *
      (dry ? 0.6 : small ? 1.14 : 1);
    const unit = (s: number, open: number, turn: number): string =>
      leafUnit(look, {
        rng: o.rng,
        x,
        y,
        angle: up + s * open,
        length: length * (turn < 0.6 ? 0.8 : 1),
        bend: s * (dry ? 0.85 : o.rng.range(0.12, 0.45)),
        turn,
        season: o.season,
        detail: o.detail ?? 1,
        stalk: L.compound === "simple" ? length * 0.05 : 0,
      });
    if (dry && o.rng.chance(0.4)) continue;
    const open = dry ? o.rng.range(95, 130) : o.rng.range(46, 64);
    if (L.at === "opposite" || L.at === "perfoliate") {
      const flat = Math.round(t / step) % 2 === 0;
      for (const s of [-1, 1]) {
        if (flat) front += unit(s, open + (L.at === "perfoliate" ? 12 : 0), 0.9);
        else if (s < 0) back += unit(s, open * 0.5, 0.45);
        else front += unit(s, open * 1.35, 0.5);
      }
    } else if (L.at === "whorl") {
      for (const [s, k, turn] of [
        [-1, 1, 0.85],
        [1, 1.05, 0.85],
        [-1, 0.42, 0.55],
        [1, 1.55, 0.5],
      ] as const) {
        if (k < 0.5) back += unit(s, open * k, turn);
        else front += unit(s, open * k, turn);
      }
    } else {
      side = -side;
      if (o.rng.chance(0.5)) front += unit(side, open, o.rng.range(0.65, 1));
      else back += unit(side, open, o.rng.range(0.55, 0.95));
    }
  }
  return { back, front };
}

/** Leaves that rise from the ground round the stalk, each on its own stalk. */
export function basalLeaves(look: PlantLook, o: SprayOptions, count: number): string {
  let out = "";
  const L = look.leaf;
  for (let i = 0; i < count; i++) {
    const u = count === 1 ? 0.4 : (i / (count - 1)) * 2 - 1;
    const length = L.size * o.height * o.rng.range(0.8, 1.1);
    const angle = -90 + u * 68 + o.rng.gauss(0, 8);
    if (L.compound === "blades" || L.form === "lance" || L.form === "linear") {
      out += leafUnit(look, {
        rng: o.rng,
        x: o.x + u * o.height * 0.03,
        y: o.y,
        angle,
        length: length * 1.05,
        bend: u * 0.7,
        turn: o.rng.range(0.5, 1),
        season: o.season,
        detail: o.detail ?? 1,
      });
      continue;
    }
    const r = (angle * Math.PI) / 180;
    const reach = length * o.rng.range(0.55, 0.95);
    const end: Pt = [o.x + Math.cos(r) * reach, o.y + Math.sin(r) * reach * 0.8];
    out += stem(
      [[o.x, o.y], [o.x + Math.cos(r) * reach * 0.35, o.y + Math.sin(r) * reach * 0.5], end],
      o.height * 0.014,
      o.height * 0.01,
      mix(look.stem, look.leaf.green, 0.3),
    );
    out += leafUnit(look, {
      rng: o.rng,
      x: end[0],
      y: end[1],
      angle: angle + u * 34,
      length,
      bend: u * 0.25,
      turn: o.rng.range(0.76, 1),
      season: o.season,
      detail: o.detail ?? 1,
    });
  }
  return out;
}
