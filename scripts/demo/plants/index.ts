import type { PlantSeed } from "../types";
import { fallForbs } from "./forbs-fall";
import { springForbs } from "./forbs-spring";
import { summerForbs } from "./forbs-summer";
import { grasses } from "./grasses";
import { shrubs } from "./shrubs";
import { trees } from "./trees";
import { vines } from "./vines";

/** Every plant of the demo garden, 72 in all. */
export const plants: PlantSeed[] = [
  ...springForbs,
  ...summerForbs,
  ...fallForbs,
  ...grasses,
  ...shrubs,
  ...trees,
  ...vines,
];
