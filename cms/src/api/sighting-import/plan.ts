import { setImmediate } from "node:timers/promises";
import { panelMessages } from "shared-types/kit/panel-messages";
import { sightingImportMessages } from "shared-types/sighting-import/codes";
import type { SightingMatch } from "shared-types/sighting-import/answers";
import { sightingLimits, sightingMessages } from "shared-types/sighting/codes";
import { check, faultsOf } from "shared-types/kit/check";
import { sightingDraftSchema, type SightingDraft } from "shared-types/sighting/schema";
import { fold } from "../../database/fold";
import { isFuture } from "../site-record/today";
import type { FileLine, FileSpecies, LineContext, NoSighting } from "./formats/format";
import { type Found, isNewSpecies, type NewSpecies } from "./found-species";
import { createIdentities } from "./identity";
import { changeOf, shownName, stateOf, storedOf, type ChangedSighting } from "./known-changes";
import {
  observersOf,
  placesOf,
  type CountedObserver,
  type CountedPlace,
  type ChosenOrigins,
} from "./places";
import type { KnownSightings } from "./query";
import type { ReadLine } from "./read-lines";
import type { SpeciesIndex } from "./species-index";

/** A line that is to be saved; `news` are its species that have no id yet. */
export interface FreshSighting {
  draft: SightingDraft;
  /** What its source says of it (known-changes.ts); '' without a source. */
  state: string;
  news: NewSpecies[];
}

interface Unmatched {
  named: FileSpecies;
  count: number;
  /** Sightings here that have this name at their source by now. */
  changed: number;
}

/** What an import would do. */
export interface ImportPlan {
  read: number;
  known: number;
  places: CountedPlace[];
  /** Lines of places that are not taken. */
  elsewhere: number;
  observers: CountedObserver[];
  changed: ChangedSighting[];
  fresh: FreshSighting[];
  unmatched: Unmatched[];
  refused: { line: number; reason: string }[];
  leftOut: Record<NoSighting, number>;
  /** Fresh sightings whose note is kept only in part. */
  shortened: number;
}

interface PlanOptions {
  index: SpeciesIndex;
  known: KnownSightings;
  matches: SightingMatch[];
  origins: ChosenOrigins;
  /** Of the photos that lines name, those that there are. */
  photos: Set<number>;
  timeZone: string;
}

const wholeOf = (named: FileSpecies): FileSpecies => ({ ...named, ...named.whole });

/** Finds the species of lines: each name once. */
function createFinder({ index, matches }: PlanOptions) {
  const settled = new Map(
    matches.map(({ nameScientific, kind, id }) => [fold(nameScientific), { kind, id }]),
  );
  const found = new Map<string, Found>();
  function find(named: FileSpecies): Found {
    const { kind, keyId } = named;
    const isOwn = kind !== "" && keyId !== "";
    const byKey = isOwn ? (index.byKey(kind, keyId) ?? index.byCommonName(kind, keyId)) : null;
    const whole = wholeOf(named);
    // Of both names in one column.
    const isBoth = named.nameScientific.endsWith(`(${whole.nameScientific})`);
    const there = byKey ?? index.find(named) ?? (isBoth ? index.find(whole) : null);
    if (there) return there;
    const match = settled.get(fold(shownName(named))) ?? settled.get(fold(shownName(whole)));
    if (!match || shownName(named) === "" || (isOwn && kind !== match.kind)) return null;
    return match.id === 0 ? { ...whole, kind: match.kind } : index.byId(match.kind, match.id);
  }
  return (named: FileSpecies): Found => {
    const { kind, keyId } = named;
    const key = JSON.stringify([kind, shownName(named), keyId]);
    if (!found.has(key)) found.set(key, find(named));
    return found.get(key) ?? null;
  };
}

const messagesOf = (faults: { errorMessage: string }[]) =>
  [...new Set(faults.map(({ errorMessage }) => errorMessage))].join(" ");

/** Whose an observation is if not the owner's, and whether it grew or lived there by itself. */
function creditOf(context: LineContext | undefined, owners: ReadonlySet<string>) {
  const { observer = null, isCultivated = false } = context ?? {};
  const isOthers = observer !== null && !owners.has(observer.login);
  return {
    ...(isOthers && {
      observer: observer.name.slice(0, sightingLimits.observer),
      license: observer.license,
    }),
    ...(isCultivated && { cultivated: true }),
  };
}

const idFields = { plant: "plantId", animal: "animalId" } as const;

/** A note as far as a sighting has room for it. */
function shortNote(note: unknown): unknown {
  if (typeof note !== "string" || note.length <= sightingLimits.note) return note;
  // Not half of a letter that takes two.
  return `${note.slice(0, sightingLimits.note - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}

/** The draft of a line, or why it breaks a rule. A species without an id has a stand-in, whose id is replaced later. */
async function draftOf(
  sighting: FileLine["sighting"],
  ids: { plantId: number; animalId: number },
  { photos, timeZone }: PlanOptions,
): Promise<SightingDraft | string> {
  if (sighting.date === "") return sightingImportMessages.noDate;
  const checked = await check(sightingDraftSchema, { ...sighting, ...ids, sightingId: 0 });
  if (!("value" in checked)) return messagesOf(faultsOf(checked));
  const { date, photoId } = checked.value;
  if (isFuture(date, timeZone)) return sightingMessages.future;
  return photoId > 0 && !photos.has(photoId) ? panelMessages.noPhoto : checked.value;
}

/** The reason with the date that a rule refuses. */
const withDate = (reason: string, date: unknown) =>
  reason.includes(sightingMessages.date) || reason === sightingMessages.future
    ? `“${String(date).slice(0, 40)}”: ${reason}`
    : reason;

const pauseEvery = 100;

/** Sorts the lines of a file into those to save and those that are known, changed, elsewhere, refused or wait for a name. */
export async function planImport(lines: ReadLine[], options: PlanOptions): Promise<ImportPlan> {
  const identify = createIdentities(options.known, lines);
  const find = createFinder(options);
  const places = placesOf(lines, options.origins);
  const taken = new Set(places.filter(({ isTaken }) => isTaken).map(({ key }) => key));
  const observers = observersOf(lines, options.origins);
  const owners = new Set(observers.filter(({ isOwner }) => isOwner).map(({ login }) => login));
  const plan: ImportPlan = {
    ...{ read: lines.length, known: 0, places, elsewhere: 0, observers },
    ...{ changed: [], fresh: [], unmatched: [], refused: [] },
    leftOut: { noDay: 0, noneSeen: 0 },
    shortened: 0,
  };
  const unmatched = new Map<string, Unmatched>();
  const compared = new Set<number>();

  function wait(named: FileSpecies, what: "count" | "changed"): void {
    const key = `${named.keyId && named.kind} ${fold(shownName(named))}`;
    const waiting = unmatched.get(key) ?? { named, count: 0, changed: 0 };
    waiting[what] += 1;
    unmatched.set(key, waiting);
  }

  /** Whether the source of a known sighting has changed it. */
  async function compare(line: FileLine & { line: number }): Promise<boolean> {
    const stored = storedOf(options.known, line);
    const [first] = line.species;
    if (!stored || !first || compared.has(stored.id)) return false;
    compared.add(stored.id);
    const [named, found] = [wholeOf(first), find(first)];
    const sighting = { ...line.sighting, note: shortNote(line.sighting.note) };
    const draft = await draftOf(sighting, { plantId: 0, animalId: 1 }, options);
    if (typeof draft === "string") return false;
    const { date } = draft;
    const change = changeOf(stored, { line: line.line, date, named, found }, options.index);
    if (!change) return false;
    if (change.found === null) wait(named, "changed");
    plan.changed.push(change);
    return true;
  }

  async function sort(line: FileLine & { line: number; context?: LineContext | undefined }) {
    if (line.noSighting) {
      plan.leftOut[line.noSighting] += 1;
      return null;
    }
    const species = line.species.map((named) => ({ named, found: find(named) }));
    const ids = { plantId: 0, animalId: 0 };
    for (const { named, found } of species) {
      const field = idFields[(found ?? named).kind || "animal"];
      ids[field] = found && !isNewSpecies(found) ? found.id : 1;
    }
    const isHere = species.every(({ found }) => found && !isNewSpecies(found));
    const clientId = identify(line, isHere ? ids.animalId : 0);
    if (clientId === null) {
      // This site's own file has no source that could have changed.
      const isChanged = line.context !== undefined && (await compare(line));
      if (!isChanged) plan.known += 1;
      return null;
    }
    const credit = creditOf(line.context, owners);
    const note = shortNote(line.sighting.note);
    const draft = await draftOf({ ...line.sighting, ...credit, clientId, note }, ids, options);
    if (typeof draft === "string") return withDate(draft, line.sighting.date);
    const missing = species.find(({ found }) => !found)?.named;
    if (missing) {
      wait(wholeOf(missing), "count");
      return null;
    }
    const news = species.flatMap(({ found }) => (isNewSpecies(found) ? [found] : []));
    const [first] = line.species;
    const state = line.context && first ? stateOf(draft.date, first) : "";
    plan.fresh.push({ draft, state, news });
    if (note !== line.sighting.note) plan.shortened += 1;
    return null;
  }

  for (const [at, line] of lines.entries()) {
    if (at % pauseEvery === 0) await setImmediate();
    const { place = null } = line.context ?? {};
    if (place !== null && !taken.has(place.key)) {
      plan.elsewhere += 1;
      continue;
    }
    const reason = "reason" in line ? line.reason : await sort(line);
    if (reason !== null) plan.refused.push({ line: line.line, reason });
  }
  plan.unmatched = [...unmatched.values()].sort(
    (a, b) => b.count + b.changed - a.count - a.changed,
  );
  return plan;
}
