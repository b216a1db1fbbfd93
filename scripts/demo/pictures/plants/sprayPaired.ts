import type { Pt } from "../kit/path";
import { stem } from "../kit/stem";
import { leafUnit } from "./leafUnit";
import type { PlantLook } from "./lookTypes";
import { type Tip, head } from "./sprayTips";
import type { SprayOptions } from "./sprayTypes";

/** Mayapple, jack-in-the-pulpit, wild ginger: the flower under a pair of leaves. */
export function paired(
  keyId: string,
  look: PlantLook,
  o: SprayOptions,
  spine: readonly Pt[],
  color: string,
): string {
  const h = o.height;
  const fork = spine[look.leaf.at === "basal" ? 0 : 36] ?? [o.x, o.y];
  const size = look.head * h;
  const length = look.leaf.size * h;
  const leafAt = (s: number): string => {
    const joint: Pt = [
      fork[0] + s * h * 0.24,
      fork[1] - h * (look.leaf.at === "basal" ? 0.42 : 0.26),
    ];
    const petiole = stem(
      [fork, [fork[0] + s * h * 0.06, (fork[1] + joint[1]) / 2], joint],
      h * 0.014,
      h * 0.01,
      color,
    );
    if (look.leaf.compound !== "simple")
      return (
        petiole +
        leafUnit(look, {
          rng: o.rng,
          x: joint[0],
          y: joint[1],
          angle: -90 + s * 74,
          length,
          bend: s * 0.3,
          turn: 0.8,
          season: o.season,
          detail: o.detail ?? 1,
        })
      );
    // Umbrella leaves are seen from below the rim: flattened about the joint.
    return (
      petiole +
      `<g transform="translate(${joint[0].toFixed(1)} ${joint[1].toFixed(1)}) scale(1 0.62)">${leafUnit(look, { rng: o.rng, x: -s * length * 0.2, y: 0, angle: s > 0 ? 12 : 168, length, bend: s * 0.15, turn: 1, season: o.season, detail: o.detail ?? 1 })}</g>`
    );
  };
  const low = look.leaf.at === "basal";
  const spot: Tip = low
    ? { x: fork[0] + h * 0.02, y: fork[1] - size * 0.35, angle: 90, size }
    : look.flower.form === "pulpit"
      ? { x: fork[0] + h * 0.015, y: fork[1] - h * 0.16, angle: -90, size }
      : { x: fork[0] + h * 0.05, y: fork[1] + size * 0.32, angle: 90, size };
  const body = low ? "" : stem(spine.slice(0, 37), h * 0.018, h * 0.014, color);
  const hang =
    low || look.flower.form === "pulpit"
      ? ""
      : stem(
          [fork, [fork[0] + h * 0.035, fork[1] - h * 0.02], [spot.x, spot.y - size * 0.1]],
          h * 0.01,
          h * 0.008,
          color,
        );
  return body + leafAt(-1) + leafAt(1) + hang + head(look, keyId, o, spot, true);
}
