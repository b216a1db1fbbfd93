import { gapOffers, type GapOffer } from "shared-types/gap/codes";
import type { GapFill, GapMonth, GapPlant } from "shared-types/gap/answers";
import { allMonths } from "shared-types/kit/months";
import type { Season } from "shared-types/plant/codes";
import type { NotedDay, Offers } from "./offers";

/** A plant with what it offers. */
export interface Offering {
  plantId: number;
  keyId: string;
  nameCommon: string;
  nameScientific: string;
  season: Season | null;
  isGrass: boolean;
  offers: Offers;
  noted: Record<GapOffer, NotedDay[]>;
}

const offeredIn = (plants: readonly Offering[], offer: GapOffer, month: number): GapPlant[] =>
  plants.flatMap(({ plantId, keyId, nameCommon, offers }) => {
    const evidence = offers[offer].get(month);
    return evidence ? { plantId, keyId, nameCommon, evidence } : [];
  });

/** What the plants of the yard offer, month by month. */
export const gardenMonths = (plants: readonly Offering[]): GapMonth[] =>
  allMonths.map((month) => ({
    month,
    nectar: offeredIn(plants, "nectar", month),
    fruit: offeredIn(plants, "fruit", month),
    host: offeredIn(plants, "host", month),
  }));

/** The months in which this many plants offer something. */
export const monthsWith = (months: readonly GapMonth[], offer: GapOffer, count: number) =>
  new Set(months.filter((month) => month[offer].length === count).map(({ month }) => month));

/** The months of each offer in which no plant, or a single one, has it. */
export function gapsOf(months: readonly GapMonth[]): Record<GapOffer, Set<number>> {
  const of = (offer: GapOffer) =>
    new Set([...monthsWith(months, offer, 0), ...monthsWith(months, offer, 1)]);
  return { nectar: of("nectar"), fruit: of("fruit"), host: of("host") };
}

const filled = (plant: Offering, gaps: Record<GapOffer, Set<number>>, offer: GapOffer) =>
  allMonths.filter((month) => gaps[offer].has(month) && plant.offers[offer].has(month));

const countOf = (fill: Record<GapOffer, number[]>) =>
  gapOffers.reduce((sum, offer) => sum + fill[offer].length, 0);

/** The plants that would fill gaps, those that fill most months first. */
export function fillsOf(
  others: readonly Offering[],
  gaps: Record<GapOffer, Set<number>>,
): GapFill[] {
  return others
    .map((plant) => {
      const { plantId, keyId, nameCommon, nameScientific } = plant;
      const [nectar, fruit, host] = [
        filled(plant, gaps, "nectar"),
        filled(plant, gaps, "fruit"),
        filled(plant, gaps, "host"),
      ];
      return { plantId, keyId, nameCommon, nameScientific, nectar, fruit, host };
    })
    .filter((fill) => countOf(fill) > 0)
    .sort((a, b) => countOf(b) - countOf(a));
}
