import { speciesKinds, type SpeciesKind } from "shared-types/species/codes";
import { fold, spellingKey } from "../../database/fold";
import { readScientificName, type ScientificName } from "./scientific-name";

/** A plant or animal of the site. */
export interface KnownSpecies {
  kind: SpeciesKind;
  id: number;
  keyId: string;
  nameCommon: string;
  nameScientific: string;
  aka: string;
}

/** A species as a file names it; kind '': it does not tell whether it is a plant or an animal. */
export interface NamedSpecies {
  kind: SpeciesKind | "";
  /** The kind may be out of date: a species of the other kind with this scientific name is it, too. */
  isKindGuessed?: boolean;
  nameScientific: string;
  nameCommon: string;
}

type Level = keyof ScientificName;

const levels: Level[] = ["full", "words", "species"];

/** The endings by which an epithet agrees with its genus: `novae-angliae`, `alba`, `album`. */
const stemOf = (species: string) =>
  (species.split(" ")[1] ?? "").replace(/(?:ensis|ense|us|a|um|is|e|i|ii|ae)$/, "");

const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether one of two common names has all words of the other: Joe Pye Weed and Spotted Joe-Pye Weed. */
function isContained(one: string, other: string): boolean {
  const [few = [], many = []] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length);
  return few.length > 0 && few.every((word) => many.includes(word));
}

/** The other names of a species, folded; the owner may have written a synonym among them. */
const othersOf = ({ aka }: KnownSpecies) => aka.split(",").map(fold).filter(Boolean);

const commonNamesOf = (one: KnownSpecies) => [fold(one.nameCommon), ...othersOf(one)];

/** What a species is compared by, whether it is given by its name of today or by an old one. */
type SpeciesKey = (kind: SpeciesKind, nameScientific: string) => string;

/** Without books of names, the names themselves. */
const asWritten: SpeciesKey = (kind, nameScientific) => `${kind} ${fold(nameScientific)}`;

/** Finds the site's plants and animals by the names of other sources. */
export function createSpeciesIndex(all: readonly KnownSpecies[], keyOf: SpeciesKey = asWritten) {
  const byName: Record<Level, Map<string, KnownSpecies[]>> = {
    full: new Map(),
    words: new Map(),
    species: new Map(),
  };
  const byKey = new Map<string, KnownSpecies>();
  const byId = new Map<string, KnownSpecies>();
  const byCommonName = new Map<string, KnownSpecies[]>();
  const byStem = new Map<string, KnownSpecies[]>();
  /** By the names of today. */
  const byToday = new Map<string, KnownSpecies[]>();

  const note = <Key>(map: Map<Key, KnownSpecies[]>, key: Key, one: KnownSpecies) => {
    map.set(key, [...(map.get(key) ?? []), one]);
  };

  function add(one: KnownSpecies): void {
    const name = readScientificName(one.nameScientific);
    for (const level of levels) if (name[level] !== "") note(byName[level], name[level], one);
    for (const other of othersOf(one)) note(byName.full, other, one);
    for (const common of new Set(commonNamesOf(one).map(spellingKey).filter(Boolean)))
      note(byCommonName, common, one);
    if (name.species !== "")
      for (const written of new Set([name.words, name.species]))
        note(byToday, keyOf(one.kind, written), one);
    if (stemOf(name.species) !== "") note(byStem, stemOf(name.species), one);
    byKey.set(`${one.kind} ${one.keyId}`, one);
    byId.set(`${one.kind} ${one.id}`, one);
  }
  for (const one of all) add(one);

  const ofKind = (found: KnownSpecies[] | undefined, kind: NamedSpecies["kind"]) =>
    [...new Set(found)].filter((one) => kind === "" || one.kind === kind);

  /** Those with this common name, or else with it in another spelling: Joe-Pye Weed of `Joe Pye weed`. */
  function commonly(name: string, kind: NamedSpecies["kind"]): KnownSpecies[] {
    const folded = fold(name);
    const found = ofKind(byCommonName.get(spellingKey(folded)), kind);
    const exact = found.filter((one) => commonNamesOf(one).includes(folded));
    return exact.length > 0 ? exact : found;
  }

  /** The one a name means, of several: the species itself, not its cultivars and varieties. */
  function onlyOne(found: KnownSpecies[], name: string): KnownSpecies | null {
    const itself = found.filter(({ nameScientific }) => fold(nameScientific) === name);
    const [one, ...others] = itself.length > 0 ? itself : found;
    return one && others.length === 0 ? one : null;
  }

  return {
    add,
    byKey: (kind: SpeciesKind, keyId: string) => byKey.get(`${kind} ${fold(keyId)}`) ?? null,
    /** The only one with this common name. */
    byCommonName(kind: SpeciesKind, name: string): KnownSpecies | null {
      const [one, ...others] = commonly(name, kind);
      return one && others.length === 0 ? one : null;
    },
    byId: (kind: SpeciesKind, id: number) => byId.get(`${kind} ${id}`) ?? null,
    keysOf: (kind: SpeciesKind) =>
      new Set([...byId.values()].filter((one) => one.kind === kind).map(({ keyId }) => keyId)),

    /**
     * The species with this scientific name, whatever its case, authors and subspecies, or with one that is an old name of the
     * same; null if none or unclear.
     */
    find({ kind, isKindGuessed, nameScientific }: NamedSpecies): KnownSpecies | null {
      const name = readScientificName(nameScientific);
      // Genera of plants and animals may share a name (Pieris), species hardly ever do.
      const kinds = isKindGuessed && name.species !== "" ? [kind, "" as const] : [kind];
      const today = (written: string) =>
        speciesKinds
          .filter((one) => kinds.includes(one) || kinds.includes(""))
          .flatMap((one) => byToday.get(keyOf(one, written)) ?? []);
      // What was below a species may be one of its own today: Acris crepitans blanchardi.
      const below = name.species === "" || name.words === name.species ? [] : today(name.words);
      for (const one of kinds)
        for (const level of levels) {
          if (level === "species" && below.length > 0) return onlyOne(below, name.words);
          const found = name[level] === "" ? [] : ofKind(byName[level].get(name[level]), one);
          if (found.length > 0) return onlyOne(found, name[level]);
        }
      return name.species === "" ? null : onlyOne(today(name.species), name.species);
    },

    /**
     * What a name that is not found may mean: a homonym, the same common name, or, where its genus may have changed,
     * the same epithet with a common name that has the same words. One word in common is not enough: American Wigeon
     * (americana) is no American toad (americanus).
     */
    propose({ kind, nameScientific, nameCommon }: NamedSpecies): KnownSpecies | null {
      const name = readScientificName(nameScientific);
      const [same] = levels.flatMap((level) => ofKind(byName[level].get(name[level]), kind));
      if (same) return same;
      const [common] = commonly(nameCommon, kind);
      if (common) return common;
      const stem = ofKind(byStem.get(stemOf(name.species)), kind);
      return stem.find((one) => isContained(one.nameCommon, nameCommon)) ?? null;
    },
  };
}

export type SpeciesIndex = ReturnType<typeof createSpeciesIndex>;
