import type { GapSentence, GapSpecies } from "shared-types/gap/answers";
import type { SpeciesKind } from "shared-types/species/codes";

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
export const withoutPhotos = (kind: SpeciesKind, species: readonly GapSpecies[]) =>
  sentence("photos", kind, species, "photo");

/** '1 animal has no record in 2026 yet.' */
export const withoutRecords = (kind: SpeciesKind, species: readonly GapSpecies[], year: number) =>
  sentence("records", kind, species, `record in ${year} yet`);
