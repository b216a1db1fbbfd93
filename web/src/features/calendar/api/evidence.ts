import type { Evidence } from "shared-types/calendar/codes";
import type { Companion } from "shared-types/calendar/answers";
import { interactionLabels } from "shared-types/interaction/codes";

/** How something is known, after a name. */
export const evidenceWords: Record<Evidence, string> = {
  photo: "photographed here",
  seen: "seen here",
  heard: "heard here",
  sign: "signs of it here",
  books: "in the books",
};

interface CompanionGroup {
  label: string;
  companions: Companion[];
}

/** Companions by what the animal does, in their order. */
export function groupCompanions(companions: readonly Companion[]): CompanionGroup[] {
  const groups = new Map<string, CompanionGroup>();
  for (const one of companions) {
    const label = interactionLabels[one.interaction];
    const group = groups.get(label) ?? { label, companions: [] };
    group.companions.push(one);
    groups.set(label, group);
  }
  return [...groups.values()];
}
