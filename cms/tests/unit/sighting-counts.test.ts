import { expect, test } from "vitest";
import { readLines } from "../../src/api/sighting-import/read-lines";

const read = async (text: string) => (await readLines(text, "list", "America/New_York")).lines;

// What BirdTrack, iRecord, tallies of a count day and people's spreadsheets have in such a column.
test.each([
  ["10+", "10", "Count: 10+"],
  ["c12", "12", "Count: c12"],
  ["~ 12", "12", "Count: ~ 12"],
  ["about 5", "5", "Count: about 5"],
  ["1,200+", "1200", "Count: 1200+"],
  ["12 est.", "12", "Count: 12 est."],
  ["5-10", 0, "Count: 5-10"],
  ["<5", 0, "Count: <5"],
  ["3 birds", "3", "Count: 3 birds"],
  ["10+ birds", "10", "Count: 10+ birds"],
  ["about 12 seen", "12", "Count: about 12 seen"],
  ["1 female", "1", "Count: 1 female"],
  ["7", "7", ""],
  ["2 pairs", 0, "Count: 2 pairs"],
  ["2 males, 1 female", 0, "Count: 2 males, 1 female"],
  ["several", 0, "Count: several"],
  ["not counted", 0, "Count: not counted"],
  ["X", 0, ""],
  ["?", 0, ""],
  ["2.0", "2", ""],
  // Refused by the rule of a count.
  ...[
    ...["-5", "1.5", "1e9", "10-May", "May-10", "10/12"],
    ...["0 adults, 3 juveniles", "not seen but heard", "Not seen (heard)", "none since 2019"],
  ].map((one): [string, string, string] => [one, one, ""]),
])("a line with the count %j", async (cell, count, note) => {
  const [line] = await read(`Date,Species,Count\n2024-05-17,Song Sparrow,"${cell}"`);
  expect(line).toMatchObject({ sighting: { count, note } });
  expect(line).not.toHaveProperty("noSighting");
});

test.each(["none", "0 seen", "0 birds", "Not seen", "no", "absent"])(
  "a line with %j is none",
  async (cell) => {
    const [line] = await read(`Date,Species,Count\n2024-05-17,Song Sparrow,${cell}`);
    expect(line).toMatchObject({ noSighting: "noneSeen" });
  },
);

test("a long row of figures is read at once", { timeout: 5000 }, async () => {
  const figures = "1".repeat(300_000);
  const [line] = await read(`Date,Species,Count\n2024-05-17,Song Sparrow,${figures}x`);
  expect(line).toMatchObject({ sighting: { count: 0 } });
});

test.each([
  ["Sparrow, Song", "Song Sparrow"],
  ["Warbler, Black-throated Green (singing)", "Black-throated Green Warbler"],
  ["American Robin (adult male)", "American Robin"],
  ["American Robin (Adult male)", "American Robin"],
  ["Graylag Goose (Domestic type)", "Graylag Goose"],
  ["Northern Cardinal (Cardinalis cardinalis)", "Northern Cardinal", "Cardinalis cardinalis"],
  ["Fox Squirrel (Sciurus niger)", "Fox Squirrel", "Sciurus niger"],
  ["Swamp Oak (Quercus bicolor)", "Swamp Oak", "Quercus bicolor"],
  ["Hawk (red-tailed)", undefined],
  ["Sparrow sp.", undefined],
  ["Danaus plexippus Linnaeus, 1758", undefined],
  ["Robin, Sparrow, Wren", undefined],
])("a line with the name %j asks about %j", async (name, whole, scientific = whole) => {
  const [line] = await read(`Date,Species\n2024-05-17,"${name}"`);
  expect(line).toMatchObject({ species: [{ nameScientific: name, nameCommon: name }] });
  const [species] = (line as { species: { whole?: object }[] }).species;
  expect(species?.whole).toEqual(
    whole === undefined ? undefined : { nameCommon: whole, nameScientific: scientific },
  );
});
