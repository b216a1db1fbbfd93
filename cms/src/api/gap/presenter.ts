import { gapOffers } from "shared-types/gap/codes";
import type { Gaps, GapSentence, GapSpecies } from "shared-types/gap/answers";
import type { SpeciesKind } from "shared-types/species/codes";
import { fillsOf, gapsOf, gardenMonths, type Offering } from "./garden";
import { isInTheYard } from "./in-the-yard";
import type { Hemisphere } from "shared-types/site/codes";
import { offersOf } from "./offers";
import type { PlantFound, SpeciesFound } from "./query";
import type { Noted } from "./read-notes";
import type { Recorded } from "./recorded";
import { offerSentences } from "./sentences";

/** All that gaps are found in. */
interface GardenKnown {
  year: number;
  hemisphere: Hemisphere;
  plants: readonly PlantFound[];
  animals: readonly SpeciesFound[];
  /** Of each plant on a plan, whether it stands there. */
  standing: ReadonlyMap<number, boolean>;
  notesOf: (plantId: number) => Noted;
  photographed: Record<SpeciesKind, ReadonlySet<number>>;
  recorded: Record<SpeciesKind, Recorded>;
}

const nouns: Record<SpeciesKind, [one: string, many: string]> = {
  plant: ["plant", "plants"],
  animal: ["animal", "animals"],
};

const counted = (kind: SpeciesKind, count: number) =>
  count === 1
    ? { noun: `1 ${nouns[kind][0]}`, has: "has" }
    : { noun: `${count} ${nouns[kind][1]}`, has: "have" };

function sentence(
  about: "photos" | "records",
  kind: SpeciesKind,
  all: readonly GapSpecies[],
  what: string,
): GapSentence[] {
  const species = all.filter((one) => one.kind === kind);
  if (species.length === 0) return [];
  const { noun, has } = counted(kind, species.length);
  return [{ about, text: `${noun} ${has} no ${what}.`, species, fill: [] }];
}

/** '3 plants have no photo.' */
const withoutPhotos = (kind: SpeciesKind, species: readonly GapSpecies[]) =>
  sentence("photos", kind, species, "photo");

/** '1 animal has no record in 2026 yet.' */
const withoutRecords = (kind: SpeciesKind, species: readonly GapSpecies[], year: number) =>
  sentence("records", kind, species, `record in ${year} yet`);

const named = ({ kind, keyId, nameCommon }: SpeciesFound): GapSpecies => ({
  ...{ kind, keyId, nameCommon },
});

function offeringOf(plant: PlantFound, { notesOf, hemisphere }: GardenKnown): Offering {
  const { id: plantId, keyId, nameCommon, nameScientific, season, type } = plant;
  const { days: noted, interactions } = notesOf(plantId);
  const known = { season, isGrass: type === "grass", noted, interactions };
  return {
    ...{ plantId, keyId, nameCommon, nameScientific, season, isGrass: known.isGrass, noted },
    offers: offersOf(known, hemisphere),
  };
}

/** What the garden offers, what it lacks, and what would help. */
export function presentGaps(garden: GardenKnown): Omit<Gaps, "deadLinks"> {
  const { year, hemisphere, standing, photographed, recorded, animals } = garden;
  const isHere = (plant: PlantFound) =>
    isInTheYard(plant, standing, recorded.plant.ever.has(plant.id));
  const yard = garden.plants.filter(isHere);
  const plants = yard.map((plant) => offeringOf(plant, garden));
  const others = garden.plants.filter((plant) => !isHere(plant));
  const months = gardenMonths(plants);
  const fill = fillsOf(
    others.map((plant) => offeringOf(plant, garden)),
    gapsOf(months),
  );
  const species = [...yard, ...animals];
  const lacking = (found: (kind: SpeciesKind) => ReadonlySet<number>) =>
    species.filter(({ kind, id }) => !found(kind).has(id)).map(named);
  const noPhoto = lacking((kind) => photographed[kind]);
  const noRecord = lacking((kind) => recorded[kind].inYear);
  return {
    months,
    fill,
    sentences: [
      // A garden without plants lacks nothing yet.
      ...(plants.length === 0
        ? []
        : gapOffers.flatMap((offer) =>
            offerSentences({ months, plants, fill, hemisphere }, offer),
          )),
      ...withoutPhotos("plant", noPhoto),
      ...withoutPhotos("animal", noPhoto),
      ...withoutRecords("plant", noRecord, year),
      ...withoutRecords("animal", noRecord, year),
    ],
  };
}
