import type { Hemisphere } from "shared-types/site/codes";
import type { GapEvidence, GapOffer } from "shared-types/gap/codes";
import type { Interaction } from "shared-types/interaction/codes";
import { monthAfter, runsOfMonths } from "shared-types/kit/months";
import type { Season } from "shared-types/plant/codes";
import { monthsOfSeason, withoutHoles } from "./months";

/** A month, and the day in it; 0 if only the month is known. */
export interface NotedDay {
  month: number;
  day: number;
}

/** What is known of a plant: when the yard saw it offer something, and what it does for animals at all. */
export interface PlantKnown {
  season: Season | null;
  isGrass: boolean;
  noted: Record<GapOffer, NotedDay[]>;
  /** What animals do on it, by records of any precision and by books. */
  interactions: ReadonlySet<Interaction>;
}

/** The months of an offer, and how each is known. */
type Months = ReadonlyMap<number, GapEvidence>;
export type Offers = Record<GapOffer, Months>;

/** How many months fruit is to be had after the flowers, as long as nobody has noted it. */
const fruitMonths = 3;

const known = (months: Iterable<number>, evidence: GapEvidence): Months =>
  new Map([...months].map((month) => [month, evidence]));

const monthsOf = (days: readonly NotedDay[]) => new Set(days.map(({ month }) => month));

const isEaten = ({ interactions }: PlantKnown) =>
  interactions.has("fruit") || interactions.has("seed");

/** Whether it is the season of something else than flowers: leaves, bark and twigs, or fruit. */
const isSeasonOfOther = (season: Season | null): boolean => season === "all" || season === "win";

/** When it flowers: as noted, else in its season. */
function bloomOf(plant: PlantKnown, hemisphere: Hemisphere): Months {
  const { noted, season } = plant;
  if (noted.nectar.length > 0) return known(withoutHoles(monthsOf(noted.nectar)), "yard");
  if (season === null || isSeasonOfOther(season)) return new Map();
  return known(monthsOfSeason(season, hemisphere), "books");
}

/** As noted, else if something is known to eat it: after its flowers, or in a season that is not theirs. */
function fruitOf(plant: PlantKnown, bloom: Months, hemisphere: Hemisphere): Months {
  const { noted, season } = plant;
  if (noted.fruit.length > 0) return known(withoutHoles(monthsOf(noted.fruit)), "yard");
  if (!isEaten(plant)) return new Map();
  if (bloom.size === 0 && season) return known(monthsOfSeason(season, hemisphere), "books");
  const ends = runsOfMonths(new Set(bloom.keys())).map((run) => run.at(-1) ?? 0);
  const after = Array.from({ length: fruitMonths }, (_, n) => n + 1);
  return known(
    ends.flatMap((end) => after.map((count) => monthAfter(end, count))),
    "books",
  );
}

/** What caterpillars eat are its leaves: it offers them as long as they are there, found on it or not. */
function hostOf({ noted, interactions }: PlantKnown, hemisphere: Hemisphere): Months {
  if (!interactions.has("larva")) return new Map();
  const inLeaf = known(monthsOfSeason("spr-fall", hemisphere), "books");
  return new Map([...inLeaf, ...known(monthsOf(noted.host), "yard")]);
}

/** What a plant offers in which month (docs/decisions/064). */
export function offersOf(plant: PlantKnown, hemisphere: Hemisphere): Offers {
  const bloom = bloomOf(plant, hemisphere);
  const isVisited = plant.interactions.has("nectar") || plant.interactions.has("pollen");
  return {
    // The wind pollinates grasses: their flowers feed nobody, unless somebody was seen there.
    nectar: plant.isGrass && !isVisited ? new Map() : bloom,
    fruit: fruitOf(plant, bloom, hemisphere),
    host: hostOf(plant, hemisphere),
  };
}

/** Which offer an interaction is a record of. */
export const offerOfInteraction: Partial<Record<Interaction, GapOffer>> = {
  nectar: "nectar",
  pollen: "nectar",
  fruit: "fruit",
  seed: "fruit",
  larva: "host",
};

/** Which offer a plant's stage is a record of. */
export const offerOfStage: Readonly<Record<string, GapOffer | undefined>> = {
  flower: "nectar",
  fruit: "fruit",
  seed: "fruit",
};
