import { nameLine, type NameFormat } from "./format";

const old = new Set(["Synonym", "Illegitimate", "Invalid", "Orthographic", "Misapplied"]);
const above = new Set(["Genus", "Family", "Section", "Subgenus", "Series"]);

/** The World Checklist of Vascular Plants (`wcvp_names.csv`, of 2021 to 2025): pipes, and quotation marks that quote nothing. */
export const wcvp: NameFormat = {
  title: "World Checklist of Vascular Plants",
  license: "CC BY 3.0, Royal Botanic Gardens, Kew",
  columns: ["plant_name_id", "taxon_status", "taxon_name", "accepted_plant_name_id"],
  read(cells) {
    const nameScientific = cells("taxon_name");
    if (nameScientific === "") return "The name is missing (taxon_name).";
    if (above.has(cells("taxon_rank")) || !nameScientific.includes(" ")) return null;
    const isOld = old.has(cells("taxon_status"));
    // A misapplied name was never the species' own, and an unplaced one leads nowhere.
    if (isOld && (cells("accepted_plant_name_id") === "" || cells("taxon_status") === "Misapplied"))
      return null;
    return nameLine({
      kind: "plant",
      nameScientific,
      family: cells("family"),
      id: cells("plant_name_id"),
      acceptedId: isOld ? cells("accepted_plant_name_id") : "",
    });
  },
};
