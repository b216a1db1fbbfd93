import { sightingImportLimits } from "shared-types/sighting-import/codes";
import type { SightingsImported } from "shared-types/sighting-import/answers";
import { shownName } from "./known-changes";
import type { ImportPlan } from "./plan";
import type { SpeciesIndex } from "./species-index";

/** What an import does or has done, for the owner. */
export function presentImport(
  plan: ImportPlan,
  index: SpeciesIndex,
  done: { saved: number; followed: number } = { saved: 0, followed: 0 },
): Omit<SightingsImported, "dateQuestions" | "guessedWords"> {
  const { read, known, places, elsewhere, observers, changed, fresh, unmatched } = plan;
  const { refused, leftOut } = plan;
  return {
    read,
    new: fresh.length,
    known,
    places,
    elsewhere,
    observers,
    othersCount: fresh.filter(({ draft }) => draft.observer !== "").length,
    cultivatedCount: fresh.filter(({ draft }) => draft.cultivated).length,
    unmatched: unmatched.map(({ named, count, changed: waiting }) => {
      const proposed = index.propose(named);
      return {
        nameScientific: shownName(named),
        nameCommon: named.nameCommon,
        count,
        changed: waiting,
        proposed: {
          kind: proposed?.kind ?? named.kind,
          id: proposed?.id ?? 0,
          nameCommon: proposed?.nameCommon ?? "",
        },
      };
    }),
    leftOut,
    shortened: plan.shortened,
    changed: changed
      .slice(0, sightingImportLimits.listed)
      .map(({ id, line, before, after, named, found }) => ({
        ...{ sightingId: id, line, before, after },
        waitsFor: found === null ? shownName(named) : "",
      })),
    changedCount: changed.length,
    refused: refused.slice(0, sightingImportLimits.listed),
    refusedCount: refused.length,
    ...done,
  };
}
