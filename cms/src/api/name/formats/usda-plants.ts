import { nameLine, type NameFormat } from "./format";
import { withoutAuthor } from "./without-author";

/**
 * USDA PLANTS' complete checklist (`plantlst.txt`, of September 2026). The line of an old name repeats the symbol of the accepted one
 * and has its own in the second column; it has neither common name nor family.
 */
export const usdaPlants: NameFormat = {
  title: "USDA PLANTS",
  license: "Free for any use",
  columns: ["Symbol", "Synonym Symbol", "Scientific Name with Author", "Family"],
  read(cells) {
    const nameScientific = withoutAuthor(cells("Scientific Name with Author"));
    if (nameScientific === "") return "The scientific name is missing.";
    if (!nameScientific.includes(" ")) return null;
    const isOld = cells("Synonym Symbol") !== "";
    return nameLine({
      kind: "plant",
      nameScientific,
      nameCommon:
        cells("Common Name") || cells("National Common Name") || cells("State Common Name"),
      family: cells("Family"),
      id: isOld ? "" : cells("Symbol"),
      acceptedId: isOld ? cells("Symbol") : "",
    });
  },
};
