import type { SightingMatch, SightingsImported } from "shared-types/sighting-import/answers";
import type { SpeciesKind } from "shared-types/species/codes";

export type Unmatched = SightingsImported["unmatched"][number];

/** What the owner says a name is. `chosen` waits for the record that is chosen, whose id is 0 until then. */
export type Choice =
  | { is: "left" }
  | { is: "proposed" }
  | { is: "new"; kind: SpeciesKind }
  | { is: "chosen"; kind: SpeciesKind; id: number };

/** By `keyOf`; they outlive the report, because the file may have to be mended and chosen again. */
export type Choices = Readonly<Record<string, Choice>>;

export const left: Choice = { is: "left" };

export const keyOf = ({ nameScientific, proposed }: Unmatched) =>
  `${proposed.kind} ${nameScientific}`;

export const choiceOf = (choices: Choices, name: Unmatched): Choice => choices[keyOf(name)] ?? left;

/** The kinds that a name may be of. */
export const kindsOf = ({ proposed: { kind } }: Unmatched): SpeciesKind[] =>
  kind === "" ? ["animal", "plant"] : [kind];

/** What a choice tells the import; null while it settles nothing. */
function matchOf({ nameScientific, proposed }: Unmatched, choice: Choice) {
  const match = (kind: SpeciesKind, id: number): SightingMatch => ({ nameScientific, kind, id });
  if (choice.is === "new") return match(choice.kind, 0);
  if (choice.is === "chosen") return choice.id > 0 ? match(choice.kind, choice.id) : null;
  const isProposed = choice.is === "proposed" && proposed.kind !== "" && proposed.id > 0;
  return isProposed ? match(proposed.kind as SpeciesKind, proposed.id) : null;
}

/** The changed sightings of some that can follow their source: a name that is not known must be settled. */
export const followable = (
  { changed }: SightingsImported,
  follow: readonly number[],
  matches: readonly SightingMatch[],
): number[] => {
  const settled = new Set(matches.map(({ nameScientific }) => nameScientific));
  const isReady = (name: string) => name === "" || settled.has(name);
  return changed
    .filter(({ sightingId, waitsFor }) => follow.includes(sightingId) && isReady(waitsFor))
    .map(({ sightingId }) => sightingId);
};

/** What all choices tell the import. */
export function settle(names: readonly Unmatched[], choices: Choices) {
  const settled = names.flatMap((name) => {
    const match = matchOf(name, choiceOf(choices, name));
    return match ? [{ match, count: name.count }] : [];
  });
  return {
    matches: settled.map(({ match }) => match),
    /** Lines that they let in. */
    lines: settled.reduce((sum, { count }) => sum + count, 0),
  };
}

/** The choices after what nothing was said of yet has become what its proposal says, or new. */
export function chooseRest(
  names: readonly Unmatched[],
  choices: Choices,
  to: "proposed" | "new",
): Choices {
  const rest = names.flatMap((name): [string, Choice][] => {
    const { kind, id } = name.proposed;
    if (choiceOf(choices, name).is !== "left" || kind === "") return [];
    if (to === "proposed") return id > 0 ? [[keyOf(name), { is: "proposed" }]] : [];
    return id > 0 ? [] : [[keyOf(name), { is: "new", kind }]];
  });
  return { ...choices, ...Object.fromEntries(rest) };
}
