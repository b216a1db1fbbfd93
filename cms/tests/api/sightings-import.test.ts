// @dialect api/sighting-import/query
import type { CsvImports, CsvUndo } from "shared-types/csv/answers";
import { historyMessages } from "shared-types/history/codes";
import { describe, expect, test } from "vitest";
import { historyOf, restore } from "../fixtures/kept";
import {
  counts,
  fileOf,
  importSightings,
  inat,
  luna,
  oak,
  useImportingSite,
  uuid,
} from "../fixtures/sightings-import";

const { site, panel, ids, dry, real, page } = useImportingSite();

describe("an iNaturalist file", () => {
  test("is read in a dry run, imported, and adds nothing the second time", async () => {
    const file = inat(
      {
        ...{ ...luna, image_url: "https://example.org/1.jpg", iconic_taxon_name: "Insecta" },
        url: "https://www.inaturalist.org/observations/101",
        description: "On the <i>porch</i>,<br>by the light",
      },
      { ...oak, iconic_taxon_name: "Plantae" },
    );
    expect(await dry(file)).toEqual({
      ...{ read: 2, new: 2, known: 0, unmatched: [], refused: [], refusedCount: 0, saved: 0 },
      ...{ elsewhere: 0, observers: [], othersCount: 0, cultivatedCount: 0 },
      places: [{ key: "12 Wren Street", name: "12 Wren Street", count: 2, isTaken: true }],
      ...{ changed: [], changedCount: 0, followed: 0 },
      ...{ leftOut: { noDay: 0, noneSeen: 0 }, dateQuestions: [], guessedWords: [], shortened: 0 },
    });
    expect((await page()).totalCount).toBe(0);
    expect(counts(await real(file))).toEqual([2, 2, 0, 2]);
    const { items } = await page();
    expect(items).toMatchObject([
      {
        ...{ date: "2024-05-17", animalId: ids.animalId, plantId: 0, evidence: "photo", count: 0 },
        ...{ note: "On the porch,\nby the light", source: "inaturalist", sourceId: "101" },
        ...{ href: "https://www.inaturalist.org/observations/101", internal: false, photoId: 0 },
      },
      { date: "2024-04-02", animalId: 0, plantId: ids.plantId, evidence: "seen", sourceId: "102" },
    ]);
    expect(counts(await dry(file))).toEqual([2, 0, 2, 0]);
    expect(counts(await real(file))).toEqual([2, 0, 2, 0]);
    expect((await page()).items).toEqual(items);
  });

  test("may have any columns in any order, and the same observation under its id or its UUID", async () => {
    const ids = fileOf(["scientific_name", "observed_on", "id", "uuid"], [luna]);
    const uuids = fileOf(["uuid", "scientific_name", "observed_on"], [luna]);
    const addresses = fileOf(
      ["url", "time_observed_at", "scientific_name"],
      [
        {
          ...luna,
          url: "https://www.inaturalist.org/observations/101",
          time_observed_at: "2024-05-18 02:00:00 UTC",
        },
      ],
    );
    expect(counts(await real(addresses))).toEqual([1, 1, 0, 1]);
    // It was the evening before in the garden.
    expect((await page()).items).toMatchObject([{ date: "2024-05-17", sourceId: "101" }]);
    expect(counts(await real(ids))).toEqual([1, 0, 1, 0]);
    await site.strapi.db.connection("sightings").delete();
    expect(counts(await real(ids))).toEqual([1, 1, 0, 1]);
    expect(counts(await real(uuids))).toEqual([1, 0, 1, 0]);
  });

  test("without ids is told apart by what it says, and two alike lines are two", async () => {
    const columns = ["scientific_name", "observed_on"];
    const file = fileOf(columns, [luna, luna, oak]);
    expect(counts(await real(file))).toEqual([3, 3, 0, 3]);
    expect(counts(await real(file))).toEqual([3, 0, 3, 0]);
    const { observed_on: _, ...later } = luna;
    const more = fileOf(columns, [luna, { ...later, observed_on: "2024-06-01" }]);
    expect(counts(await real(more))).toEqual([2, 1, 1, 1]);
  });

  test("keeps no coordinate and no place", async () => {
    await real(inat({ ...luna, description: "At home" }));
    const { connection } = site.strapi.db;
    const stored = JSON.stringify([
      await connection("sightings").select("*"),
      await connection("record_history").select("*"),
    ]);
    for (const secret of ["39.12", "77.65", "Wren Street"]) expect(stored).not.toContain(secret);
  });

  test("says which names it does not know; the owner settles them, or leaves them out", async () => {
    const file = inat(
      luna,
      {
        ...oak,
        scientific_name: "Dryas iulia",
        common_name: "Julia heliconian",
        iconic_taxon_name: "Insecta",
        taxon_family_name: "Nymphalidae",
      },
      {
        id: 103,
        observed_on: "2024-05-18",
        // No name of it that a book knows.
        scientific_name: "Tropaea lunatica",
        common_name: "Luna moth",
      },
      { id: 104, observed_on: "2024-05-19", scientific_name: "Tropaea lunatica" },
      { id: 105, observed_on: "2024-05-19" },
    );
    const report = await dry(file);
    expect(counts(report)).toEqual([5, 1, 0, 0]);
    expect(report.unmatched).toEqual([
      {
        nameScientific: "Tropaea lunatica",
        nameCommon: "Luna moth",
        count: 2,
        changed: 0,
        proposed: { kind: "animal", id: ids.animalId, nameCommon: "Luna Moth" },
      },
      {
        nameScientific: "Dryas iulia",
        nameCommon: "Julia heliconian",
        count: 1,
        changed: 0,
        proposed: { kind: "animal", id: 0, nameCommon: "" },
      },
      {
        nameScientific: "",
        nameCommon: "",
        count: 1,
        changed: 0,
        proposed: { kind: "", id: 0, nameCommon: "" },
      },
    ]);
    const matches = [
      { nameScientific: "tropaea Lunatica", kind: "animal", id: ids.animalId },
      { nameScientific: "Dryas iulia", kind: "animal", id: 0 },
    ];
    expect(counts(await dry(file, { matches }))).toEqual([5, 4, 0, 0]);
    expect((await panel.get("animal/heliconian")).status).toBe(404);
    expect(counts(await real(file, { matches }))).toEqual([5, 4, 0, 4]);
    expect((await panel.get("animal/heliconian")).body).toMatchObject({
      ...{ nameCommon: "Julia heliconian", nameScientific: "Dryas iulia", internal: true },
      family: "Nymphalidae",
    });
    // What was left out is still there to be settled.
    const again = await dry(file);
    expect(counts(again)).toEqual([5, 0, 4, 0]);
    expect(again.unmatched).toMatchObject([{ nameScientific: "", count: 1 }]);
  });

  test("with lines that are refused says which and why, and adds the others once the owner has seen how many", async () => {
    const future = new Date().getUTCFullYear() + 2;
    const file = inat(
      luna,
      { ...oak, description: "Two\nlines", observed_on: "2024-02-30" },
      { id: 3, scientific_name: "Actias luna" },
      { id: 4, scientific_name: "Not here", observed_on: `${future}-01-01` },
      { id: 6, scientific_name: "Actias luna", observed_on: "2024", url: "javascript:alert(1)" },
    );
    const expected = {
      ...{ read: 5, new: 1, known: 0, unmatched: [], refusedCount: 4, saved: 0 },
      refused: [
        { line: 3, reason: expect.stringContaining("“2024-02-30”") as string },
        { line: 5, reason: "The date is missing." },
        { line: 6, reason: `“${future}-01-01”: This date is in the future.` },
        { line: 7, reason: expect.stringContaining("link") as string },
      ],
    };
    expect(await dry(file)).toMatchObject(expected);
    // Fewer were seen than there are now: nothing is saved, and all are told.
    for (const leaveOut of [0, 3, 5])
      expect(await real(file, { leaveOut })).toMatchObject(expected);
    expect((await page()).totalCount).toBe(0);
    expect(await real(file, { leaveOut: 4 })).toMatchObject({ ...expected, saved: 1 });
    expect((await page()).items).toMatchObject([{ sourceId: "101" }]);
  });

  test("with a note that is too long keeps its beginning, tells how many, and knows the line again", async () => {
    const long = `${"x".repeat(1998)}🐝 and more`;
    const file = inat({ ...luna, description: long }, { ...oak, description: "x".repeat(2000) });
    expect(await dry(file)).toMatchObject({ new: 2, shortened: 1, refused: [] });
    await real(file);
    const notes = (await page()).items.map(({ note }) => note);
    expect(notes).toEqual([`${"x".repeat(1998)}…`, "x".repeat(2000)]);
    expect(await dry(file)).toMatchObject({ new: 0, known: 2, shortened: 0 });
  });

  test("tells how many are refused, however many, and lists the first", async () => {
    const rows = Array.from({ length: 620 }, (_, n) => ({
      ...luna,
      id: n + 1,
      uuid: "",
      observed_on: "soon",
    }));
    const report = await dry(inat(...rows));
    expect([report.refusedCount, report.refused.length, report.refused.at(-1)?.line]).toEqual([
      620, 500, 501,
    ]);
  });

  test("that breaks off leaves nothing behind, and can be imported again", async () => {
    const { connection } = site.strapi.db;
    const rows = Array.from({ length: 300 }, (_, n) => ({ ...luna, id: n + 1, uuid: uuid(n + 1) }));
    const last = { ...oak, scientific_name: "Nova nova", description: "twice" };
    const file = inat(...rows, { ...last, id: 901, uuid: "" }, { ...last, id: 902, uuid: "" });
    const matches = [{ nameScientific: "Nova nova", kind: "animal", id: 0 }];
    await connection.raw("create unique index notes_once on sightings (note) where note = 'twice'");
    const changes = async () => (await connection("record_history").count("* as n"))[0];
    const before = await changes();
    const failed = await importSightings(site, panel.token, file, { matches, dryRun: false });
    expect(failed.status).toBe(500);
    await connection.raw("drop index notes_once");
    expect((await page()).totalCount).toBe(0);
    expect((await panel.get("animal/nova")).status).toBe(404);
    expect(await changes()).toEqual(before);
    expect(counts(await real(file, { matches }))).toEqual([302, 302, 0, 302]);
  });

  test("is one import: undone as a whole, it can come again; one that was deleted does not", async () => {
    const file = inat(luna, oak);
    await real(file);
    const [sighting] = (await page()).items;
    const history = await historyOf(panel, "sighting", sighting?.sightingId ?? 0);
    expect(history.body).toMatchObject([{ what: "added" }]);
    const { imports } = (await panel.get<CsvImports>("sheetimports")).body;
    expect(imports[0]).toMatchObject({
      name: "sightings",
      fileName: "sightings.csv",
      added: 2,
      kept: 2,
    });
    const importId = imports[0]?.importId ?? 0;
    expect((await panel.get(`sheetimports/${importId}`)).body).toMatchObject({
      records: [{ outcome: "added" }, { outcome: "added" }],
    });
    const undone = await panel.call<CsvUndo>("POST", "sheetimportundo", { importId, later: "ask" });
    expect(undone.body).toMatchObject({ isUndone: true, counts: { binned: 2 } });
    expect(counts(await real(file))).toEqual([2, 2, 0, 2]);
    const [again] = (await page()).items;
    await panel.save("DELETE", `sightingdelete/${again?.sightingId}`);
    expect(counts(await real(file))).toEqual([2, 0, 2, 0]);
    await restore(panel, "sighting", again?.sightingId ?? 0);
  });

  test("that came again after its undo keeps the undone one in the bin", async () => {
    const file = inat(luna);
    await real(file);
    const [undone] = (await page()).items;
    const { imports } = (await panel.get<CsvImports>("sheetimports")).body;
    const { importId = 0 } = imports[0] ?? {};
    await panel.call("POST", "sheetimportundo", { importId, later: "ask" });
    await real(file);
    const [again] = (await page()).items;
    const stays = [{ fieldId: "", errorMessage: historyMessages.hereAgain }];
    expect(await restore(panel, "sighting", undone?.sightingId ?? 0)).toEqual(stays);
    expect((await page()).items).toEqual([again]);
    await panel.save("DELETE", `sightingdelete/${again?.sightingId}`);
    expect(await restore(panel, "sighting", undone?.sightingId ?? 0)).toEqual([]);
  });

  test("of the same moment, twice, is added once", async () => {
    const answers = await Promise.all([real(inat(luna, oak)), real(inat(luna, oak))]);
    expect(answers.map(({ saved }) => saved).sort()).toEqual([0, 2]);
    expect((await page()).totalCount).toBe(2);
  });
});

test("anyone’s list may have both names in one column, a title above and a total below", async () => {
  const file = "My moths,,\nDate,Species,Count\n2024-05-17,Luna Moth (Actias luna),2\nTotal,,2\n";
  expect(counts(await dry(file, { format: "list" }))).toEqual([1, 1, 0, 0]);
});
