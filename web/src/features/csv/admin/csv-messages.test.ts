import type { CsvReport } from "shared-types";
import { expect, test } from "vitest";
import { changesOf, checkWords, doneWords, csvNameOfFile } from "./csv-messages";

const report = (counts: Partial<CsvReport["counts"]>): CsvReport => ({
  isImported: false,
  lines: [],
  counts: { added: 0, changed: 0, same: 0, refused: 0, ...counts },
});

test("a file is for what its name begins with", () => {
  expect(csvNameOfFile("plants.csv")).toBe("plants");
  expect(csvNameOfFile("Photos (2).csv")).toBe("photos");
  expect(csvNameOfFile("occurrences.csv")).toBeUndefined();
  expect(csvNameOfFile("my plants.csv")).toBeUndefined();
});

test("nothing is imported while a line is refused", () => {
  const refused = report({ added: 2, changed: 1, refused: 1 });
  expect(changesOf(refused)).toBe(0);
  expect(checkWords(refused)).toMatch(/^1 refused, 2 new, 1 changed, 0 unchanged\. Fix these/);
});

test("the words say what there is to do, and what was done", () => {
  expect(checkWords(report({ same: 1204 }))).toBe(
    "0 new, 0 changed, 1,204 unchanged. There is nothing to import.",
  );
  const good = report({ added: 1, changed: 1, same: 3 });
  expect(checkWords(good)).toBe("1 new, 1 changed, 3 unchanged. Nothing is saved yet.");
  expect(doneWords(good)).toMatch(/^Imported: 2 changes are saved\./);
  expect(doneWords(report({ changed: 1 }))).toMatch(/^Imported: 1 change is saved\./);
});
