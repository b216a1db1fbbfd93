import { hexToHsl, hslToHex, jitter, mix } from "../kit/color";
import type { Rng } from "../kit/rng";
import type { Season4 } from "../kit/season";
import type { PlantLook } from "./lookTypes";

/** Color of one leaf in a season; evergreens only bronze a little. */
export function leafColor(look: PlantLook, season: Season4, rng: Rng): string {
  const green = look.leaf.green;
  if (season === "spr") {
    const [h, s, l] = hexToHsl(green);
    return jitter(hslToHex([h - 8, s + 0.05, l + 0.07]), rng);
  }
  if (season === "sum") return jitter(green, rng);
  if (look.leaf.evergreen)
    return jitter(mix(green, rng.pick(look.leaf.fall), season === "fall" ? 0.2 : 0.4), rng);
  if (season === "fall") {
    // A few leaves always lag behind.
    if (look.leaf.late && rng.chance(0.72)) return jitter(mix(green, "#a8a050", 0.18), rng);
    return jitter(
      rng.chance(0.13) ? mix(green, "#c2b04e", 0.4) : rng.pick(look.leaf.fall),
      rng,
      1.3,
    );
  }
  return jitter(rng.pick(["#93795a", "#a38a68", "#84694c"]), rng);
}

/** Stems dry to straw and brown once the frost has come. */
export function stemColor(look: PlantLook, season: Season4): string {
  if (look.kind === "shrub" || look.kind === "tree") return look.stem;
  return season === "win"
    ? mix(look.stem, "#8b6d4b", 0.8)
    : season === "fall"
      ? mix(look.stem, "#9a7d50", 0.45)
      : look.stem;
}
