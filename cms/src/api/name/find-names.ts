import type { Database } from "better-sqlite3";
import { fold, otherSaint } from "shared-types/kit/fold";
import { nameLimits } from "shared-types/name/codes";
import type { FoundName } from "shared-types/name/answers";
import { speciesKinds, type SpeciesKind } from "shared-types/species/codes";
import { distance, joinedOf, typosIn, wordsOf } from "shared-types/name/spelling";
import { ofSpecies } from "./formats/without-author";
import { idsOfKind } from "./store";

/** A name that was found, and what all books know of the species. */
export type BookName = Omit<FoundName, "recordId">;

interface Row extends Omit<BookName, "names" | "accepted" | "source"> {
  id: number;
  book: number;
  old: number;
  joined: string;
  /** `endsOfAll` of its names. */
  ends: string;
  names: string;
  accepted: number | null;
}

/** What of a name tells how well it answers. */
type Candidate = Pick<Row, "id" | "old" | "ends">;

/** How many words are remembered: an owner's photos hardly have more. */
const keptMost = 50_000;

/** How many names are looked at to choose the best of. */
const looked = { same: 40, begun: 100, mistyped: 400 };

/** The longest names have so many words: more is looked for only if all of it is a name. */
const mostWords = 6;

const quoted = (word: string) => `"${word}"`;

/** What FTS is asked: names with an end that begins like all that was typed, or with each of its words. */
function matchOf(words: string[]): string {
  const whole = `${quoted(words.join(""))}*`;
  const apart = words.filter((word) => word.length > 1).map((word) => `${quoted(word)}*`);
  return words.length > 1 && apart.length > 0 ? `${whole} OR (${apart.join(" AND ")})` : whole;
}

/** Finds names in the books. One that was opened once answers at once: its statements are prepared. */
export function createFinder(names: Database) {
  const matching = names.prepare<[string, number, number, number], Candidate>(
    `select name.id, name.old, name.ends from spelling join name on name.id = spelling.rowid
      where spelling match ? and spelling.rowid between ? and ? order by spelling.rowid limit ?`,
  );
  const row = names.prepare<[number], Row>("select * from name where id = ?");
  const byJoined = names.prepare<[string, SpeciesKind], Row>(
    "select * from name where joined = ? and kind = ? order by old, book limit 1",
  );
  const same = names.prepare<[string, SpeciesKind], Row & { title: string }>(
    `select name.*, book.title from name join book on book.id = name.book
      where joined = ? and kind = ? and old = 0 order by book.id`,
  );

  const olds = names
    .prepare<[number], string>("select nameScientific from name where accepted = ?")
    .pluck();
  /** Changes with each book that is added or removed. */
  const version = names.prepare<[], number>("pragma data_version").pluck();
  const nothing = () => ({
    keys: new Map<string, string>(),
    called: new Map<string, BookName[]>(),
    scientific: new Map<string, string[]>(),
  });
  let kept = { version: 0, ...nothing() };
  /** What was asked for: keys of the site's own records, their names and words of its photos, again and again. */
  function known() {
    const now = version.get() ?? 0;
    const most = Math.max(kept.called.size, kept.scientific.size);
    if (now !== kept.version || most > keptMost) kept = { version: now, ...nothing() };
    return kept;
  }

  function candidates(words: string[], kinds: readonly SpeciesKind[]): Candidate[] {
    const found = new Map<number, Candidate>();
    for (const kind of kinds) {
      const [from, to] = idsOfKind(kind);
      const same = matching.all(quoted(words.join("")), from, to, looked.same);
      const begun = matching.all(matchOf(words), from, to, looked.begun);
      for (const one of [...same, ...begun]) found.set(one.id, one);
    }
    return [...found.values()];
  }

  /** The names that answer to these words, the best first. */
  function ranked(words: string[], kinds: readonly SpeciesKind[]): number[] {
    return candidates(words, kinds)
      .map(({ id, old, ends }) => ({ id, near: distance(ends, words) + old / 2 }))
      .sort((a, b) => a.near - b.near || a.id - b.id)
      .map(({ id }) => id);
  }

  /** The names that answer to words of which some letters are wrong: those with one word right, or its first letters. */
  function mistyped(words: string[], kinds: readonly SpeciesKind[]): number[] {
    const joined = words.join("");
    const begun = words.flatMap((word) =>
      word.length < nameLimits.letters
        ? []
        : [words.length > 1 ? word : word.slice(0, nameLimits.letters)],
    );
    return begun
      .flatMap((word) =>
        kinds.flatMap((kind) =>
          matching.all(`${quoted(word)}*`, ...idsOfKind(kind), looked.mistyped),
        ),
      )
      .map(({ id, old, ends }) => ({ id, near: typosIn(ends, joined) + old / 4 }))
      .filter(({ near }) => near < Infinity)
      .sort((a, b) => a.near - b.near || a.id - b.id)
      .map(({ id }) => id);
  }

  /** What the books say of a species together: what the first does not know, the next may. */
  function present(found: Row, today: Row): BookName {
    const all = same.all(today.joined, today.kind);
    function first<Key extends "nameCommon" | "family" | "order" | "classTax" | "type" | "native">(
      key: Key,
    ): Row[Key] {
      return (all.find((one) => one[key] !== "") ?? today)[key];
    }
    const counted = all.find(({ keystone }) => keystone !== null);
    const commons = all.flatMap((one) => [one.nameCommon, ...one.names.split("|")]).filter(Boolean);
    const nameCommon = first("nameCommon");
    return {
      kind: found.kind,
      nameScientific: found.nameScientific,
      nameCommon,
      names: [...new Set(commons)].filter((name) => joinedOf(name) !== joinedOf(nameCommon)),
      family: first("family"),
      order: first("order"),
      classTax: first("classTax"),
      type: first("type"),
      native: first("native"),
      keystone: counted?.keystone ?? null,
      keystoneSource: counted?.keystoneSource ?? "",
      accepted: found.old === 1 ? today.nameScientific : "",
      source: [...new Set(all.map(({ title }) => title))].join("; "),
    };
  }

  const todayOf = (found: Row) =>
    found.accepted === null ? found : (row.get(found.accepted) ?? found);

  /** The names of these ids, each species once, in this order. */
  function presentAll(found: readonly number[], limit: number): BookName[] {
    const best = new Map<string, BookName>();
    for (const id of found) {
      if (best.size === limit) break;
      const one = row.get(id);
      if (!one) continue;
      const today = todayOf(one);
      const key = `${today.kind} ${today.joined}`;
      if (!best.has(key)) best.set(key, present(one, today));
    }
    return [...best.values()];
  }

  /** The ids of the names that are exactly so, in whatever spelling. */
  function idsCalled(joined: string): number[] {
    if (joined === "") return [];
    const found = speciesKinds.flatMap((kind) => {
      const [from, to] = idsOfKind(kind);
      return matching.all(quoted(joined), from, to, looked.same);
    });
    return found.filter(({ ends }) => distance(ends, [joined]) === 0).map(({ id }) => id);
  }

  function scientificNamesOf(joined: string): string[] {
    const species = idsCalled(joined)
      .flatMap((id) => row.get(id) ?? [])
      .map(todayOf);
    const all = species.flatMap((one) => [one.nameScientific, ...olds.all(one.id)]);
    return [...new Set(all)];
  }

  return {
    /**
     * The best names for what was typed, at most `limit`; each species once. Where no name has all of it, its end is left out as far as the
     * epithet: a variety that no book has, an author, a trade name. Where none has that either, some letters may be wrong.
     */
    find(typed: string, kind: SpeciesKind | "", limit: number): BookName[] {
      const words = wordsOf(typed);
      if (words.join("").length < nameLimits.letters) return [];
      const kinds = kind === "" ? speciesKinds : [kind];
      let found = ranked(words, kinds);
      const other = found.length === 0 ? otherSaint(fold(typed)) : undefined;
      if (other !== undefined) found = ranked(wordsOf(other), kinds);
      for (
        let many = Math.min(words.length - 1, mostWords);
        found.length === 0 && many >= 2;
        many -= 1
      )
        found = ranked(words.slice(0, many), kinds);
      if (found.length === 0) found = mistyped(words, kinds);
      return presentAll(found, limit);
    },

    /** The species that are called exactly so, in whatever spelling. */
    called(name: string): BookName[] {
      const { called } = known();
      const joined = joinedOf(name);
      const found = called.get(joined) ?? presentAll(idsCalled(joined), nameLimits.listed);
      called.set(joined, found);
      return found;
    },

    /** Whether a book has this scientific name, of today or old. */
    hasScientific: (name: string): boolean => {
      const joined = joinedOf(name);
      return joined !== "" && speciesKinds.some((kind) => byJoined.get(joined, kind) !== undefined);
    },

    /** All scientific names, of today and old, of the species that are called exactly so. */
    scientificNames(name: string): string[] {
      const { scientific } = known();
      const joined = joinedOf(name);
      const found = scientific.get(joined) ?? scientificNamesOf(joined);
      scientific.set(joined, found);
      return found;
    },

    /** What a species is compared by: its name of today, in the form in which spellings agree, whatever name it is given by. */
    speciesKey: (kind: SpeciesKind, nameScientific: string): string => {
      const { keys } = known();
      const asked = `${kind} ${nameScientific}`;
      const same = keys.get(asked);
      if (same !== undefined) return same;
      const joined = joinedOf(ofSpecies(nameScientific));
      const found = byJoined.get(joined, kind);
      const key = `${kind} ${found ? todayOf(found).joined : joined}`;
      keys.set(asked, key);
      return key;
    },
  };
}
