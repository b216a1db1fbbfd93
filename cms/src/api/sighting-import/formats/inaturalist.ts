import { DateTime } from "luxon";
import { plainText } from "../../../documents/html";
import type { Cells, FileSpecies, SightingReader } from "./format";

const iconicAnimals = new Set(
  "Animalia Aves Mammalia Reptilia Amphibia Actinopterygii Arachnida Insecta Mollusca".split(" "),
);

/** Whether it is a plant or an animal, by any of the columns that tell; families of animals end in -idae. */
function kindOf(cells: Cells): FileSpecies["kind"] {
  const [iconic, kingdom] = [cells("iconic_taxon_name"), cells("taxon_kingdom_name")];
  if (iconic === "Plantae" || kingdom === "Plantae") return "plant";
  if (iconicAnimals.has(iconic) || kingdom === "Animalia") return "animal";
  // Fungi, and what is neither.
  if (iconic !== "" || kingdom !== "") return "";
  const family = cells("taxon_family_name");
  if (family.endsWith("idae")) return "animal";
  return family.endsWith("aceae") ? "plant" : "";
}

/** The day of a moment in the garden. */
function localDay(moment: string, timeZone: string): string {
  const given = moment
    .trim()
    .replace(" ", "T")
    .replace(/ ?UTC$/, "Z")
    .replace(" ", "");
  return DateTime.fromISO(given, { zone: timeZone }).toISODate() ?? moment;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function evidenceOf(cells: Cells): string {
  if (cells("image_url") !== "") return "photo";
  return cells("sound_url") === "" ? "seen" : "heard";
}

/** iNaturalist's export of observations: any of its columns, in any order. Where it was is never read. */
export const inaturalist: SightingReader = {
  name: "an export of iNaturalist observations",
  dates: ["observed_on", "observed_on_string"],
  read(cells, { date, timeZone }) {
    const moment = cells("time_observed_at");
    const given = cells("observed_on") || (moment === "" ? cells("observed_on_string") : "");
    const href = cells("url");
    const id = cells("id") || (/\/observations\/(\d+)/.exec(href)?.[1] ?? "");
    return {
      species: [
        {
          kind: kindOf(cells),
          nameScientific: cells("scientific_name"),
          nameCommon: cells("common_name") || cells("species_guess"),
          classTax: cells("taxon_class_name"),
          order: cells("taxon_order_name"),
          family: cells("taxon_family_name"),
          keyId: "",
        },
      ],
      sighting: {
        date: given === "" && moment !== "" ? localDay(moment, timeZone) : date(given),
        evidence: evidenceOf(cells),
        note: plainText(cells("description")),
        source: "inaturalist",
        sourceId: id || cells("uuid"),
        // By its UUID it is known from a file without ids too.
        clientId: uuid.test(cells("uuid")) ? cells("uuid").toLowerCase() : "",
        href,
      },
    };
  },
};
