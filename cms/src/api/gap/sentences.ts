import { monthName } from "shared-types/kit/date";
import type { Hemisphere } from "shared-types/site/codes";
import type { GapOffer } from "shared-types/gap/codes";
import type { GapFill, GapMonth, GapSentence, GapSpecies } from "shared-types/gap/answers";
import { allMonths, monthAfter, runsOfMonths } from "shared-types/kit/months";
import { seasonLabels } from "shared-types/plant/codes";
import { nameInSentence } from "shared-types/species/name-in-sentence";
import { monthsWith, type Offering } from "./garden";
import { monthsOfSeason } from "./months";
import { monthsWords } from "./words";

const words: Record<GapOffer, { none: string; nothing: string; only: string }> = {
  nectar: {
    none: "No plant here is known to flower.",
    nothing: "Nothing flowers",
    only: "flowers",
  },
  fruit: {
    none: "No plant here is known to feed animals with fruit or seed.",
    nothing: "No fruit or seed is known",
    only: "is known for fruit or seed",
  },
  host: {
    none: "No plant here is known to feed caterpillars.",
    nothing: "",
    only: "is known to feed caterpillars",
  },
};

/** When few expect anything; what is missing around it is missing at the ends of the garden's year. */
const midwinter: Record<Hemisphere, number> = { north: 1, south: 7 };

interface Garden {
  months: readonly GapMonth[];
  plants: readonly Offering[];
  fill: readonly GapFill[];
  hemisphere: Hemisphere;
}

const lastDay = (month: number) => new Date(Date.UTC(2024, month, 0)).getUTCDate();

/** The days of a month on which the yard saw it, if all that is known of this month are such days. */
function daysKnown({ months, plants }: Garden, offer: GapOffer, month: number): number[] {
  const offered = months[month - 1]?.[offer] ?? [];
  if (offered.some(({ evidence }) => evidence === "books")) return [];
  const ids = new Set(offered.map(({ plantId }) => plantId));
  const days = plants
    .filter(({ plantId }) => ids.has(plantId))
    .flatMap(({ noted }) => noted[offer].filter((one) => one.month === month))
    .map(({ day }) => day);
  return days.includes(0) ? [] : days;
}

/** The end of what there is in a month, 'October 10', or the month alone. */
function endIn(garden: Garden, offer: GapOffer, month: number): string {
  const day = Math.max(0, ...daysKnown(garden, offer, month));
  return day === 0 || day === lastDay(month) ? monthName(month) : `${monthName(month)} ${day}`;
}

function startIn(garden: Garden, offer: GapOffer, month: number): string {
  const days = daysKnown(garden, offer, month);
  const day = days.length === 0 ? 1 : Math.min(...days);
  return day === 1 ? monthName(month) : `${monthName(month)} ${day}`;
}

/** Those that would fill one of the months. */
const fillers = ({ fill }: Garden, offer: GapOffer, months: readonly number[]): GapSpecies[] =>
  fill
    .filter((one) => one[offer].some((month) => months.includes(month)))
    .map(({ keyId, nameCommon }) => ({ kind: "plant", keyId, nameCommon }));

/** The sentences on months in which there is nothing. */
function gapSentences(garden: Garden, offer: GapOffer): GapSentence[] {
  const { none, nothing } = words[offer];
  const empty = monthsWith(garden.months, offer, 0);
  const sentence = (text: string, months: readonly number[]): GapSentence => ({
    ...{ about: offer, text, species: [], fill: fillers(garden, offer, months) },
  });
  if (empty.size === allMonths.length) return [sentence(none, allMonths)];
  // Leaves are there in the same months of every year.
  if (offer === "host") return [];
  return runsOfMonths(empty).flatMap((run) => {
    const [first = 0, last = 0] = [run[0], run.at(-1)];
    const say = (when: string) => sentence(`${nothing} ${when}.`, run);
    if (!run.includes(midwinter[garden.hemisphere])) return [say(monthsWords(new Set(run)))];
    return [
      say(`after ${endIn(garden, offer, monthAfter(first, -1))}`),
      say(`before ${startIn(garden, offer, monthAfter(last))}`),
    ];
  });
}

const unrecorded = { nectar: "no bloom is recorded", fruit: "no fruit or seed is recorded" };

/** Why a plant is expected to offer what nobody has noted; '' for what was noted. */
function reasonOf(plant: Offering | undefined, offer: "nectar" | "fruit"): string {
  if (!plant || plant.noted[offer].length > 0) return "";
  // Fruit follows flowers: those that were noted, or those of the season.
  const { season, noted } = plant;
  if (season === null || noted.nectar.length > 0) return `: ${unrecorded[offer]}`;
  return `: its season is ${seasonLabels[season]}; ${unrecorded[offer]}`;
}

/** On plants that are in season in months without flowers, for something else as far as anyone knows. */
function otherSeasonSentences(garden: Garden): GapSentence[] {
  const empty = monthsWith(garden.months, "nectar", 0);
  const winter = monthsOfSeason("win", garden.hemisphere);
  if (!winter.some((month) => empty.has(month))) return [];
  const plants = garden.plants.filter(
    ({ season, isGrass, noted }) => season === "win" && !isGrass && noted.nectar.length === 0,
  );
  const [first, ...others] = plants;
  if (!first) return [];
  const text =
    others.length === 0
      ? `The season of ${nameInSentence(first.nameCommon)} is Winter, but no bloom is recorded.`
      : `The season of ${plants.length} plants is Winter, but no bloom is recorded.`;
  const species = plants.map(({ keyId, nameCommon }) => ({
    ...{ kind: "plant" as const, keyId, nameCommon },
  }));
  return [{ about: "nectar", text, species, fill: [] }];
}

/** The sentences on months that depend on a single plant. */
function thinSentences(garden: Garden, offer: GapOffer): GapSentence[] {
  const alone = new Map<string, { species: GapSpecies; months: Set<number> }>();
  for (const month of garden.months) {
    const [plant, ...others] = month[offer];
    if (!plant || others.length > 0) continue;
    const { keyId, nameCommon } = plant;
    const known = alone.get(keyId) ?? {
      species: { kind: "plant" as const, keyId, nameCommon },
      months: new Set<number>(),
    };
    known.months.add(month.month);
    alone.set(keyId, known);
  }
  return [...alone.values()].map(({ species, months: when }) => {
    const only = `Only ${nameInSentence(species.nameCommon)} ${words[offer].only}`;
    const plant = garden.plants.find(({ keyId }) => keyId === species.keyId);
    const text =
      offer === "host" ? `${only}.` : `${only} ${monthsWords(when)}${reasonOf(plant, offer)}.`;
    return { about: offer, text, species: [species], fill: fillers(garden, offer, [...when]) };
  });
}

/** What the garden lacks, in words: nothing there, then a single plant. */
export const offerSentences = (garden: Garden, offer: GapOffer): GapSentence[] => [
  ...gapSentences(garden, offer),
  ...(offer === "nectar" ? otherSeasonSentences(garden) : []),
  ...thinSentences(garden, offer),
];
