import type { CsvImported, CsvUndo } from "shared-types/csv/answers";
import { expect, test } from "vitest";
import { keptWords, sizeWords, undoQuestion, undoWords } from "./undo-words";

const imported = (more: Partial<CsvImported>): CsvImported => ({
  importId: 1,
  name: "plants",
  fileName: "plants.csv",
  who: "owner@example.org",
  at: "",
  added: 2,
  changed: 1498,
  kept: 1500,
  undoneAt: "",
  ...more,
});
const undo = (isUndone: boolean, counts: Partial<CsvUndo["counts"]>): CsvUndo => ({
  isUndone,
  counts: { reverted: 0, binned: 0, later: 0, deleted: 0, refused: 0, ...counts },
  records: [],
});

test("an import says how big it was, and what history still keeps of it", () => {
  expect(sizeWords(imported({}))).toBe("1,498 changed, 2 added");
  expect(sizeWords(imported({ changed: 0 }))).toBe("2 added");
  expect(keptWords(imported({}))).toBe("");
  expect(keptWords(imported({ kept: 12 }))).toMatch(/^12 of its 1,500 changes are still kept/);
  expect(keptWords(imported({ kept: 0 }))).toBe("Its changes are no longer kept.");
});

test("an undo asks, tells what stands in its way, and what it did", () => {
  expect(undoQuestion(imported({ changed: 1, added: 0 }))).toBe(
    "Undo the import of “plants.csv”? 1 record will get its old values back. Are you sure?",
  );
  expect(undoWords(undo(false, { later: 1, deleted: 2 }))).toBe(
    "Nothing is undone yet: 1 record was changed since, 2 records were deleted since. Choose what to do with them.",
  );
  expect(undoWords(undo(false, { refused: 2 }))).toMatch(/^Nothing was undone: 2 records can’t/);
  expect(undoWords(undo(true, { reverted: 3, binned: 1 }))).toBe(
    "Undone: 3 records have their old values back, 1 record is in the bin.",
  );
});
