import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  CellError,
  decimal,
  flag,
  html,
  dateTime,
  tagList,
  integer,
} from "../../src/api/csv/columns";
import type { TagNames } from "../../src/api/csv/tag-names";
import { forAll } from "../fixtures/wild";

const tagsNamed = (names: string[]): TagNames => ({
  nameOf: (_kind, id) => names[id - 1] ?? "",
  resourceCategoryOf: () => undefined,
  idOf: (_kind, name) => names.indexOf(name) + 1 || undefined,
});
const none = tagsNamed([]);

describe("a cell", () => {
  test.each([
    ["", 0],
    [" 12 ", 12],
    ["80.5", 80.5],
  ])("with the number %j is read", (cell, value) => {
    expect(decimal("heightSort").read(cell, none)).toBe(value);
  });

  test.each(["1,200", "-3", "x", "1e5", "12 ft", "80.5.1"])("is no number: %j", (cell) => {
    expect(() => decimal("heightSort").read(cell, none)).toThrow(CellError);
    expect(() => integer("thumbId").read(cell, none)).toThrow(CellError);
  });

  test.each([
    ["true", true],
    ["TRUE", true],
    ["Yes", true],
    ["1", true],
    ["FALSE", false],
    ["", false],
  ])("says yes or no as spreadsheets write it: %j", (cell, value) => {
    expect(flag("internal").read(cell, none)).toBe(value);
  });

  test("that says neither yes nor no is refused with its words", () => {
    expect(() => flag("internal").read("maybe", none)).toThrow("“maybe”");
  });

  test.each([
    ["2024-05-17T16:34:00.000Z", "2024-05-17T16:34:00.000Z"],
    ["2024-05-17T12:34-04:00", "2024-05-17T16:34:00.000Z"],
    ["", null],
  ])("holds the moment %j", (cell, value) => {
    expect(dateTime("dateTaken").read(cell, none)).toBe(value);
  });

  test.each(["5/17/2024", "2024-05-17", "2024-05-17T12:34", "2024-02-30T00:00:00Z", "yesterday"])(
    "is no moment: %j",
    (cell) => {
      expect(() => dateTime("dateTaken").read(cell, none)).toThrow("2024-05-17T16:34:00Z");
    },
  );

  test("with HTML shows its brackets, and comes back as it is stored", () => {
    const stored = "&lt;p&gt;5 &amp;lt; 6 &amp;amp; more&lt;/p&gt;";
    const shown = html("notes").write(stored, none);
    expect(shown).toBe("<p>5 &lt; 6 &amp; more</p>");
    expect(html("notes").read(String(shown), none)).toBe(stored);
    // Text that looks like a tag.
    expect(html("notes").read("&lt;b&gt;", none)).toBe("&amp;lt;b&amp;gt;");
  });

  test("with tags comes back as the same tags, whatever they are called", () => {
    const word = fc.string({ unit: fc.constantFrom(";", "\\", " ", "a", "b", "🐝"), minLength: 1 });
    const names = fc.uniqueArray(
      word.map((name) => name.trim()).filter((name) => name !== ""),
      { minLength: 1, maxLength: 6 },
    );
    forAll(names, (given) => {
      const tags = tagsNamed(given);
      const ids = given.map((_name, index) => index + 1);
      const { write, read } = tagList("keywords");
      expect(read(String(write(ids, tags)), tags)).toEqual(ids);
    });
  });

  test("with a tag that nobody has says so", () => {
    const { read } = tagList("keywords");
    expect(read("rain; ; sun;rain", tagsNamed(["sun", "rain"]))).toEqual([1, 2]);
    expect(() => read("rain", none)).toThrow("There is no keyword “rain”");
    expect(() => tagList("plants").read("oak", none)).toThrow("plant with the key id “oak”");
  });
});
