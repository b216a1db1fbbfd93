import { sightingImportLimits, type SightingsImported } from "shared-types";
import { shownName, type ImportPlan } from "./plan";
import type { SpeciesIndex } from "./species-index";

/** What an import does or has done, for the owner. */
export function presentPlan(
  { read, known, fresh, unmatched, refused, leftOut }: ImportPlan,
  index: SpeciesIndex,
  saved: number,
): Omit<SightingsImported, "dateQuestions"> {
  return {
    read,
    new: fresh.length,
    known,
    unmatched: unmatched.map(({ named, count }) => {
      const proposed = index.propose(named);
      return {
        nameScientific: shownName(named),
        nameCommon: named.nameCommon,
        count,
        proposed: {
          kind: proposed?.kind ?? named.kind,
          id: proposed?.id ?? 0,
          nameCommon: proposed?.nameCommon ?? "",
        },
      };
    }),
    leftOut,
    refused: refused.slice(0, sightingImportLimits.refused),
    saved,
  };
}
