import { expect, test } from "vitest";
import { chooseRest, settle, type Choices, type Unmatched } from "./choices";
import { formatOfFile } from "./file-format";
import { checkWords, dateWords, doneWords } from "./words";

const name = (nameScientific: string, proposed: Partial<Unmatched["proposed"]>): Unmatched => ({
  nameScientific,
  nameCommon: "",
  count: 3,
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
  ["id,observed_on,scientific_name\n1,2024-05-17,Actias luna", "inaturalist"],
  ['"Submission ID";"Scientific Name";"Date"\r\nS1;Actias luna;2024-05-17', "ebird"],
  ["\uFEFFsightingId,animal,date\n1,luna,2024-05-17", "own"],
  ["plantId,keyId\n1,oak", undefined],
  ["", undefined],
])("the first line tells where a file comes from: %j", async (text, format) => {
  expect(await formatOfFile(new File([text], "file.csv"))).toBe(format);
});

test("so it does in UTF-16, whichever byte comes first", async () => {
  const text = "\uFEFFSubmission ID,Scientific Name,Date\r\nS1,Actias luna,2024-05-17";
  const bytes = Buffer.from(text, "utf16le");
  expect(await formatOfFile(new File([bytes], "file.csv"))).toBe("ebird");
  expect(await formatOfFile(new File([bytes.swap16()], "file.csv"))).toBe("ebird");
});

test.each([
  ["2024-05-06", "May 6, 2024"],
  ["2024-05", "May 2024"],
  ["", "A day without its year"],
])("%j as an answer is called %j", (date, words) => expect(dateWords(date)).toBe(words));

test("the words of a report count every line once", () => {
  const report = {
    ...{ read: 12, new: 2, known: 3, unmatched: [wren, fungus], refused: [], saved: 0 },
    ...{ leftOut: { noDay: 0, noneSeen: 0 }, dateQuestions: [] },
  };
  expect(checkWords(report)).toBe(
    "12 lines: 1 refused, 2 new, 3 already here, 6 with a name this site doesn’t know. Fix the refused lines in your file, then choose it again.",
  );
  expect(checkWords({ ...report, read: 3, new: 0, unmatched: [] })).toBe(
    "3 lines: 0 new, 3 already here. There is nothing to import.",
  );
  const leftOut = { noDay: 40, noneSeen: 2 };
  expect(checkWords({ ...report, read: 45, new: 0, unmatched: [], leftOut })).toBe(
    "45 lines: 0 new, 3 already here, 42 left out. Left out: 40 of January 1, 1900, which eBird writes for a day not known; 2 with a count of 0. There is nothing to import.",
  );
  expect(doneWords({ ...report, read: 11, saved: 1, unmatched: [] })).toBe(
    "Imported: 1 sighting is saved. You can undo the import below.",
  );
});
