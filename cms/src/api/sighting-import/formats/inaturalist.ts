import { plainText } from "../../../documents/html";
import { localDay, type Cells, type FileSpecies, type SightingReader } from "./format";

/** Of iNaturalist's iconic taxa, those that are a class of animals. */
const animalClasses = new Set(
  "Aves Mammalia Reptilia Amphibia Actinopterygii Arachnida Insecta".split(" "),
);
const iconicAnimals = new Set(["Animalia", "Mollusca", ...animalClasses]);

type Kind = Pick<FileSpecies, "kind" | "isKindGuessed">;

/**
 * Whether a taxon is an animal, or goes by the rules for plants, algae and fungi; '' if nothing tells. Families of
 * animals end in -idae, those of the others in -aceae, and their orders in -ales (ICZN 29.2, ICN 16-18).
 */
function lineageOf(cells: Cells): "animal" | "other" | "" {
  const [family, order] = [cells("taxon_family_name"), cells("taxon_order_name")];
  if (family.endsWith("idae")) return "animal";
  if (family.endsWith("aceae") || order.endsWith("ales")) return "other";
  return order === "" ? "" : "animal";
}

/**
 * Whether it is a plant or an animal. The kingdom and the lineage are those of the taxon; the iconic taxon is a copy
 * in the observation, which may be out of date after the taxon has changed: it is only a guess.
 */
export function kindOf(cells: Cells): Kind {
  const [iconic, kingdom] = [cells("iconic_taxon_name"), cells("taxon_kingdom_name")];
  if (kingdom === "Plantae") return { kind: "plant" };
  if (kingdom !== "") return { kind: kingdom === "Animalia" ? "animal" : "" };
  const lineage = lineageOf(cells);
  if (lineage === "animal") return { kind: "animal" };
  const isGreen = iconic === "" || iconic === "Plantae" || iconicAnimals.has(iconic);
  if (lineage === "other") return { kind: isGreen ? "plant" : "" };
  if (iconic === "Plantae") return { kind: "plant", isKindGuessed: true };
  // Fungi, and what is neither.
  return iconicAnimals.has(iconic) ? { kind: "animal", isKindGuessed: true } : { kind: "" };
}

/** Its licenses are Creative Commons 4.0, as CC-BY-NC, or CC0; without one all rights are reserved (inaturalist.org/pages/help). */
function licenseOf(code: string): string {
  const [, terms] = /^cc-?(0|by(?:-(?:nc|nd|sa|nc-sa|nc-nd))?)$/i.exec(code) ?? [];
  if (terms === undefined) return "";
  const path = terms === "0" ? "publicdomain/zero/1.0" : `licenses/${terms.toLowerCase()}/4.0`;
  return `https://creativecommons.org/${path}/`;
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
  moments: ["time_observed_at"],
  /** Of what its owner has obscured, an export has the place itself in another column. */
  context(cells, has) {
    const name = cells("private_place_guess") || cells("place_guess");
    const login = cells("user_login");
    return {
      place: has("place_guess") || has("private_place_guess") ? { key: name, name } : null,
      observer:
        login === ""
          ? null
          : { login, name: cells("user_name") || login, license: licenseOf(cells("license")) },
      isCultivated: cells("captive_cultivated").toLowerCase() === "true",
    };
  },
  read(cells, { date, timeZone }) {
    const moment = cells("time_observed_at");
    const given = cells("observed_on") || (moment === "" ? cells("observed_on_string") : "");
    const href = cells("url");
    const iconic = cells("iconic_taxon_name");
    const id = cells("id") || (/\/observations\/(\d+)/.exec(href)?.[1] ?? "");
    return {
      species: [
        {
          ...kindOf(cells),
          nameScientific: cells("scientific_name"),
          nameCommon: cells("common_name") || cells("species_guess"),
          classTax: cells("taxon_class_name"),
          order: cells("taxon_order_name"),
          family: cells("taxon_family_name"),
          keyId: "",
          groupClass: animalClasses.has(iconic) ? iconic : "",
        },
      ],
      sighting: {
        date: given === "" && moment !== "" ? localDay(moment, timeZone) : date(given, moment),
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
