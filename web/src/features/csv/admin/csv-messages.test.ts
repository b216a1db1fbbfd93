import type { CsvReport, CsvRun } from "shared-types/csv/answers";
import { expect, test } from "vitest";
import {
  changesOf,
  checkWords,
  csvNameOfFile,
  doneWords,
  faultWords,
  foundWords,
  runWords,
} from "./csv-messages";

const report = (counts: Partial<CsvReport["counts"]>): CsvReport => ({
  isImported: false,
  importId: 0,
  lines: [],
  counts: { added: 0, changed: 0, same: 0, refused: 0, ...counts },
  unread: [],
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
  const asking: CsvReport = {
    ...good,
    lines: [{ line: 2, outcome: "added", name: "Aster", question: "…", fields: [], faults: [] }],
  };
  expect(checkWords(asking)).toBe(
    "1 new, 1 changed, 3 unchanged. 1 line has a name that you already use: look below, and remove from your file what you don’t want twice. Nothing is saved yet.",
  );
  expect(checkWords({ ...good, unread: ["Bed", "column 4"] })).toBe(
    "1 new, 1 changed, 3 unchanged. Left out, as no field is called so: “Bed”, “column 4”. Nothing is saved yet.",
  );
  expect(checkWords({ ...good, unread: [..."abcdefghij"] })).toContain("“g”, “h”, 2 more.");
  expect(doneWords(good)).toMatch(/^Imported: 2 changes are saved\./);
  expect(doneWords(report({ changed: 1 }))).toMatch(/^Imported: 1 change is saved\./);
});

test("what runs says how far it is; what ended meanwhile, what is left to do", () => {
  const run: CsvRun = { name: "plants", fileName: "a.csv", what: "import", done: 0, total: 0 };
  expect(runWords(run)).toBe("Importing a.csv...");
  expect(runWords({ ...run, fileName: "", what: "check" })).toBe("Checking a file...");
  expect(runWords({ ...run, done: 1200, total: 5000 })).toBe(
    "Importing a.csv: 1,200 of 5,000 records",
  );
  expect(runWords({ ...run, what: "undo", done: 3, total: 10 })).toBe(
    "Undoing the import of a.csv: 30%",
  );
  const last = { name: "plants", fileName: "a.csv", at: "" } as const;
  const checked = { ...last, isDryRun: true, report: report({ changed: 2 }) };
  expect(foundWords(checked)).toMatch(/^a\.csv: .*Choose the file again to import it\.$/);
  const done = { ...report({ changed: 2 }), isImported: true };
  expect(foundWords({ ...last, isDryRun: false, report: done })).toMatch(/^a\.csv: Imported: 2/);
});

test.each([
  ["heightSort", "For the Height Sort field, please enter a number.", "Please enter a number."],
  ["aka", "For the AKA field, max length is 100.", "Max length is 100."],
  ["", "For the birds: a line with too many cells.", "For the birds: a line with too many cells."],
  ["keyId", "That key id is taken.", "That key id is taken."],
])("beside the field %s, “%s” does not name it again", (fieldId, errorMessage, words) => {
  expect(faultWords({ fieldId, errorMessage })).toBe(words);
});
