import type { Core } from "@strapi/strapi";
import { nameLimits, nameMessages, starterBook } from "shared-types/name/codes";
import type { FoundName, NameBook } from "shared-types/name/answers";
import type { SpeciesKind } from "shared-types/species/codes";
import { joinedOf } from "shared-types/name/spelling";
import type { Saved } from "../../../http/answer-save";
import { bookFinder, listBooks } from "../books";
import { namesFile } from "../files";
import type { BookName } from "../find-names";
import { namesIn } from "../names-in-text";
import { ownInText, scientificNamesOf } from "../own-in-text";
import { ownByName, ownNamesLike, presentOwnName, readOwnNames } from "../own-names";
import { beginRun, type BookRun } from "../runs";

/** What the books say of names, and which of them the site has. */
const nameService = ({ strapi }: { strapi: Core.Strapi }) => {
  /** The site's own names, and which of them is the species that a book names, whichever has the old name. */
  async function readOwn() {
    const own = await readOwnNames(strapi.db.connection);
    const finder = bookFinder();
    const byKey = new Map(own.map((one) => [finder.speciesKey(one.kind, one.nameScientific), one]));
    const recordOf = ({ kind, nameScientific }: BookName) =>
      byKey.get(finder.speciesKey(kind, nameScientific));
    return { own, finder, recordOf };
  }

  return {
    /** All scientific names, of today and old, of the species that are called exactly so. */
    scientificNames: (name: string): string[] => bookFinder().scientificNames(name),

    /** What all scientific names of a species, of today and old, have in common. */
    speciesKey: (kind: SpeciesKind, nameScientific: string): string =>
      bookFinder().speciesKey(kind, nameScientific),

    /** Which of these species a text names by its scientific name among other words; null for none or several. */
    inText: <One extends { kind: SpeciesKind; nameScientific: string }>(own: readonly One[]) =>
      ownInText(bookFinder(), own),

    /** All names, scientific and common, of the species that are called exactly so. */
    allNames: (name: string): string[] => [
      ...bookFinder().scientificNames(name),
      ...bookFinder()
        .called(name)
        .flatMap(({ nameCommon, names }) => [nameCommon, ...names])
        .filter((one) => one !== ""),
    ],

    books: async (): Promise<NameBook[]> => listBooks(),

    /** Names that begin like what was typed, the site's own records first; at most `nameLimits.listed`. */
    async find(typed: string, kind: SpeciesKind | ""): Promise<FoundName[]> {
      // Signs alone begin every name.
      if (joinedOf(typed) === "") return [];
      const { own, finder, recordOf } = await readOwn();
      const ofKind = own.filter((one) => kind === "" || one.kind === kind);
      const mine = new Map(ownNamesLike(ofKind, typed, nameLimits.listed).map((one) => [one, one]));
      const others: FoundName[] = [];
      for (const found of finder.find(typed, kind, nameLimits.listed)) {
        const record = recordOf(found);
        // A record that has an old name, or that only a book calls so, is hers all the same.
        if (record) {
          const listed = mine.get(record) ?? record;
          const names = new Set([...listed.names, found.nameScientific]);
          names.delete(record.nameScientific);
          mine.set(record, { ...listed, names: [...names] });
        } else others.push({ ...found, recordId: 0 });
      }
      return [...[...mine.values()].map(presentOwnName), ...others].slice(0, nameLimits.listed);
    },

    /**
     * For each word the species that are called exactly so, in whatever spelling, by a book or by the site; where none is, the one whose
     * scientific name stands in it.
     */
    async lookUp(words: readonly string[]): Promise<Map<string, FoundName[]>> {
      const { own, finder, recordOf } = await readOwn();
      const byName = ownByName(own);
      const isScientific = scientificNamesOf(finder, own);
      function called(name: string): FoundName[] {
        const found = finder
          .called(name)
          .map((one) => ({ ...one, recordId: recordOf(one)?.id ?? 0 }));
        const known = new Set(found.map(({ kind, recordId }) => `${kind} ${recordId}`));
        const mine = (byName.get(joinedOf(name)) ?? []).filter(
          (one) => !known.has(`${one.kind} ${one.id}`),
        );
        return [...mine.map(presentOwnName), ...found];
      }
      const keyOf = ({ kind, recordId, nameScientific }: FoundName) =>
        recordId === 0 ? finder.speciesKey(kind, nameScientific) : `${kind} ${recordId}`;
      return new Map(
        words.map((word) => {
          const whole = called(word);
          if (whole.length > 0) return [word, whole];
          const [first = [], ...others] = namesIn(word, isScientific).map(called);
          const keys = others.map((some) => new Set(some.map(keyOf)));
          return [word, first.filter((one) => keys.every((some) => some.has(keyOf(one))))];
        }),
      );
    },

    /** Begins to remove a book, or says why it does not. @throws Refusal while a file is read */
    remove(id: number): BookRun | Saved {
      if (!listBooks().some((book) => book.id === id)) return "missing";
      if (id === starterBook) return [{ fieldId: "id", errorMessage: nameMessages.starterStays }];
      return beginRun({ task: "remove", names: namesFile(), id });
    },
  };
};

export default nameService;
