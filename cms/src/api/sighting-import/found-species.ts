import type { SpeciesKind } from "shared-types/species/codes";
import type { FileSpecies } from "./formats/format";
import type { KnownSpecies } from "./species-index";

/** A species that a match wants to be added. */
export interface NewSpecies extends FileSpecies {
  kind: SpeciesKind;
}

/** What the name of a line is taken for; null if for nothing yet. */
export type Found = KnownSpecies | NewSpecies | null;

/** Whether a species is to be added. */
export const isNewSpecies = (found: Found | "same"): found is NewSpecies =>
  found !== null && found !== "same" && !("id" in found);
