import type { Database } from "better-sqlite3";
import { nameLimits, type FoundName } from "shared-types/name/codes";
import { speciesKinds, type SpeciesKind } from "shared-types/species/codes";
import { endsOf, joinedOf, wordsOf } from "./spelling";
import { idsOfKind } from "./store";

/** A name that was found, and what all books know of the species. */
export type BookName = Omit<FoundName, "recordId">;

interface Row extends Omit<BookName, "names" | "accepted" | "source"> {
  id: number;
  book: number;
  old: number;
  joined: string;
  names: string;
  accepted: number | null;
}

/** How many names are looked at to choose the best of. */
const looked = { same: 40, begun: 160 };

/** How well a name answers to what was typed: 0 as a whole, 1 by its beginning, 2 by the beginning of a word, 3 by words apart. */
export function distance(name: string, typed: string): number {
  const joined = joinedOf(name);
  if (joined === typed) return 0;
  if (joined.startsWith(typed)) return 1;
  return endsOf(name).some((end) => end.startsWith(typed)) ? 2 : 3;
}

const textsOf = ({ nameScientific, nameCommon, names }: Row) =>
  [nameScientific, nameCommon, ...names.split("|")].filter(Boolean);

const quoted = (word: string) => `"${word}"`;

/** What FTS is asked: names with an end that begins like all that was typed, or with each of its words. */
function matchOf(words: string[]): string {
  const whole = `${quoted(words.join(""))}*`;
  const apart = words.filter((word) => word.length > 1).map((word) => `${quoted(word)}*`);
  return words.length > 1 && apart.length > 0 ? `${whole} OR (${apart.join(" AND ")})` : whole;
}

/** Finds names in the books. One that was opened once answers at once: its statements are prepared. */
export function createFinder(names: Database) {
  const ids = names
    .prepare<[string, number, number, number], number>(
      "select rowid from spelling where spelling match ? and rowid between ? and ? order by rowid limit ?",
    )
    .pluck();
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
  /** The keys of species that were asked for: those of the site's own records, again and again. */
  let keysOf = { version: 0, keys: new Map<string, string>() };

  function candidates(words: string[], kinds: readonly SpeciesKind[]): Row[] {
    const found = new Set<number>();
    for (const kind of kinds) {
      const [from, to] = idsOfKind(kind);
      for (const id of ids.all(quoted(words.join("")), from, to, looked.same)) found.add(id);
      for (const id of ids.all(matchOf(words), from, to, looked.begun)) found.add(id);
    }
    return [...found].flatMap((id) => row.get(id) ?? []);
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

  /** The names, each species once, in this order. */
  function presentAll(found: readonly Row[], limit: number): BookName[] {
    const best = new Map<string, BookName>();
    for (const one of found) {
      if (best.size === limit) break;
      const today = todayOf(one);
      const key = `${today.kind} ${today.joined}`;
      if (!best.has(key)) best.set(key, present(one, today));
    }
    return [...best.values()];
  }

  /** The names that are exactly so, in whatever spelling. */
  function rowsCalled(name: string): Row[] {
    const joined = joinedOf(name);
    if (joined === "") return [];
    const found = speciesKinds.flatMap((kind) => {
      const [from, to] = idsOfKind(kind);
      return ids.all(quoted(joined), from, to, looked.same).flatMap((id) => row.get(id) ?? []);
    });
    return found.filter((one) => textsOf(one).some((text) => joinedOf(text) === joined));
  }

  return {
    /** The best names for what was typed, at most `limit`; each species once. */
    find(typed: string, kind: SpeciesKind | "", limit: number): BookName[] {
      const words = wordsOf(typed);
      const joined = words.join("");
      if (joined.length < nameLimits.letters) return [];
      const ranked = candidates(words, kind === "" ? speciesKinds : [kind])
        .map((found) => {
          const texts = textsOf(found);
          const near = Math.min(...texts.map((text) => distance(text, joined)));
          return { found, near: near + found.old / 2 };
        })
        .sort((a, b) => a.near - b.near || a.found.id - b.found.id);
      return presentAll(
        ranked.map(({ found }) => found),
        limit,
      );
    },

    /** The species that are called exactly so, in whatever spelling. */
    called: (name: string): BookName[] => presentAll(rowsCalled(name), nameLimits.listed),

    /** All scientific names, of today and old, of the species that are called exactly so. */
    scientificNames(name: string): string[] {
      const species = rowsCalled(name).map(todayOf);
      const all = species.flatMap((one) => [one.nameScientific, ...olds.all(one.id)]);
      return [...new Set(all)];
    },

    /** What a species is compared by: its name of today, in the form in which spellings agree, whatever name it is given by. */
    speciesKey: (kind: SpeciesKind, nameScientific: string): string => {
      const now = version.get() ?? 0;
      if (now !== keysOf.version) keysOf = { version: now, keys: new Map() };
      const asked = `${kind} ${nameScientific}`;
      const known = keysOf.keys.get(asked);
      if (known !== undefined) return known;
      const joined = joinedOf(nameScientific);
      const found = byJoined.get(joined, kind);
      const key = `${kind} ${found ? todayOf(found).joined : joined}`;
      keysOf.keys.set(asked, key);
      return key;
    },
  };
}
