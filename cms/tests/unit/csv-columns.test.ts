import fc from "fast-check";
import { plantFields } from "shared-types/plant/fields";
import { describe, expect, test } from "vitest";
import {
  CellError,
  columnsOfFields,
  decimal,
  flag,
  html,
  dateTime,
  tagList,
  integer,
} from "../../src/api/csv/columns";
import { dateTaken } from "../../src/api/csv/date-taken";
import { measure } from "../../src/api/csv/measure";
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
    ["80,5", 80.5],
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
    ["WAHR", true],
    ["FALSE", false],
    ["FAUX", false],
    ["", false],
  ])("says yes or no as spreadsheets write it: %j", (cell, value) => {
    expect(flag("internal").read(cell, none)).toBe(value);
  });

  test("that says neither yes nor no is refused with its words", () => {
    expect(() => flag("internal").read("maybe", none)).toThrow("“maybe”");
  });

  test.each([
    ["sun", ["Sun", "FULL SUN", "full", "Sunny"], "F"],
    ["sun", ["Full sun to partial shade", "Full, Partial", "part shade/sun"], "F-P"],
    ["sun", ["Full Sun, Part Shade, Shade", "sun or shade"], "F-S"],
    ["sun", ["Full sun (6+ hours)"], "F"],
    ["sun", ["Full sun to dappled shade", "sun to semi-shade", "Sun, filtered shade"], "F-P"],
    ["sun", ["Partial to full shade", "Part Shade, Full Shade"], "P-S"],
    ["sun", ["Shade to part sun"], "S-PS"],
    ["moisture", ["dry soil", "Xeric"], "D"],
    ["moisture", ["Moist", "medium", "Average"], "M"],
    ["moisture", ["Dry to moist, well-drained"], "D-M"],
    ["moisture", ["Medium-Dry", "moist to dry"], "M-D"],
    ["moisture", ["Wet, Medium-Wet, Medium"], "W-M"],
    ["moisture", ["Wet, Medium, Dry", "Dry to wet"], "W-D"],
    ["season", ["late summer", "Early to mid-summer"], "sum"],
    ["season", ["Autumn"], "fall"],
    ["season", ["spring, summer, fall", "spring through autumn"], "spr-fall"],
    ["season", ["year-round", "All year round"], "all"],
    ["type", ["Forb/herb", "Perennial", "Herbaceous perennial", "Wildflowers"], "forb"],
    [
      "type",
      ["Graminoid", "Rush or Sedge", "Ornamental grasses", "perennial grass", "Native grass"],
      "grass",
    ],
    ["native", ["Yes", "native", "NATIVE"], "native"],
    ["native", ["Non-native", "nonnative", "Introduced", "not native"], "introduced"],
    ["type", ["Deciduous shrub", "Subshrub, Shrub", "Large shrub"], "shrub"],
    ["type", ["Small tree", "Understory tree"], "tree"],
    ["type", ["Woody vine", "Woody perennial vine"], "vine"],
  ] as const)("of %s is read by what its words mean: %j", (field, cells, code) => {
    const { read } = columnsOfFields(plantFields)[field];
    expect(cells.map((cell) => read(cell, none))).toEqual(cells.map(() => code));
  });

  test.each([
    [
      "sun",
      [
        "Part shade",
        "Dappled shade",
        "6+ hours",
        "4-6 hours sun",
        "Morning sun",
        "Part sun/shade",
        "Sun?",
      ],
    ],
    ["moisture", ["Low", "well-drained"]],
    ["season", ["July–Sept", "summer to fall", "early", "Spring, Fall", "spring and fall"]],
    ["type", ["Tree, Shrub", "Small tree/large shrub", "Small", "Woody perennial", "Fern"]],
    ["native", ["No", "native, introduced"]],
  ] as const)("of %s that fits no choice, or two, is refused: %j", (field, cells) => {
    const { read } = columnsOfFields(plantFields)[field];
    for (const cell of cells) expect(() => read(cell, none)).toThrow("Write one of");
  });

  test("of a size gets the unit of its column, where it has none", () => {
    const read = measure("height").inUnit?.("ft");
    for (const bare of ["3 - 4", "0.5", "1 to 3", ".5–1", "1 1/2", "½"])
      expect(read?.(bare, none)).toBe(`${bare} ft`);
    expect(["40 cm", "", "unknown"].map((cell) => read?.(cell, none))).toEqual([
      ...["40 cm", "", "unknown"],
    ]);
    for (const date of ["3-Jan", "1/3/2026"]) expect(() => read?.(date, none)).toThrow("is a date");
    for (const size of ["3/4", "4/6"]) expect(() => read?.(size, none)).toThrow("or a range");
  });

  test.each([
    ["<p>A.</p><ul><li>B</li></ul>", true],
    ["<p>A.</p><ul><li>b</li></ul>", false],
  ])("of HTML without its line breaks is what is stored: %j", (cell, is) => {
    const stored = "&lt;p&gt;A.&lt;/p&gt;\n&lt;ul&gt;\n&lt;li&gt;B&lt;/li&gt;&lt;/ul&gt;";
    expect(html("notes").isRewritten?.(cell, stored, undefined)).toBe(is);
  });

  test.each([
    ["2024-05-17T16:34:00.000Z", "2024-05-17T16:34:00.000Z"],
    ["2024-05-17T12:34-04:00", "2024-05-17T16:34:00.000Z"],
    ["2024-05-17 16:34:00+00:00", "2024-05-17T16:34:00.000Z"],
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

  test.each([
    ["ISO dates, as Google Sheets leaves them", ["2024-05-17", "2024-05", "2024", ""]],
    ["Excel in the United States", ["5/17/2024", "2024-05", "2024", ""]],
    ["Excel for the Mac", ["5/17/24", "2024-05", "2024", ""]],
    ["LibreOffice in Germany", ["17.05.2024", "2024-05", "2024", ""]],
    ["LibreOffice in the United Kingdom", ["17/05/24", "2024-05", "2024", ""]],
    ["a format with the month's name", ["17-May-24", "May 2024", "2024", ""]],
  ])("holds a photo's date as written by %s", (_what, cells) => {
    const read = dateTaken("dateTaken").readerOf?.(cells, "2026-11-30");
    expect(cells.map((cell) => read?.(cell, none))).toEqual([
      ...["2024-05-17", "2024-05", "2024", null],
    ]);
  });

  test.each([
    ["the day first", ["5/6/2024", "17/5/2024"], "2024-06-05"],
    ["the month first", ["5/6/2024", "5/17/2024"], "2024-05-06"],
    ["the day first, as the month has not come", ["1/12/2026"], "2026-01-12"],
  ])("holds a date with %s, by the whole column", (_what, cells, date) => {
    const read = dateTaken("dateTaken").readerOf?.(cells, "2026-11-30");
    expect(read?.(cells[0] ?? "", none)).toBe(date);
  });

  test.each([
    ...["5/6/2024", "May-24", "24-May", "31-May", "5/17/2024 16:34", "17.05.2024 16:34:00"],
    ...["2024-05-17T16:34:00", "2024-02-30", "30/2/2024", "45429", "yesterday"],
  ])("is no date of a photo, and the message says how to write one: %j", (cell) => {
    const read = dateTaken("dateTaken").readerOf?.([cell], "2026-11-30");
    expect(() => read?.(cell, none)).toThrow(
      `which date “${cell}” is. Format the cell as text and write a day, month or year: 2024-05-17, 2024-05 or 2024.`,
    );
  });

  test.each([
    ["5/6/2024", "2024-05-06", undefined, true],
    ["6/5/2024", "2024-05-06", undefined, true],
    ["5/6/2024", "2024-05-07", undefined, false],
    ["May-24", "2024-05", undefined, true],
    ["May-24", "2024-05-24", undefined, false],
    // The year has lost its century.
    ["2/8/15", "1915-02-08", "2015-02-08", true],
    ["2/8/2015", "1915-02-08", "2015-02-08", false],
    ["May-24", "1924-05", undefined, true],
    ["8-Feb-15", "1915-02-08", "2015-02-08", true],
    // The file has told its order: the owner has changed this one.
    ["5/6/2024", "2024-06-05", "2024-05-06", false],
    ["5/6/2024", null, undefined, false],
    ["5/6/2024 16:34", "2024-05-06", undefined, false],
    // Gnumeric, and LibreOffice with Gnumeric's file.
    ["2024/05/06 16:34:00", "2024-05-06T16:34:00.000Z", undefined, true],
    ["2024-05-06 16:34:01", "2024-05-06T16:34:00.813Z", undefined, true],
    ["2024-05-06 16:35:00", "2024-05-06T16:34:00.000Z", undefined, false],
    ["2024-05-06T16:34:00-04:00", "2024-05-06T16:34:00.000Z", "2024-05-06T20:34:00.000Z", false],
  ])("is what a spreadsheet has made of what is stored: %j of %j", (cell, stored, read, is) => {
    expect(dateTaken("dateTaken").isRewritten?.(cell, stored, read)).toBe(is);
  });

  test.each([
    ...["3-Jan", "03-Jan", "Jan-03", "jan 3", "3-Jan-26", "1/3/2026", "1/3/26", "03.01.2026"],
    ...["2026-01-03", "2026-01-03 00:00:00", "1/3/2026 0:00", " 3-Jan ", "46025", "Feb-40"],
  ])("with a height that has become a date is refused: %j", (cell) => {
    expect(() => measure("height").read(cell, none)).toThrow(
      `“${cell}” is a date, which a spreadsheet makes of sizes such as 1-3. Write “1 to 3 ft”`,
    );
  });

  test.each([
    ...[
      "",
      "1-3",
      "1–3 ft",
      "1 to 3",
      "1/3",
      "9 ft",
      "40-60 ft",
      "6 in.",
      "6-inch",
      "3-foot",
      "3.5",
    ],
    ...["1.5-2", "12", "2 decimeter", "3 marks", "10 m", "up to 3' (May)", "100", "4000"],
  ])("with a height is read as it is: %j", (cell) => {
    expect(measure("height").read(cell, none)).toBe(cell);
  });

  test.each([
    ["3-Jan", "1-3", true],
    ["3-Jan", "1 - 3", true],
    ["1/3/2026", "1/3", true],
    ["03.01.2026", "1-3", true],
    ["2026-01-03", "1-3", true],
    ["Feb-40", "2-40", true],
    ["3-Jan", "1-4", false],
    ["3-Jan", "", false],
    ["3-Jan", "3-Jan", false],
    ["1-3", "1-3", false],
    ["46025", "1-3", false],
    ["46025", "", false],
  ])("is what a spreadsheet has made of a height: %j of %j", (cell, stored, is) => {
    expect(measure("height").isRewritten?.(cell, stored, cell)).toBe(is);
  });

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
