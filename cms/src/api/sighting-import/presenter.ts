import { sightingImportLimits } from "shared-types/sighting-import/codes";
import type { SightingsImported } from "shared-types/sighting-import/answers";
import type { SpeciesKind } from "shared-types/species/codes";
import { bookFinder } from "../name/books";
import type { FileSpecies } from "./formats/format";
import { shownName } from "./known-changes";
import type { ImportPlan } from "./plan";
import { readScientificName } from "./scientific-name";
import type { SpeciesIndex } from "./species-index";

/** Whether a name is that of a plant or of an animal: by its file, else by the books of names; '' where these tell nothing, or both. */
function kindOf(named: FileSpecies): SpeciesKind | "" {
  if (named.kind !== "") return named.kind;
  const name = shownName(named);
  const { words } = readScientificName(name);
  const known = [name, words].flatMap((one) => bookFinder().called(one));
  const [kind = "", ...others] = new Set(known.map((one) => one.kind));
  return others.length === 0 ? kind : "";
}

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
          kind: proposed?.kind ?? kindOf(named),
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
