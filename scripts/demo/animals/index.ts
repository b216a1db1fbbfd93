import type { AnimalSeed } from "../types";
import { amphibians } from "./amphibians";
import { bees } from "./bees";
import { birds } from "./birds";
import { butterflies } from "./butterflies";
import { insects } from "./insects";
import { mammals } from "./mammals";
import { moths } from "./moths";
import { reptiles } from "./reptiles";
import { spiders } from "./spiders";

/** Every animal of the roster, in the roster's order. */
export const animals: AnimalSeed[] = [
  ...birds,
  ...butterflies,
  ...moths,
  ...bees,
  ...insects,
  ...spiders,
  ...mammals,
  ...amphibians,
  ...reptiles,
];
