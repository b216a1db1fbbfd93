import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { csvRecord } from "../../src/api/csv/format";
import { CsvError, readRecords, tableOf } from "../../src/api/csv/parse";
import { readCsv } from "../fixtures/csv";
import { forAll } from "../fixtures/wild";

const cell = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: fc.constantFrom('"', ",", ";", "\t", "\r", "\n", "x", "🐝", "\uFEFF", "ة") }),
);
const cellsOf = (text: string) => readRecords(text).map(({ cells }) => cells);
const lines = (text: string) => readRecords(text).map(({ line }) => line);

describe("a CSV file", () => {
  test("that was written here reads as the strict reader of the tests reads it", () => {
    const records = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 5 });
    forAll(records, (given) => {
      // The header line determines the separator.
      const text = csvRecord(["id", "name", "note", "more"]) + given.map(csvRecord).join("");
      expect(cellsOf(text)).toEqual(
        readCsv(text).filter((cells) => cells.some((found) => found.trim() !== "")),
      );
    });
  });

  test.each([
    ["commas and CRLF", "a,b\r\n1,2\r\n"],
    ["semicolons", "a;b\n1;2\n"],
    ["tabs", "a\tb\n1\t2\n"],
    ["pipes", "a|b\n1|2\n"],
    ["old line ends", "a,b\r1,2\r"],
    ["no end of the last line", "a,b\n1,2"],
    ["the mark of UTF-8", "\uFEFFa,b\n1,2\n"],
    ["blank lines and empty records", "\na,b\n\n,\n1,2\n , \n\n"],
    ["a column of checkboxes below its last line", "a,b\n1,2\n,FALSE\n,FALSE\n"],
    ["quotation marks around everything", '"a","b"\n"1","2"\n'],
  ])("with %s holds the same", (_what, text) => {
    expect(cellsOf(text)).toEqual([
      ["a", "b"],
      ["1", "2"],
    ]);
  });

  test("holds separators, line ends and quotation marks in quoted cells", () => {
    expect(cellsOf('a,b\n"1,5 ""inch""","two\r\nlines"\nx"y,z\n')).toEqual([
      ["a", "b"],
      ['1,5 "inch"', "two\r\nlines"],
      ['x"y', "z"],
    ]);
  });

  test.each([
    ['"Height, m";Name\n30;Oak\n', ["Height, m", "Name"]],
    ['Name;"Height, m, as of 2024"\n30;Oak\n', ["Name", "Height, m, as of 2024"]],
    ['"Oak; ""red"""\t"a\nb"\n30\tOak\n', ['Oak; "red"', "a\nb"]],
    ['6" pot,12" pot\n30,Oak\n', ['6" pot', '12" pot']],
  ])("takes no separator from the quoted name of a column: %j", (text, head) => {
    expect(cellsOf(text)).toEqual([head, ["30", "Oak"]]);
  });

  test.each([
    ["titles above it", 'Our plants,\n"May, 2024",\na,b\n1,2\n'],
    ["a total below it", "a,b\n1,2\n,\nTotal:,2\n"],
  ])("with %s has a table", (_what, text) => {
    expect(tableOf(readRecords(text)).map(({ cells }) => cells)).toEqual([
      ["a", "b"],
      ["1", "2"],
    ]);
  });

  test.each(["a\nx\n", "a,\nx,\n", "a,b\nTotal,2\n1,2\n"])("is a table as it is: %j", (text) => {
    expect(tableOf(readRecords(text))).toEqual(readRecords(text));
  });

  test("whose only named column is known has no title, whatever stands beside it", () => {
    const text = "Species,,\nOak,,\nAster,,in bud\n";
    expect(tableOf(readRecords(text), (name) => name === "Species")).toEqual(readRecords(text));
  });

  test("tells the line each record begins in, as an editor counts", () => {
    expect(lines('a,b\r\n"1\r\n2\r\n3",4\r\n\r\n5,6\r\n')).toEqual([1, 2, 6]);
    expect(lines('a,b\n"\n\n",x\n5,6')).toEqual([1, 2, 5]);
  });

  test.each([
    ['a,b\n1,"2\n3,4\n', /^Line 2: .*never closed/],
    ['a,b\n"1"x,2\n', /^Line 2: .*twice/],
  ])("that is broken is refused by its line: %j", (text, words) => {
    expect(() => readRecords(text)).toThrow(CsvError);
    expect(() => readRecords(text)).toThrow(words);
  });

  test("may hold one large cell, or a great many lines", () => {
    expect(cellsOf(`a,b\n"${'x""\n'.repeat(300_000)}",1`)[1]?.[0]).toHaveLength(900_000);
    expect(readRecords("a,b\n".repeat(200_000)).at(-1)?.line).toBe(200_000);
  });

  test("of nothing has no records", () => {
    for (const text of ["", "\uFEFF", "\n\n", ",,\n"]) expect(readRecords(text)).toEqual([]);
  });
});
