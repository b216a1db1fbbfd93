// @slow
import { describe, expect, test } from "vitest";
import { exportOf } from "../fixtures/csv-calls";
import { readArchive } from "../fixtures/darwin-core-archive";
import { historyOf } from "../fixtures/kept";
import { bearer } from "../fixtures/owner";
import {
  counts,
  ebirdColumns,
  fileOf,
  inat,
  luna,
  oak,
  useImportingSite,
} from "../fixtures/sightings-import";
import type { CsvImports } from "shared-types/csv/answers";
import type { PlanRecord } from "shared-types/plan/answers";
import { planDraft } from "../fixtures/drafts";

const license = "https://creativecommons.org/licenses/by/4.0/";
const { site, panel, ids, dry, real, page } = useImportingSite({ SITE_LICENSE_URL: license });

async function archived() {
  const response = await fetch(`${site.url}/api/occurrences.zip`, { headers: bearer(panel.token) });
  return readArchive(Buffer.from(await response.arrayBuffer()));
}

/** eBird's "Download my data" of 2026 holds every list of a life; a location is told by its id, and older files have no ids. */
describe("of a file with several places", () => {
  const bird = { "Scientific Name": "Actias luna", "Common Name": "Luna" };
  const line = (n: number, id: string, place: string, state: string) => ({
    ...bird,
    ...{ "Submission ID": `S${n}`, Date: `2024-05-0${n}`, Location: place, "Location ID": id },
    ...{ "State/Province": state, Latitude: "61.123456", Longitude: "-149.654321" },
  });
  const home = [line(1, "L1", "Home yard", "US-VA"), line(2, "L1", "Home yard", "US-VA")];
  const away = { ...line(3, "L2", "Home yard", "US-AK"), Date: "no day" };
  const ebird = { format: "ebird" } as const;
  const forget = () =>
    site.strapi.store({ type: "api", name: "sighting-import", key: "remembered" }).delete({});

  test("no line comes in until the owner has chosen, a line elsewhere is not refused, and the choice is remembered", async () => {
    const file = fileOf(ebirdColumns, [...home, away]);
    const places = [
      { key: "L1", name: "Home yard (US-VA)", count: 2, isTaken: false },
      { key: "L2", name: "Home yard (US-AK)", count: 1, isTaken: false },
    ];
    const none = { new: 0, known: 0, elsewhere: 3, refusedCount: 0, saved: 0, places };
    expect(await dry(file, ebird)).toMatchObject(none);
    expect(await real(file, ebird)).toMatchObject(none);
    const [mine, other] = places;
    const chosen = { new: 2, elsewhere: 1, places: [{ ...mine, isTaken: true }, other] };
    expect(await dry(file, { ...ebird, places: ["L1"] })).toMatchObject(chosen);
    // A dry run remembers nothing.
    expect(await dry(file, ebird)).toMatchObject(none);
    expect(await real(file, { ...ebird, places: ["L1"] })).toMatchObject({ ...chosen, saved: 2 });

    const next = fileOf(ebirdColumns, [...home, line(4, "L1", "Our yard", "US-VA"), away]);
    await site.restart();
    expect(await dry(next, ebird)).toMatchObject({ new: 1, known: 2, elsewhere: 1 });
    expect(await real(next, ebird)).toMatchObject({ saved: 1 });
    expect((await page()).totalCount).toBe(3);
    // What was said last counts.
    expect(await dry(next, { ...ebird, places: [] })).toMatchObject({ new: 0, elsewhere: 4 });
    await forget();
  });

  test("a single place needs no choice, and no place is kept, not even the remembered one", async () => {
    expect(await real(fileOf(ebirdColumns, home), { ...ebird, places: ["L1"] })).toMatchObject({
      ...{ saved: 2, places: [{ key: "L1", isTaken: true }] },
    });
    const { connection } = site.strapi.db;
    const tables = ["sightings", "record_history", "strapi_core_store_settings"];
    const stored = JSON.stringify(
      await Promise.all(tables.map(async (table) => connection(table).select("*"))),
    );
    expect(stored).toContain("remembered");
    for (const secret of ["61.12", "149.65", "Home yard", "L1\\"])
      expect(stored).not.toContain(secret);
    await forget();
  });

  test.each([
    [
      "eBird's before 2019, without ids of locations",
      "ebird",
      ["Home yard US-VA", "Home yard US-AK"],
    ],
    ["iNaturalist's, by place_guess or none", "inaturalist", ["Falls Church, VA", ""]],
  ] as const)("%s is told by its names", async (_what, format, keys) => {
    const file =
      format === "ebird"
        ? fileOf(
            ebirdColumns.filter((name) => name !== "Location ID"),
            [...home, away],
          )
        : inat({ ...luna, place_guess: keys[0] }, { ...oak, place_guess: "" });
    const { places } = await dry(file, { format });
    expect(places.map(({ key }) => key)).toEqual(keys);
    expect(await dry(file, { format, places: [keys[0]] })).toMatchObject({
      new: format === "ebird" ? 2 : 1,
      elsewhere: 1,
    });
  });
});

/** iNaturalist's export of a project or a place has other people's observations; `license` is empty where all rights are reserved. */
describe("an observation of somebody else", () => {
  const theirs = { ...luna, user_login: "ann_k", license: "CC-BY-NC" };
  const file = inat(
    { ...theirs, user_name: "Ann King" },
    { ...oak, user_login: "bo", license: "" },
    { ...luna, ...{ id: 103, uuid: "", user_login: "me", license: "" } },
  );

  test("keeps its observer and license, in the archive too, and without a license is in no archive", async () => {
    expect(await dry(file)).toMatchObject({
      ...{ new: 3, othersCount: 3 },
      observers: [
        { login: "ann_k", name: "Ann King", count: 1, isOwner: false },
        { login: "bo", name: "bo", count: 1, isOwner: false },
        { login: "me", name: "me", count: 1, isOwner: false },
      ],
    });
    expect(await real(file, { observers: ["me"] })).toMatchObject({ saved: 3, othersCount: 2 });
    // The next file knows who is the owner.
    expect(await dry(file)).toMatchObject({ observers: [{}, {}, { login: "me", isOwner: true }] });
    const { occurrences } = await archived();
    const told = occurrences.map(({ otherCatalogNumbers, recordedBy, rightsHolder, license }) => [
      ...[otherCatalogNumbers, recordedBy, rightsHolder, license],
    ]);
    const by = "https://creativecommons.org/licenses/by-nc/4.0/";
    expect(told).toEqual([
      ["inaturalist:101", "Ann King", "Ann King", by],
      ["inaturalist:103", "My garden", "My garden", license],
    ]);
  });

  test("comes back from this site's own file as it was", async () => {
    await real(inat({ ...theirs, captive_cultivated: "true" }));
    const own = await exportOf(site, panel.token, "sightings");
    await site.strapi.db.connection("sightings").delete();
    expect(counts(await real(own, { format: "own" }))).toEqual([1, 1, 0, 1]);
    expect((await page()).items).toMatchObject(
      [{ observer: "ann_k", license: /by-nc/, cultivated: true }].map((one) => ({
        ...one,
        license: expect.stringMatching(one.license) as string,
      })),
    );
  });
});

test("what was planted, or what its source says is captive or cultivated, is marked in the archive", async () => {
  const file = inat(
    { ...luna, captive_cultivated: "true" },
    { ...oak, captive_cultivated: "true" },
    { ...oak, id: 103, uuid: "", observed_on: "2015" },
    { ...oak, id: 104, uuid: "", observed_on: "2020" },
    { ...oak, id: 105, uuid: "", observed_on: "2023" },
  );
  const planting = {
    plantingId: -1,
    plantId: ids.plantId,
    bedId: 0,
    x: 1,
    y: 1,
    number: 1,
    note: "",
  };
  const dated = { ...planting, plantedOn: "2019-04", removedOn: "2022-10-01" };
  const plan = { ...planDraft, keyId: "doe", sheets: [{ sheetId: 0, plantings: [dated] }] };
  expect(await panel.save("POST", "planadd", plan)).toEqual([]);
  expect(await real(file)).toMatchObject({ saved: 5, cultivatedCount: 2 });
  const { occurrences } = await archived();
  expect(
    occurrences.map(({ eventDate, degreeOfEstablishment }) => [eventDate, degreeOfEstablishment]),
  ).toEqual([
    ["2024-05-17", "captive"],
    ["2024-04-02", "cultivated"],
    ["2015", ""],
    ["2020", "cultivated"],
    ["2023", ""],
  ]);
  const { planId } = (await panel.get<PlanRecord>("plan/doe")).body;
  expect(await panel.save("DELETE", `plandelete/${planId}`)).toEqual([]);
});

describe("an observation that has changed at its source", () => {
  const id = async () => (await page()).items[0]?.sightingId ?? 0;
  const undone = async () => {
    const { importId = 0 } = (await panel.get<CsvImports>("sheetimports")).body.imports[0] ?? {};
    return panel.call("POST", "sheetimportundo", { importId, later: "ask" });
  };

  test("identified anew, or dated anew, is told, followed by choice, in the history, and undone with its import", async () => {
    await real(inat(luna));
    const anew = inat({
      ...luna,
      ...{ scientific_name: "Quercus alba", observed_on: "2024-05-18" },
    });
    const change = {
      ...{ sightingId: await id(), line: 2, waitsFor: "" },
      before: { date: "2024-05-17", name: "Luna Moth" },
      after: { date: "2024-05-18", name: "White Oak" },
    };
    const told = { new: 0, known: 0, changed: [change], changedCount: 1, saved: 0, followed: 0 };
    expect(await dry(anew)).toMatchObject(told);
    expect(await real(anew)).toMatchObject(told);
    expect((await page()).items).toMatchObject([{ ...ids, plantId: 0, date: "2024-05-17" }]);
    const follow = [change.sightingId];
    expect(await real(anew, { follow })).toMatchObject({ ...told, followed: 1 });
    expect((await page()).items).toMatchObject([{ ...ids, animalId: 0, date: "2024-05-18" }]);
    expect((await historyOf(panel, "sighting", change.sightingId)).body).toMatchObject([
      { what: "changed" },
      { what: "added" },
    ]);
    expect(await dry(anew)).toMatchObject({ known: 1, changed: [] });
    expect((await undone()).body).toMatchObject({ isUndone: true });
    expect((await page()).items).toMatchObject([{ ...ids, plantId: 0, date: "2024-05-17" }]);
  });

  test("with a name that is not known here waits for it, and is followed once it is settled", async () => {
    await real(inat(luna));
    const anew = inat({ ...luna, scientific_name: "Antheraea polyphemus" });
    const follow = [await id()];
    const waiting = {
      changed: [{ waitsFor: "Antheraea polyphemus", after: { name: "Antheraea polyphemus" } }],
      unmatched: [{ nameScientific: "Antheraea polyphemus", count: 0, changed: 1 }],
      followed: 0,
    };
    expect(await dry(anew)).toMatchObject(waiting);
    expect(await real(anew, { follow })).toMatchObject(waiting);
    const matches = [{ nameScientific: "Antheraea polyphemus", kind: "animal", id: 0 }];
    expect(await real(anew, { follow, matches })).toMatchObject({ followed: 1, unmatched: [] });
    expect((await page()).items).toMatchObject([{ animalName: "Polyphemus moth" }]);
  });

  test("is not what the owner has changed here, nor one that an older version's import was told", async () => {
    await real(inat(luna, { ...oak, scientific_name: "Tropaea luna" }), {
      matches: [{ nameScientific: "Tropaea luna", kind: "animal", id: ids.animalId }],
    });
    for (const { etag: _, animalName: _a, plantName: _p, ...draft } of (await page()).items)
      expect(await panel.save("PUT", "sightingupdate", { ...draft, date: "2024-01" })).toEqual([]);
    const file = inat(luna, { ...oak, scientific_name: "Tropaea luna" });
    expect(await dry(file)).toMatchObject({ known: 2, changed: [] });
    await site.strapi.db.connection("sightings").update({ source_state: null });
    expect(await dry(file)).toMatchObject({ known: 0, changedCount: 2 });
    await site.strapi.db
      .connection("sightings")
      .where("source_id", "101")
      .update({ date: "2024-05-17" });
    await site.strapi.db
      .connection("sightings")
      .where("source_id", "102")
      .update({ date: "2024-04-02" });
    expect(await dry(file)).toMatchObject({ known: 2, changed: [] });
  });
});
