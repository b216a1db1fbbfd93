import { speciesKinds, type Native, type SpeciesKind } from "shared-types/species/codes";
import { nameLine, type Cells, type NameFormat } from "./format";
import { withoutAuthor } from "./without-author";

/** What lists call their columns: Darwin Core's terms, and the words of nurseries and plant societies. */
const columns = {
  nameScientific: ["scientificName", "Botanical Name", "Latin Name", "Taxon Name", "Species"],
  nameCommon: ["vernacularName", "Common Name", "English Name"],
};

const firstOf = (cells: Cells, names: readonly string[]) =>
  names.map(cells).find((text) => text !== "") ?? "";

/** The families of plants that may be called otherwise than by their ending. */
const otherPlantFamilies =
  /^(?:compositae|cruciferae|gramineae|guttiferae|labiatae|leguminosae|palmae|umbelliferae)$/i;
const plantKingdom = /^plantae$/i;
const animalKingdom = /^animalia$/i;

/**
 * By what the list says itself, by the ending of the family, which the codes of nomenclature fix, by the kingdom, or by a column that only
 * lists of plants have.
 */
function kindOf(cells: Cells): SpeciesKind | null {
  const named = speciesKinds.find((kind) => kind === cells("kind").toLowerCase());
  if (named) return named;
  const [family, kingdom] = [cells("family"), cells("kingdom")];
  if (/aceae$/i.test(family) || otherPlantFamilies.test(family)) return "plant";
  if (/idae$/i.test(family)) return "animal";
  if (plantKingdom.test(kingdom) || cells("nativeStatus") !== "" || cells("Botanical Name") !== "")
    return "plant";
  return animalKingdom.test(kingdom) ? "animal" : null;
}

/** USDA's status by region, as `L48(N),CAN(I)`: of the United States without Alaska and Hawaii, or of Canada; '' where both stand. */
function nativeOf(status: string): Native | "" {
  const [isNative, isIntroduced] = ["N", "I"].map((sign) =>
    new RegExp(`(?:L48|CAN) ?\\(${sign}`).test(status),
  );
  if (isNative === isIntroduced) return "";
  return isNative ? "native" : "introduced";
}

const cultivar = /\s['"‘“].*$/u;
const noSpecies = /\s(?:spp?|cf|aff)\b\.?/i;

/** Any other list with a column of scientific names, as GBIF, plant societies and nurseries have it. */
export const lists: NameFormat[] = columns.nameScientific.map((scientific) => ({
  title: "List of names",
  license: "",
  isOwn: true,
  columns: [scientific],
  read(cells) {
    const written = cells(scientific);
    if (written === "") return "The scientific name is missing.";
    if (noSpecies.test(written)) return null;
    const kind = kindOf(cells);
    if (kind === null)
      return "Whether this is a plant or an animal is not said. Add a column kind with plant or animal.";
    return nameLine({
      kind,
      nameScientific: withoutAuthor(written.replace(cultivar, "")),
      nameCommon: firstOf(cells, columns.nameCommon),
      family: cells("family"),
      order: cells("order"),
      classTax: cells("class"),
      native: nativeOf(cells("nativeStatus")),
    });
  },
}));
