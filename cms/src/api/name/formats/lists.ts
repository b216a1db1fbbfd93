import type { Native } from "shared-types/species/codes";
import { joinedOf } from "shared-types/name/spelling";
import { nameLine, type Cells, type NameFormat, type NameLine } from "./format";
import { kindOf } from "./kind-of";
import { inItsCase, isLatin, withoutAuthor } from "./without-author";

/** What lists call their columns: Darwin Core's terms, GBIF's, and the words of nurseries and plant societies. */
const columns = {
  nameScientific: [
    // `wcvp_taxon.csv`, the World Checklist's archive, has the second, and Calscape the fourth.
    ...["scientificName", "scientfiicName", "Botanical Name", "Current Botanical Name"],
    ...["Latin Name", "Taxon Name", "Sci Name", "Scientific", "Botanical", "Species Name"],
    "Species",
  ],
  nameCommon: [
    ...["vernacularName", "Common Name", "Common Names", "Common", "English Name"],
    // A list that iNaturalist's members keep.
    "taxon_common_name",
  ],
  id: ["taxonKey", "taxonID", "ID"],
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

const isBelowSpecies = (rank: string) =>
  /^(?!noth?ospecies)(?:\w*sub|ssp|\w*var|form|f\.?$|infra)/i.test(rank);

type Accepted = Pick<NameLine, "id" | "acceptedId" | "accepted">;

/**
 * What a line with this name says of the accepted one: by its key, by its name, or both. The same name with another author is no other one.
 * Null for a name that was never the species' own or that leads to no species.
 */
function acceptedBy(cells: Cells, nameScientific: string): Accepted | null {
  const status = cells("taxonomicStatus") || cells("status");
  if (/misapplied/i.test(status)) return null;
  const id = firstOf(cells, columns.id);
  // In the Catalogue of Life's own format a synonym lies below the accepted name.
  const above = /synonym/i.test(status) ? cells("parentID") : "";
  const key = firstOf(cells, columns.acceptedId) || above;
  const accepted = withoutAuthor(inItsCase(firstOf(cells, columns.accepted)));
  const isOther = joinedOf(accepted) !== joinedOf(nameScientific);
  if (accepted === "" ? key !== "" && key !== id : isOther) {
    if (accepted !== "" && !accepted.includes(" ")) return null;
    return { id: "", acceptedId: key || accepted, accepted };
  }
  const isLost = accepted === "" && /synonym|invalid|illegitimate|not accepted/i.test(status);
  return isLost ? null : { id, acceptedId: "", accepted: "" };
}

/** Genus and species, as a column `Species` beside one of genera may have them too. */
const binomial = /^\p{Lu}[\p{Ll}-]+ [\p{Ll}-]+(?=\s|$)/u;

/** The whole name, also of a list that has genus and epithet in two columns. */
function writtenName(cells: Cells, column: string): string {
  const [name, genus] = [cells(column), cells("Genus")];
  const isEpithet = column === "Species" && genus !== "" && name !== "" && !binomial.test(name);
  return isEpithet ? `${genus} ${name}` : name;
}

const cultivar = /\s['"‘“].*$/u;

/** The common name of a line; none where it is that of a cultivar: `Howard McMinn Manzanita` is no manzanita's but 'Howard McMinn'. */
function commonNameOf(cells: Cells, written: string): string {
  const nameCommon = firstOf(cells, columns.nameCommon);
  const [, called = ""] = /\s['"‘“]([^'"’”]+)/u.exec(written) ?? [];
  return called !== "" && joinedOf(nameCommon).includes(joinedOf(called)) ? "" : nameCommon;
}

const noSpecies = /\s(?:spp?|cf|aff|section|subgenus|series)\b\.?/i;

/**
 * Whether what stands in a column `Species`, which lists of birds have for common names too, is a scientific name: by its case and ending,
 * and by the genera that are known of its kind. `Magnolia warbler` is no magnolia, `Wild geranium` no epithet.
 */
function isScientific(written: string, name: string, isGenus: (genus: string) => boolean): boolean {
  const [genus = "", epithet = ""] = name.split(" ");
  if (genus.toLowerCase() === epithet) return true;
  if (isGenus(epithet)) return false;
  return written.includes(epithet)
    ? isLatin(epithet) || isGenus(genus)
    : isLatin(epithet) && isGenus(genus);
}

const howTo = "Write the genus with a capital and the species small, as in Quercus alba.";

/** Why what was written is no species' name; null if it is one. */
function faultOf(written: string, nameScientific: string, rank: string): string | null {
  const words = nameScientific.split(" ").length;
  if (words === 1) return `“${written}” names no species. ${howTo}`;
  return words === 2 && isBelowSpecies(rank)
    ? `“${written}” is of the rank “${rank}”, but ends with the species. Write the whole name, as in Acer rubrum var. trilobum.`
    : null;
}

/** Any other list with a column of scientific names, as GBIF, plant societies and nurseries have it. */
export const lists: NameFormat[] = columns.nameScientific.map((scientific) => ({
  title: "List of names",
  license: "",
  isOwn: true,
  columns: [scientific],
  read(cells, kindOfGenus) {
    const written = writtenName(cells, scientific);
    if (written === "") return "The scientific name is missing.";
    const rank = cells("taxonRank") || cells("rank");
    if (!isOfSpecies(rank)) return null;
    const cased = inItsCase(written.replace(cultivar, ""));
    if (noSpecies.test(cased)) return null;
    const nameScientific = withoutAuthor(cased);
    const fault = faultOf(written, nameScientific, rank);
    if (fault !== null) return fault;
    const accepted = acceptedBy(cells, nameScientific);
    if (accepted === null) return null;
    const known = kindOf(cells, [nameScientific, accepted.accepted], kindOfGenus);
    if ("refused" in known) return known.refused;
    const { kind } = known;
    const nameCommon = commonNameOf(cells, written);
    const isOfGenus = cells("Genus") !== "" && written.startsWith(cells("Genus"));
    const mayBeCommon =
      scientific === "Species" && !isOfGenus && cells("taxonRank") === "" && nameCommon === "";
    if (mayBeCommon && !isScientific(written, nameScientific, (one) => kindOfGenus(one) === kind))
      return `“${written}” looks like a common name. If it is a scientific one, call the column scientificName. ${howTo}`;
    return nameLine({
      kind,
      nameScientific,
      ...accepted,
      nameCommon,
      family: cells("family"),
      order: cells("order"),
      classTax: cells("class"),
      native: nativeOf(cells("nativeStatus")),
    });
  },
}));
