import type { Layered } from "../kit/render";
import { makeRng, type Rng } from "../kit/rng";
import type { Season4 } from "../kit/season";
import { lawn2021, meadowJune, meadowOctober, meadowSnow } from "./meadow";
import { logpile } from "./logpile";
import { pathMay } from "./path";
import { patioAugust } from "./patio";
import { pondApril, pondDusk } from "./pond";
import { raingardenStorm } from "./raingarden";
import { woodlandApril, woodlandNovember } from "./woods";
import { birdbathFrost, nestBoxScene } from "./yard";

const SCENES: Record<string, (rng: Rng, season: Season4) => Layered> = {
  "meadow-june": meadowJune,
  "meadow-october": meadowOctober,
  "meadow-snow": meadowSnow,
  "pond-april": pondApril,
  "pond-dusk": pondDusk,
  "raingarden-storm": raingardenStorm,
  "woodland-april": woodlandApril,
  "woodland-november": woodlandNovember,
  logpile,
  "birdbath-frost": birdbathFrost,
  "path-may": pathMay,
  "patio-august": patioAugust,
  "lawn-2021": lawn2021,
  "nest-box": (rng, season) => nestBoxScene(rng, season === "win"),
};

export const sceneNames: readonly string[] = Object.keys(SCENES);

/** A view of the garden; the name fixes the month, the season only matters to the nest box. */
export function drawScene(name: string, season: Season4, seed: string): Layered {
  const scene = SCENES[name];
  if (!scene) throw new Error(`No scene is called "${name}".`);
  return scene(makeRng(`${name}/${seed}`), season);
}
