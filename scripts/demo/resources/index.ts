import type { ResourceSeed } from "../types";
import { books } from "./books";
import { catReferences } from "./catrefs";
import { catsAndChallenges } from "./cats";
import { finance } from "./finance";
import { nonprofits } from "./nonprofits";
import { nurseries } from "./nurseries";
import { visitors } from "./visitors";
import { websites } from "./websites";

/** Every entry of the resources and cats pages, ordered by category and sortOrder. */
export const resources: ResourceSeed[] = [
  ...books,
  ...websites,
  ...nurseries,
  ...nonprofits,
  ...finance,
  ...visitors,
  ...catsAndChallenges,
  ...catReferences,
];
