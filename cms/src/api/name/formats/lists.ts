import type { Native } from "shared-types/species/codes";
import { nameLine, type Cells, type NameFormat } from "./format";
import { kindOf } from "./kind-of";
import { withoutAuthor } from "./without-author";

/** What lists call their columns: Darwin Core's terms, and the words of nurseries and plant societies. */
const columns = {
  nameScientific: ["scientificName", "Botanical Name", "Latin Name", "Taxon Name", "Species"],
  nameCommon: ["vernacularName", "Common Name", "English Name"],
};

const firstOf = (cells: Cells, names: readonly string[]) =>
  names.map(cells).find((text) => text !== "") ?? "";

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
  read(cells, kindOfGenus) {
    const written = cells(scientific);
    if (written === "") return "The scientific name is missing.";
    if (noSpecies.test(written)) return null;
    const nameScientific = withoutAuthor(written.replace(cultivar, ""));
    const known = kindOf(cells, nameScientific, kindOfGenus);
    if ("refused" in known) return known.refused;
    return nameLine({
      kind: known.kind,
      nameScientific,
      nameCommon: firstOf(cells, columns.nameCommon),
      family: cells("family"),
      order: cells("order"),
      classTax: cells("class"),
      native: nativeOf(cells("nativeStatus")),
    });
  },
}));
