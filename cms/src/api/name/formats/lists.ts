import type { Native } from "shared-types/species/codes";
import { joinedOf } from "shared-types/name/spelling";
import { nameLine, type Cells, type NameFormat, type NameLine } from "./format";
import { kindOf } from "./kind-of";
import { withoutAuthor } from "./without-author";

/** What lists call their columns: Darwin Core's terms, GBIF's, and the words of nurseries and plant societies. */
const columns = {
  nameScientific: ["scientificName", "Botanical Name", "Latin Name", "Taxon Name", "Species"],
  nameCommon: ["vernacularName", "Common Name", "English Name"],
  id: ["taxonKey", "taxonID"],
  acceptedId: ["acceptedTaxonKey", "acceptedNameUsageID"],
  accepted: ["acceptedScientificName", "acceptedNameUsage"],
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

/** Ranks above species, and those that are none. Of any other the name itself says whether it is a species'. */
const isOfSpecies = (rank: string) =>
  !/unranked|no rank|generic|(?:kingdom|phylum|division|class|order|family|tribe|genus|section|series|aggregate)$/i.test(
    rank,
  );

type Accepted = Pick<NameLine, "id" | "acceptedId" | "accepted">;

/**
 * What a line with this name says of the accepted one: by its key, by its name, or both. The same name with another author is no other one.
 * Null for a name that was never the species' own or that leads to no species.
 */
function acceptedBy(cells: Cells, nameScientific: string): Accepted | null {
  const status = cells("taxonomicStatus");
  if (/misapplied/i.test(status)) return null;
  const id = firstOf(cells, columns.id);
  const key = firstOf(cells, columns.acceptedId);
  const accepted = withoutAuthor(firstOf(cells, columns.accepted));
  const isOther = joinedOf(accepted) !== joinedOf(nameScientific);
  if (accepted === "" ? key !== "" && key !== id : isOther) {
    if (accepted !== "" && !accepted.includes(" ")) return null;
    return { id: "", acceptedId: key || accepted, accepted };
  }
  const isLost = accepted === "" && /synonym|invalid|illegitimate|not accepted/i.test(status);
  return isLost ? null : { id, acceptedId: "", accepted: "" };
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
    if (!isOfSpecies(cells("taxonRank"))) return null;
    if (noSpecies.test(written)) return null;
    const nameScientific = withoutAuthor(written.replace(cultivar, ""));
    const accepted = acceptedBy(cells, nameScientific);
    if (accepted === null) return null;
    const known = kindOf(cells, nameScientific, kindOfGenus);
    if ("refused" in known) return known.refused;
    return nameLine({
      kind: known.kind,
      nameScientific,
      ...accepted,
      nameCommon: firstOf(cells, columns.nameCommon),
      family: cells("family"),
      order: cells("order"),
      classTax: cells("class"),
      native: nativeOf(cells("nativeStatus")),
    });
  },
}));
