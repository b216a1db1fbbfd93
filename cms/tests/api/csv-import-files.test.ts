// @slow
import { csvLimits, type CsvName } from "shared-types/csv/codes";
import { describe, expect, test } from "vitest";
import { csvOf, exportOf, faultsOf, importOf, recordsOf } from "../fixtures/csv-calls";
import { expectError } from "../fixtures/errors";
import { addPlant, fresh } from "../fixtures/kept";
import { useOwnersSite } from "../fixtures/panel";
import { loadPhoto } from "../fixtures/photo-drafts";
import { createPhoto } from "../fixtures/photos";
import { tableOf } from "../fixtures/records";

const { site, panel } = useOwnersSite();

const dry = (name: CsvName, file: string | Uint8Array) => importOf(site, panel.token, name, file);
const real = (name: CsvName, file: string) =>
  importOf(site, panel.token, name, file, { dryRun: false });
const plantOf = async (key: string) =>
  (await panel.get<Record<string, unknown>>(`plant/${key}`)).body;

describe("a file that is none", () => {
  const bytes = (text: string) => Buffer.from(text, "latin1");
  test.each<[string, string | Uint8Array, RegExp]>([
    ["in Latin-1", bytes("keyId,nameCommon\nfleur,Fl\u00e8che\n"), /UTF-8/],
    ["a spreadsheet", Buffer.from([0x50, 0x4b, 3, 4, 0xff, 0xfe, 0x80]), /UTF-8/],
    ["a spreadsheet of old", bytes("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0"), /spreadsheet file/],
    ["empty", "", /choose/],
    ["without lines", "keyId,nameCommon\n", /no lines below them/],
    ["of sightings", "Submission ID,Species,Date\nS1,Wren,2024-05-17\n", /Import Sightings/],
    ["of another kind", "keyId,classTax\nx,y\n", /no column “classTax”/],
    [
      "without known columns",
      "name,price\ny,z\n",
      /no columns “name”, “price” .* rename or remove/,
    ],
    ["with a column twice", "keyId,aka,aka\nx,y,z\n", /“aka” appears twice/],
    [
      "with two names of one column",
      "Species,Scientific Name\nx,y\n",
      /“Species” and “Scientific Name” are both read as nameScientific/,
    ],
    [
      "that names no record",
      "aka,height\ny,z\n",
      /add the column plantId, or keyId, or nameCommon, or nameScientific\./,
    ],
    ["with an open quotation mark", 'keyId,aka\nx,"y\n', /^Line 2: .*never closed/],
  ])("%s is refused with what to do", async (_what, file, words) => {
    const answer = await dry("plants", file);
    expectError(answer, 400, "malformed");
    expect((answer.body as unknown as { error: { message: string } }).error.message).toMatch(words);
  });

  test("too large is a 413 that says what to do", async () => {
    const large = `keyId,aka\n${"x".repeat(csvLimits.bytes)},y\n`;
    const answer = await dry("plants", large);
    expectError(answer, 413, "tooLarge");
    expect(answer.text).toContain("Split it into parts");
  });
});

describe("a spreadsheet’s file", () => {
  test("brings dates of photos back as a spreadsheet has written them, and asks for those in doubt", async () => {
    const dates = ["2024-05-17", "2024-05-06", "2024-05", "1915-02-08", "2023"];
    const ids: number[] = [];
    for (const dateTaken of dates) {
      const { id } = await createPhoto(site.strapi, fresh());
      ids.push(id);
      await real("photos", csvOf([{ photoId: id, dateTaken }]));
    }
    const exported = recordsOf(await exportOf(site, panel.token, "photos"));
    const kept = exported.filter(({ photoId }) => ids.includes(Number(photoId)));
    expect(kept.map(({ dateTaken }) => dateTaken).sort()).toEqual([...dates].sort());
    const file = (cells: string[]) =>
      csvOf(ids.map((photoId, at) => ({ photoId, dateTaken: cells[at] ?? "" })));
    const same = { added: 0, changed: 0, same: 5, refused: 0 };
    for (const cells of [
      ["5/17/2024", "5/6/2024", "May-24", "2/8/1915", "2023"],
      ["5/17/24", "5/6/24", "May-24", "2/8/15", "2023"],
      ["17.05.2024", "06.05.2024", "2024-05", "08.02.1915", "2023"],
    ])
      expect((await dry("photos", file(cells))).body.counts).toEqual(same);
    const changed = await dry("photos", file(["5/18/2024", "5/7/2024", "Jun-24", "1915", "2023"]));
    expect(changed.body.counts).toEqual({ ...same, changed: 3, same: 1, refused: 1 });
    expect(faultsOf(changed)).toEqual([[4, "dateTaken", expect.stringContaining("“Jun-24”")]]);
    const mended = file(["5/18/2024", "5/7/2024", "2024-06", "1915", "2023"]);
    expect((await real("photos", mended)).body.counts).toEqual({ ...same, changed: 4, same: 1 });
    const taken = await Promise.all(ids.map(async (id) => (await loadPhoto(panel, id)).draft));
    expect(taken.map(({ dateTaken }) => dateTaken)).toEqual([
      ...["2024-05-18", "2024-05-07", "2024-06", "1915", "2023"],
    ]);
  });

  test("brings the lines of a text back with the ends of its own lines, as Miller writes them", async () => {
    const lines = (end: string) => `“One.${end}Two.”${end}`;
    const quotation = `First ${fresh()}`;
    const file = (citation: string) => csvOf([{ quotation, author: "Aldo Leopold", citation }]);
    expect((await real("quotes", file(lines("\n")))).body.counts.added).toBe(1);
    const same = { added: 0, changed: 0, same: 1, refused: 0 };
    expect((await dry("quotes", file(lines("\r\n")))).body.counts).toEqual(same);
    expect((await dry("quotes", file(lines(" ")))).body.counts.changed).toBe(1);
  });

  test("refuses a height that a spreadsheet has made a date, unless it is the stored one", async () => {
    const keyId = (await addPlant(panel)).keyId;
    const file = (height: string, width: string) => csvOf([{ keyId, height, width }]);
    expect((await real("plants", file("1-3", "2–3 ft"))).body.counts.changed).toBe(1);
    const rewritten = await dry("plants", file("3-Jan", "2–3 ft"));
    expect(rewritten.body.counts).toEqual({ added: 0, changed: 0, same: 1, refused: 0 });
    const faults = await real("plants", file("4-Jan", "3-Feb"));
    expect(faultsOf(faults).map(([line, field]) => [line, field])).toEqual([
      [2, "height"],
      [2, "width"],
    ]);
    expect(await plantOf(keyId)).toMatchObject({ height: "1-3", width: "2–3 ft" });
    // A new plant has no stored one.
    const added = await dry("plants", csvOf([{ nameCommon: "New", height: "3-Jan" }]));
    expect(faultsOf(added)[0]?.[1]).toBe("height");
  });

  test("of a gardener has what they call the columns, and is sorted by its sizes", async () => {
    const { body } = await real("plants", "Species,Height,Spread\nLobelia cardinalis,3–4',60 cm\n");
    expect([body.counts.added, faultsOf({ body })]).toEqual([1, []]);
    const plants = tableOf<{ keyId: string }>(site.strapi, "plant");
    const [added] = await plants.findMany({ where: { nameScientific: "Lobelia cardinalis" } });
    const keyId = added?.keyId ?? "";
    expect(await plantOf(keyId)).toMatchObject({
      ...{ nameCommon: "Lobelia cardinalis", nameDisplay: "Lobelia cardinalis" },
      ...{ height: "3–4'", heightSort: 4, width: "60 cm", widthSort: 1.97 },
    });
    // What the owner has set otherwise stays while the size does.
    const file = (more: object) => csvOf([{ keyId, height: "3–4'", ...more }]);
    await real("plants", file({ heightSort: 3.5 }));
    expect((await dry("plants", file({}))).body.counts.same).toBe(1);
  });

  test("of a nursery or a native plant society is read by its columns, units and words", async () => {
    const key = fresh();
    const file = csvOf([
      {
        ...{
          keyId: key,
          "Botanical Name": "<i>Monarda fistulosa</i> L.",
          "Common Name": "Bergamot",
        },
        ...{ "Plant Type": "Perennial", "Height (ft)": "2 - 4", "Spread (in)": "18", Light: "Sun" },
        ...{ "Soil Moisture": "Dry, Medium", "Bloom Time": "Late summer" },
      },
    ]);
    expect(faultsOf(await real("plants", file))).toEqual([]);
    expect(await plantOf(key)).toMatchObject({
      ...{ nameCommon: "Bergamot", nameDisplay: "Bergamot" },
      nameScientific: "Monarda fistulosa L.",
      ...{ type: "forb", sun: "F", moisture: "D-M", season: "sum" },
      ...{ height: "2 - 4 ft", heightSort: 4, width: "18 in", widthSort: 1.5 },
    });
    const { body } = await dry("plants", "Genus,Species\nmonarda,fistulosa\nMonarda,\n");
    const names = ["Monarda fistulosa", "Monarda"].map((after) => [{ after }]);
    expect(
      body.lines.map(({ fields }) => fields.filter(({ fieldId }) => fieldId === "nameScientific")),
    ).toMatchObject(names);
  });

  test("with columns that are none is read without them, and they are named", async () => {
    const { body } = await dry(
      "plants",
      ",Species,Bed,Sun (ft),order\n0,Monarda didyma,North,1,Lamiales\n1,Achillea,,,\n",
    );
    expect(body).toMatchObject({
      counts: { added: 2, refused: 0 },
      unread: ["column 1", "Bed", "Sun (ft)", "order"],
    });
  });

  test("of Calscape has its own names of columns", async () => {
    const file =
      "Common Name,Current Botanical Name,Flowering Season\nToyon,Heteromeles arbutifolia,Summer\n";
    const { body } = await dry("plants", file);
    expect(body).toMatchObject({ counts: { added: 1, refused: 0 }, unread: [] });
    const other = await dry("plants", "Common,SciName\nToyon,Heteromeles arbutifolia\n");
    expect(other.body).toMatchObject({ counts: { added: 1, refused: 0 }, unread: [] });
  });

  test("of resources has its categories by name, and addresses as a list of links calls them", async () => {
    const file =
      "Category,Title,Description,URL\nBooks,Nature Home,<p>A book</p>,https://a.example\n";
    const { body } = await dry("resources", file);
    expect([body.counts.added, body.lines[0]?.faults]).toEqual([1, []]);
    const after = Object.fromEntries(
      (body.lines[0]?.fields ?? []).map(({ fieldId, after: value }) => [fieldId, value]),
    );
    expect(after).toMatchObject({ title: "Nature Home", href: "https://a.example" });
  });

  test("brings a file back that was changed in a spreadsheet with semicolons and short lines", async () => {
    const keyId = (await addPlant(panel)).keyId;
    const [record = {}] = recordsOf(await exportOf(site, panel.token, "plants"));
    const names = Object.keys(record);
    expect(names[0]).toBe("plantId");
    const file = `keyId;aka;height;;\r\n${keyId};"two; parts";9 ft;;\r\n;;;;\r\n`;
    expect((await real("plants", file)).body.counts.changed).toBe(1);
    expect(await plantOf(keyId)).toMatchObject({ aka: "two; parts", height: "9 ft" });
    // Excel leaves out the last cells where a column is empty in sixteen rows on end (Microsoft's KB 77295).
    expect((await real("plants", `KeyId,Aka,height\n${keyId},x\n`)).body.counts.changed).toBe(1);
    expect(await plantOf(keyId)).toMatchObject({ aka: "x", height: "9 ft" });
    const long = await dry("plants", `keyId,aka\n${keyId},x,y\n`);
    expect(faultsOf(long)[0]?.[2]).toContain("3 cells");
  });
});
