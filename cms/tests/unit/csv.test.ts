import fc from "fast-check";
import { expect, test } from "vitest";
import { cellText, csvRecord } from "../../src/api/csv/format";
import { readCsv } from "../fixtures/csv";
import { forAll } from "../fixtures/wild";

const wildText = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({
    unit: fc.constantFrom('"', ",", "\r", "\n", "=", "+", "-", "@", "\t", "'", "x", "🐝"),
  }),
);

test("what is written can be read again, whatever it holds; formulas are disarmed", () => {
  const disarmed = (text: string) => (/^'*[=+\-@\t\r\n]/.test(text) ? `'${text}` : text);
  const records = fc.array(fc.array(wildText, { minLength: 1, maxLength: 5 }), { maxLength: 5 });
  forAll(records, (given) => {
    const read = readCsv(given.map(csvRecord).join(""));
    expect(read).toEqual(given.map((cells) => cells.map(disarmed)));
    for (const cell of read.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
    expect(read.map((cells) => cells.map(cellText))).toEqual(given);
  });
});

test("a mark before no formula is part of the text", () => {
  for (const text of ["'", "''", "'quoted'", "it's"]) expect(csvRecord([text])).toBe(`${text}\r\n`);
  expect(csvRecord(["'=1"])).toBe("''=1\r\n");
  expect(["'=1", "''=1", "'quoted'"].map(cellText)).toEqual(["=1", "'=1", "'quoted'"]);
});

test("numbers and yes or no stay as they are", () => {
  expect(csvRecord([-1, 2.5, true, false, "", "-1"])).toBe("-1,2.5,true,false,,'-1\r\n");
});
