import { stringOf } from "../../database/derived-columns";
import { fold } from "../../database/fold";
import type { FileLine, FileSpecies } from "./formats/format";
import type { Found } from "./found-species";
import { sourceOf, type KnownSightings, type StoredSighting } from "./query";
import type { SpeciesIndex } from "./species-index";

/** What a species is called in a report, and in the matches that settle it. */
export const shownName = ({ nameScientific, nameCommon }: FileSpecies) =>
  nameScientific || nameCommon;

/** The day and the name that a source gives, as it was last imported; kept beside the sighting, not part of its form. */
export const stateOf = (date: string, named: FileSpecies): string =>
  `${date} ${fold(shownName(named))}`.slice(0, 500);

/** The name in such a state. */
const nameIn = (state: string) => state.slice(state.indexOf(" ") + 1);

interface DatedName {
  date: string;
  name: string;
}

/** An imported sighting whose source has another day or another name for it by now. */
export interface ChangedSighting {
  id: number;
  line: number;
  before: DatedName;
  after: DatedName;
  named: FileSpecies;
  /** What it is by now: 'same' if only the day is another; null if the site does not know the name. */
  found: Found | "same";
  state: string;
}

/**
 * What has changed at the source since a sighting was imported. What the owner has changed here since is no change there:
 * so the state tells, and only without one, as after an import by an older version, the sighting itself.
 */
export function changeOf(
  stored: StoredSighting,
  line: { line: number; date: string; named: FileSpecies; found: Found },
  index: SpeciesIndex,
): ChangedSighting | null {
  const { date, named, found } = line;
  const state = stateOf(date, named);
  if (stored.state === state) return null;
  const ids = { plant: stored.plantId, animal: stored.animalId };
  const isHere = found !== null && "id" in found && ids[found.kind] === found.id;
  // An older import may have been told what a name is that is still not known.
  const isUntold = stored.state === "" && found === null;
  const isSameName = isHere || isUntold || nameIn(stored.state) === nameIn(state);
  if (isSameName && date === stored.date) return null;
  const kind = ids.animal > 0 ? "animal" : "plant";
  const before = index.byId(kind, ids[kind])?.nameCommon ?? "";
  const after = found && "id" in found ? found.nameCommon : shownName(named);
  return {
    id: stored.id,
    line: line.line,
    before: { date: stored.date, name: before },
    after: { date, name: isSameName ? before : after },
    named,
    found: isSameName ? "same" : found,
    state,
  };
}

/** The sighting that a line of a source made, unless it is in the bin. */
export function storedOf(known: KnownSightings, line: FileLine): StoredSighting | undefined {
  const bySource = known.bySource.get(sourceOf(line));
  const clientId = stringOf(line.sighting.clientId);
  return bySource ?? (clientId === "" ? undefined : known.byClientId.get(clientId));
}
