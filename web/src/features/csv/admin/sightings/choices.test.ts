import type { SightingsImported } from "shared-types/sighting-import/answers";
import { expect, test } from "vitest";
import { chooseRest, followable, settle, type Choices, type Unmatched } from "./choices";
import { checkWords, readingWords, doneWords, runWords } from "./words";

const name = (nameScientific: string, proposed: Partial<Unmatched["proposed"]>): Unmatched => ({
  nameScientific,
  nameCommon: "",
  count: 3,
  changed: 0,
  proposed: { kind: "animal", id: 0, nameCommon: "", ...proposed },
});

const wren = name("Troglodytes hiemalis", { id: 7, nameCommon: "Wren" });
const penguin = name("Aptenodytes forsteri", {});
const fungus = name("Amanita muscaria", { kind: "" });
const names = [wren, penguin, fungus];

test("a name is left out until the owner has said which record it is", () => {
  const waiting: Choices = {
    "animal Aptenodytes forsteri": { is: "chosen", kind: "animal", id: 0 },
  };
  expect(settle(names, {})).toEqual({ matches: [], lines: 0 });
  expect(settle(names, waiting)).toEqual({ matches: [], lines: 0 });
});

test("proposals are accepted at once, and the others become new where their kind is known", () => {
  const accepted = chooseRest(names, {}, "proposed");
  expect(settle(names, accepted)).toEqual({
    matches: [{ nameScientific: "Troglodytes hiemalis", kind: "animal", id: 7 }],
    lines: 3,
  });
  const all = settle(names, chooseRest(names, accepted, "new"));
  expect(all.lines).toBe(6);
  expect(all.matches[1]).toEqual({ nameScientific: "Aptenodytes forsteri", kind: "animal", id: 0 });
});

test("what was said of a name is not overwritten", () => {
  const said: Choices = { "animal Troglodytes hiemalis": { is: "new", kind: "animal" } };
  expect(chooseRest(names, said, "proposed")).toEqual(said);
});

test.each([
  ["2024-05-06", "May 6, 2024"],
  ["2024-05", "May 2024"],
  ["", "A day without its year"],
])("%j as an answer is called %j", (date, words) => expect(readingWords(date)).toBe(words));

const report: SightingsImported = {
  ...{ read: 12, new: 2, known: 3, unmatched: [wren, fungus], refused: [], refusedCount: 1 },
  ...{ places: [], elsewhere: 0, observers: [], othersCount: 0, cultivatedCount: 0 },
  ...{ changed: [], changedCount: 0, saved: 0, followed: 0 },
  ...{ leftOut: { noDay: 0, noneSeen: 0 }, dateQuestions: [], shortened: 0, guessedWords: [] },
};
const place = (key: string, isTaken = false) => ({ key, name: key, count: 6, isTaken });

test("the words of a report count every line once", () => {
  expect(checkWords(report)).toBe(
    "12 lines: 1 refused, 2 new, 3 already here, 6 with a name this site doesn’t know. Fix the refused lines in your file and choose it again, or import the others without them.",
  );
  expect(checkWords({ ...report, read: 3, new: 0, unmatched: [], refusedCount: 0 })).toBe(
    "3 lines: 0 new, 3 already here. There is nothing to import.",
  );
  const leftOut = { noDay: 40, noneSeen: 2 };
  const none = { new: 0, unmatched: [], refusedCount: 0 };
  expect(checkWords({ ...report, ...none, read: 45, leftOut })).toBe(
    "45 lines: 0 new, 3 already here, 42 left out. Left out: 40 dated January 1, 1900, which eBird uses for an unknown day; 2 with a count of 0. There is nothing to import.",
  );
  const places = [place("Home", true), place("Alaska")];
  const more = { places, elsewhere: 4, changedCount: 2, othersCount: 1, cultivatedCount: 2 };
  expect(checkWords({ ...report, ...more, read: 11, unmatched: [], refusedCount: 0 })).toBe(
    "11 lines: 2 new, 3 already here, 2 changed since, 4 from other places. Of the new ones, 1 by other people, 2 captive or cultivated. Nothing is saved yet.",
  );
  expect(doneWords({ ...report, read: 11, saved: 1, unmatched: [], refusedCount: 0 }, 1)).toBe(
    "Imported: 1 sighting is saved. 1 new plant or animal is hidden from visitors until you show it. You can undo the import below.",
  );
  expect(doneWords({ ...report, saved: 1, refusedCount: 0 }, 0)).toBe(
    "Imported: 1 sighting is saved. 6 lines were left out: import the file again when you know what they are. You can undo the import below.",
  );
  const [name] = report.unmatched;
  const unmatched = name ? [{ ...name, count: 1 }] : [];
  expect(doneWords({ ...report, saved: 1, refusedCount: 0, unmatched }, 0)).toContain(
    "1 line was left out: import the file again when you know what it is.",
  );
  expect(doneWords({ ...report, saved: 0, followed: 2, unmatched: [] }, 0)).toBe(
    "Imported: 0 sightings are saved, 2 updated. 1 line was refused: import the file again when you have fixed it. You can undo the import below.",
  );
});

test("what is kept in part and what was guessed is told before anything is saved", () => {
  const known = { ...report, unmatched: [], refusedCount: 0, read: 5 };
  expect(checkWords({ ...known, shortened: 1, guessedWords: ["Réaumur", "O’Brien"] })).toBe(
    "5 lines: 2 new, 3 already here. 1 note is longer than 2,000 characters: the sighting keeps the beginning. The file doesn’t say how it is encoded. Some words were read as “Réaumur”, “O’Brien”. If they look wrong, save the file as “CSV UTF-8” and choose that one. Nothing is saved yet.",
  );
});

test("of several places the owner chooses first, of a remembered one not again", () => {
  const elsewhere = {
    ...report,
    new: 0,
    known: 0,
    elsewhere: 12,
    places: [place("a"), place("b")],
  };
  expect(checkWords(elsewhere)).toBe("12 lines from 2 places. Choose below which are your yard.");
  expect(checkWords({ ...report, places: [place("a", true), place("b")] })).toContain("12 lines: ");
});

test.each<[number, number, number, string]>([
  [0, 2, 0, "Import 2 sightings"],
  [0, 1, 3, "Import 1 sighting and update 3"],
  [0, 0, 1, "Update 1 sighting"],
  [5, 1308, 0, "Import the 1,308 that are right"],
  [5, 1, 0, "Import the one that is right"],
  [5, 0, 0, "Import"],
])(
  "with %i refused, %i new and %i changed the button says %4$s",
  (refusedCount, wanted, following, words) => {
    expect(runWords({ ...report, refusedCount }, wanted, following)).toBe(words);
  },
);

test("a changed sighting follows when it is checked and its new name is known", () => {
  const one = (sightingId: number, waitsFor: string) => {
    const name = { date: "2024", name: "x" };
    return { sightingId, waitsFor, line: 2, before: name, after: name };
  };
  const changed = [one(1, ""), one(2, "Novus avis"), one(3, "")];
  const matches = [{ nameScientific: "Novus avis", kind: "animal" as const, id: 0 }];
  expect(followable({ ...report, changed }, [1, 2], [])).toEqual([1]);
  expect(followable({ ...report, changed }, [1, 2], matches)).toEqual([1, 2]);
});
