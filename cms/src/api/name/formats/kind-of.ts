import { speciesKinds, type SpeciesKind } from "shared-types/species/codes";
import type { Cells, KindOfGenus } from "./format";

/** The families that may be called otherwise than by their ending (International Code of Nomenclature, article 18.5). */
const otherPlantFamilies =
  /^(?:compositae|cruciferae|gramineae|guttiferae|labiatae|leguminosae|palmae|umbelliferae)$/i;

/** By the endings that the codes of nomenclature fix. */
const signs: Record<SpeciesKind, Record<string, RegExp>> = {
  plant: {
    kingdom: /^(?:plantae|viridiplantae)$/i,
    family: /aceae$/i,
    order: /ales$/i,
  },
  animal: {
    kingdom: /^(?:animalia|metazoa)$/i,
    family: /idae$/i,
    order: /(?:iformes|ptera)$/i,
  },
};
/** Of animals those that gardens have; classes have no ending of their own. */
const animalClass =
  /^(?:aves|mammalia|reptilia|squamata|testudines|amphibia|insecta|arachnida|gastropoda|malacostraca|chilopoda|diplopoda|collembola|clitellata|actinopterygii)$/i;
/** The code of nomenclature that names an animal; that of plants names fungi and algae, too. */
const zoological = /^(?:zoological|iczn)$/i;
const plantClass = /(?<!^saur)opsida$/i;

/** Columns that only lists of plants have. */
const ofPlants = [
  "Botanical Name",
  "Current Botanical Name",
  "Botanical",
  "nativeStatus",
  "keystone",
  ...["Plant Type", "Bloom Time", "Growth Habit", "GrowthHabits"],
];

/** What is known of the genera of these names, of the first of which something is. */
function firstKind(names: readonly string[], kindOfGenus: KindOfGenus): SpeciesKind | null {
  const genera = names.map((name) => name.replace(/^[x×]\s*/iu, "").split(/\s/)[0] ?? "");
  return genera.reduce<SpeciesKind | null>((kind, genus) => kind ?? kindOfGenus(genus), null);
}

/**
 * Whether a line is of a plant or an animal: as it says itself, else by its kingdom, family, class or order, by a column that only lists
 * of plants have, by the code that rules its name, or by what is known of its genus or that of its other names. A kingdom comes first: families of fungi end as those of plants do.
 * @returns why it cannot be taken, where nothing tells
 */
export function kindOf(
  cells: Cells,
  [nameScientific, ...others]: [nameScientific: string, ...others: string[]],
  kindOfGenus: KindOfGenus,
): { kind: SpeciesKind } | { refused: string } {
  const by = (column: string) =>
    speciesKinds.find((kind) => signs[kind][column]?.test(cells(column)));
  const named = speciesKinds.find((kind) => kind === cells("kind").toLowerCase()) ?? by("kingdom");
  if (named) return { kind: named };
  const kingdom = cells("kingdom");
  if (/^(?:fungi|chromista|protozoa|bacteria|archaea|viruses)$/i.test(kingdom))
    return { refused: `${kingdom} are neither plants nor animals: leave this line out.` };
  const taxon = cells("class") || cells("classTax");
  const kind =
    (otherPlantFamilies.test(cells("family")) ? "plant" : by("family")) ??
    (plantClass.test(taxon) ? "plant" : animalClass.test(taxon) ? "animal" : by("order")) ??
    (ofPlants.some((column) => cells(column) !== "") ? "plant" : null) ??
    (zoological.test(cells("nomenclaturalCode") || cells("code")) ? "animal" : null) ??
    firstKind([nameScientific, ...others], kindOfGenus);
  if (kind) return { kind };
  return {
    refused: `This line does not say whether “${nameScientific}” is a plant or an animal. Fill in its family, such as Asteraceae or Apidae, or add a column kind with plant or animal.`,
  };
}
