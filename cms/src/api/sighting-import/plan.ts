import { setImmediate } from "node:timers/promises";
import {
  sightingImportMessages,
  sightingMessages,
  panelMessages,
  type SightingDraft,
  type SightingMatch,
  type SpeciesKind,
} from "shared-types";
import { check, faultsOf, sightingDraftSchema } from "shared-types/schemas";
import { fold } from "../../database/fold";
import { isFuture } from "../sighting/today";
import type { FileLine, FileSpecies, NoSighting } from "./formats/format";
import { createIdentities } from "./identity";
import type { KnownSightings } from "./query";
import type { ReadLine } from "./read-lines";
import type { KnownSpecies, SpeciesIndex } from "./species-index";

/** A species that a match wants to be added. */
export interface NewSpecies extends FileSpecies {
  kind: SpeciesKind;
}

/** A line that is to be saved; `news` are its species that have no id yet. */
export interface FreshSighting {
  draft: SightingDraft;
  news: NewSpecies[];
}

interface Unmatched {
  named: FileSpecies;
  count: number;
}

/** What an import would do. */
export interface ImportPlan {
  read: number;
  known: number;
  fresh: FreshSighting[];
  unmatched: Unmatched[];
  refused: { line: number; reason: string }[];
  leftOut: Record<NoSighting, number>;
}

interface PlanOptions {
  index: SpeciesIndex;
  known: KnownSightings;
  matches: SightingMatch[];
  /** Of the photos that lines name, those that there are. */
  photos: Set<number>;
  timeZone: string;
}

const wholeOf = (named: FileSpecies): FileSpecies => ({ ...named, ...named.whole });

/** What a species is called in a report, and in the matches that settle it. */
export const shownName = ({ nameScientific, nameCommon }: FileSpecies) =>
  nameScientific || nameCommon;

type Found = KnownSpecies | NewSpecies | null;

const isNew = (found: KnownSpecies | NewSpecies): found is NewSpecies => !("id" in found);

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
    const there = byKey ?? index.find(named);
    if (there) return there;
    const whole = wholeOf(named);
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

const idFields = { plant: "plantId", animal: "animalId" } as const;

/** The draft of a line, or why it breaks a rule. A species without an id has a stand-in, whose id is replaced later. */
async function draftOf(
  { sighting }: FileLine,
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

/** Sorts the lines of a file into those to save and those that are known, refused or wait for a name. */
export async function planImport(lines: ReadLine[], options: PlanOptions): Promise<ImportPlan> {
  const identify = createIdentities(options.known, lines);
  const find = createFinder(options);
  const plan: ImportPlan = {
    ...{ read: lines.length, known: 0, fresh: [], unmatched: [], refused: [] },
    leftOut: { noDay: 0, noneSeen: 0 },
  };
  const unmatched = new Map<string, Unmatched>();

  async function sort(line: FileLine): Promise<string | null> {
    if (line.noSighting) {
      plan.leftOut[line.noSighting] += 1;
      return null;
    }
    const species = line.species.map((named) => ({ named, found: find(named) }));
    const ids = { plantId: 0, animalId: 0 };
    for (const { named, found } of species) {
      const field = idFields[(found ?? named).kind || "animal"];
      ids[field] = found && !isNew(found) ? found.id : 1;
    }
    const isHere = species.every(({ found }) => found && !isNew(found));
    const clientId = identify(line, isHere ? ids.animalId : 0);
    if (clientId === null) {
      plan.known += 1;
      return null;
    }
    const draft = await draftOf(
      { ...line, sighting: { ...line.sighting, clientId } },
      ids,
      options,
    );
    if (typeof draft === "string") return withDate(draft, line.sighting.date);
    const missing = species.find(({ found }) => !found)?.named;
    if (missing) {
      const waiting = wholeOf(missing);
      const key = `${waiting.keyId && waiting.kind} ${fold(shownName(waiting))}`;
      const count = (unmatched.get(key)?.count ?? 0) + 1;
      unmatched.set(key, { named: unmatched.get(key)?.named ?? waiting, count });
    } else {
      const news = species.flatMap(({ found }) => (found && isNew(found) ? [found] : []));
      plan.fresh.push({ draft, news });
    }
    return null;
  }

  for (const [at, line] of lines.entries()) {
    if (at % pauseEvery === 0) await setImmediate();
    const reason = "reason" in line ? line.reason : await sort(line);
    if (reason !== null) plan.refused.push({ line: line.line, reason });
  }
  plan.unmatched = [...unmatched.values()].sort((a, b) => b.count - a.count);
  return plan;
}
