import { searchedFields, searchLength } from "./codes";
import { tagWord, type IndexedKind, type TagKind } from "./records";
import type { Hit, Hits, MayFind, TextIndex } from "./text-index";

import type { Attempt, Candidate } from "./vocabulary";
import { joinsOf, wordsOf } from "./words";

/** One of each kind. */
export type Indexes = Record<IndexedKind, TextIndex>;

/** More words than anyone types. */
const maxWords = 8;

/** So many of the best species, keywords and categories find photos. */
const maxTags = 500;

/** The groups of an answer that have an index. */
const groups = ["plants", "animals", "photos", "resources", "plans"] as const;
export type FoundGroup = (typeof groups)[number];

/** What was found, group by group; `named`: plants and animals whose names have the words. */
export interface Found extends Record<FoundGroup, Hits> {
  named: () => Record<"plants" | "animals", number[]>;
}

const none: Hits = { best: [], total: 0 };
const nothing: Found = {
  ...{ plants: none, animals: none, photos: none, resources: none, plans: none },
  named: () => ({ plants: [], animals: [] }),
};

/** In how many of their fields tags are looked for: not in notes, which name other species. */
const namesOf: Record<TagKind, number> = { plants: 3, animals: 3, keywords: 1, categories: 1 };
const tagKinds = Object.keys(namesOf) as TagKind[];

const allWords = { needsAll: true, beginsFrom: 2 };
const anyWord = { needsAll: false, beginsFrom: 4 };

/** One after the other, until something is found: all words as they are written, with typing errors, and then any of them. */
function attemptsAt(words: unknown[]): Attempt[] {
  const each = words.length === 1 ? [allWords] : [allWords, anyWord];
  return each.flatMap((how) => [
    { ...how, forgivesTypos: false },
    { ...how, forgivesTypos: true },
  ]);
}

/** A searched word, and what it is with its neighbors: cat of 'cat bird' may be that of catbird. */
interface SearchedWord {
  word: string;
  joined: string[];
}

function searchedWords(text: string): SearchedWord[] {
  const words = wordsOf(text).slice(0, maxWords);
  const joins = joinsOf(words);
  return words.map((word, n) => ({
    word,
    joined: joins.filter(([, from, to]) => from <= n && n < to).map(([joined]) => joined),
  }));
}

const isAnything = (found: Found) => groups.some((group) => found[group].total > 0);

/**
 * Finds what has the words of a text, the best first; where nothing has them all as they are written, what is called by
 * `others`, the other names of the species that the text names.
 */
export function findWords(
  indexes: Indexes,
  text: string,
  others: () => readonly string[],
  mayFind: MayFind,
): Found {
  const words = searchedWords(text);
  if (words.length === 0) return nothing;
  const [written, ...looser] = attemptsAt(words).map(
    (attempt) => () => attemptWith(indexes, words, attempt, mayFind),
  );
  const byOthers = () =>
    others().map((other) => () => {
      const named = searchedWords(other);
      const [all] = attemptsAt(named);
      return all ? attemptWith(indexes, named, all, mayFind) : nothing;
    });
  for (const steps of [() => (written ? [written] : []), byOthers, () => looser])
    for (const attempt of steps()) {
      const found = attempt();
      if (isAnything(found)) return found;
    }
  return nothing;
}

function attemptWith(
  indexes: Indexes,
  words: SearchedWord[],
  attempt: Attempt,
  mayFind: MayFind,
): Found {
  const { needsAll } = attempt;
  // Joined words are forgiven nothing: what was meant by each of them is looked for too.
  const written = { ...attempt, forgivesTypos: false };
  const known = new Map<string, Candidate[]>();
  function candidates(kind: keyof Indexes, { word, joined }: SearchedWord): Candidate[] {
    const key = `${kind} ${word} ${joined.join(" ")}`;
    const index = indexes[kind];
    const found = known.get(key) ?? [
      ...index.candidates(word, attempt),
      ...joined.flatMap((other) => index.candidates(other, written)),
    ];
    known.set(key, found);
    return found;
  }
  const inTexts = (kind: keyof Indexes, some: SearchedWord[]) =>
    some.map((word) => candidates(kind, word));

  const shown = { needsAll, mayFind, limit: searchLength };
  const find = (group: FoundGroup) =>
    indexes[group].find({ ...shown, words: inTexts(group, words) });

  const tagsNamed = (kind: TagKind, some: SearchedWord[]): number[] => {
    const asked = { needsAll, mayFind, limit: maxTags, fields: namesOf[kind] };
    return indexes[kind].find({ ...asked, words: inTexts(kind, some) }).best.map(({ id }) => id);
  };

  /** The tags that words name, as photos have them. */
  const tagsOf = (some: SearchedWord[]): Candidate[] =>
    tagKinds.flatMap((kind) =>
      tagsNamed(kind, some).map((id) => ({ word: tagWord(kind, id), quality: 1 })),
    );

  return {
    plants: find("plants"),
    animals: find("animals"),
    // Each word is in a photo's own text or in the name of a tag; a photo whose tag has them all is better.
    photos: indexes.photos.find({
      ...shown,
      words: words.map((word) => [...candidates("photos", word), ...tagsOf([word])]),
      better: words.length > 1 ? tagsOf(words) : [],
    }),
    resources: find("resources"),
    plans: find("plans"),
    named: () => ({ plants: tagsNamed("plants", words), animals: tagsNamed("animals", words) }),
  };
}

type FieldOf<Group extends FoundGroup> = (typeof searchedFields)[Group][number];

/** The field that a row was found by. */
export function matchedField<Group extends FoundGroup>(group: Group, { field }: Hit) {
  const fields = searchedFields[group] as readonly [FieldOf<Group>, ...FieldOf<Group>[]];
  return fields.find((one) => one === field) ?? fields[0];
}
