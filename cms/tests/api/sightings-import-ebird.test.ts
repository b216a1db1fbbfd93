// @slow
import { describe, expect, test } from "vitest";
import {
  counts,
  ebirdColumns,
  fileOf,
  sparrow,
  useImportingSite,
} from "../fixtures/sightings-import";

const { panel, ids, dry, real, page } = useImportingSite();

test("an eBird file is imported: counted, or X for present; each species of a checklist once", async () => {
  const file = fileOf(ebirdColumns, [
    { ...sparrow, "Observation Details": "=HYPERLINK(1)" },
    { ...sparrow, "Submission ID": "S1234568", Count: 12 },
    { ...sparrow, "Scientific Name": "Passer domesticus", "Common Name": "House Sparrow" },
  ]);
  const matches = [{ nameScientific: "Passer domesticus", kind: "animal", id: 0 }];
  const options = { format: "ebird", matches } as const;
  expect(counts(await real(file, options))).toEqual([3, 3, 0, 3]);
  expect(counts(await real(file, options))).toEqual([3, 0, 3, 0]);
  const { items } = await page();
  expect(items.map(({ count, evidence, source }) => [count, evidence, source])).toEqual([
    [0, "seen", "ebird"],
    [12, "seen", "ebird"],
    [0, "seen", "ebird"],
  ]);
  expect(items.at(-1)).toMatchObject({
    ...{ note: "=HYPERLINK(1)", href: "https://ebird.org/checklist/S1234567" },
  });
  expect((await panel.get("animal/sparrow")).body).toMatchObject({
    classTax: "Aves",
    internal: true,
  });
  const bad = fileOf(ebirdColumns, [{ ...sparrow, "Submission ID": "S9", Count: "1.5" }]);
  expect((await dry(bad, options)).refused).toMatchObject([{ line: 2, reason: /whole number/ }]);
});

describe("an eBird checklist", () => {
  const [unknown, none] = ["1900-01-01", "0"];
  const on = (checklist: string, name: string, more = {}) => ({
    ...sparrow,
    ...{ "Submission ID": checklist, "Scientific Name": name, ...more },
  });
  const moved = (matches: string[]) => ({
    format: "ebird" as const,
    matches: matches.map((nameScientific) => ({
      ...{ nameScientific, kind: "animal", id: ids.animalId },
    })),
  });

  test("has a bird once, also after its genus has changed, and in the life list", async () => {
    const file = fileOf(ebirdColumns, [on("S1", "Actias luna"), on("S2", "Actias luna")]);
    expect(counts(await real(file, { format: "ebird" }))).toEqual([2, 2, 0, 2]);
    const later = fileOf(ebirdColumns, [
      ...[on("S1", "Tropaea luna"), on("S2", "Tropaea luna"), on("S3", "Tropaea luna")],
    ]);
    expect(counts(await dry(later, moved(["Tropaea luna"])))).toEqual([3, 1, 2, 0]);
    const lifeList = "Row #,Species,Count,Date,LocID,SubID\n1,Luna,2,31 Dec 2023,L1,S1\n";
    expect(counts(await dry(lifeList, moved(["Luna"])))).toEqual([1, 0, 1, 0]);
    // Two lines of a checklist are not the one that was there.
    const both = fileOf(
      ebirdColumns,
      ["luna", "luna rubra"].map((of) => on("S1", `Tropaea ${of}`)),
    );
    expect(counts(await dry(both, moved(["Tropaea luna"])))).toEqual([2, 1, 1, 0]);
    // What was deleted does not come back under its new name.
    const [{ sightingId } = { sightingId: 0 }] = (await page()).items;
    await panel.save("DELETE", `sightingdelete/${sightingId}`);
    expect(counts(await dry(later, moved(["Tropaea luna"])))).toEqual([3, 1, 2, 0]);
  });

  test("may have two subspecies of a species, which are one new animal", async () => {
    const two = [on("S1", "Junco hyemalis hyemalis"), on("S1", "Junco hyemalis [oreganus Group]")];
    const names = { "Common Name": "Dark-eyed Junco (Slate-colored)" };
    const file = fileOf(ebirdColumns, [
      { ...two[0], ...names },
      { ...two[1], ...names },
    ]);
    expect((await dry(file, { format: "ebird" })).unmatched).toMatchObject([
      { nameScientific: "Junco hyemalis", nameCommon: "Dark-eyed Junco", count: 2 },
    ]);
    const matches = [{ nameScientific: "Junco hyemalis", kind: "animal", id: 0 }];
    expect(counts(await real(file, { format: "ebird", matches }))).toEqual([2, 2, 0, 2]);
    const { body } = await panel.get("animal/junco");
    expect(body).toMatchObject({ nameScientific: "Junco hyemalis", nameCommon: "Dark-eyed Junco" });
    const third = fileOf(ebirdColumns, [...two, on("S1", "Junco hyemalis aikeni")]);
    expect(counts(await dry(third, { format: "ebird" }))).toEqual([3, 1, 2, 0]);
  });

  test("of a day that is not known, or without a bird, is left out and told", async () => {
    const file = fileOf(ebirdColumns, [
      ...[on("S1", "Actias luna", { Date: unknown }), on("S2", "Actias luna", { Count: none })],
      on("S3", "Actias luna"),
    ]);
    const report = await real(file, { format: "ebird" });
    expect(report).toMatchObject({ saved: 1, leftOut: { noDay: 1, noneSeen: 1 }, refused: [] });
    expect((await page()).items).toMatchObject([{ date: "2023-12-31" }]);
  });
});

// eBird leaves out the empty cells at the end of a line: in files that it made in 2021, 2023 and 2025, all lines but
// those with an ML catalog number are short. Spreadsheets do so too (Microsoft's KB 77295).
test("a line may leave out its last cells, but not have one too many", async () => {
  const { Location: _, ...short } = sparrow;
  const whole = fileOf(ebirdColumns, [short, { ...short, "Submission ID": "S2", Count: 3 }]);
  const file = whole.replace(/,+$/gm, "");
  expect(file.split("\n")[1]?.split(",").length).toBeLessThan(ebirdColumns.length);
  const report = await dry(`${file}${[...ebirdColumns, "x"].join(",")}\n`, { format: "ebird" });
  expect(report).toMatchObject({ read: 3, new: 2, refused: [{ line: 4, reason: /24 cells/ }] });
  expect(counts(await real(file, { format: "ebird" }))).toEqual([2, 2, 0, 2]);
  expect((await page()).items).toMatchObject([{ count: 3, note: "" }, { count: 0 }]);
});
