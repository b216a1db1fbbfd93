// @slow
import type { SightingDraft } from "shared-types/sighting/schema";
import { describe, expect, test } from "vitest";
import { exportOf } from "../fixtures/csv-calls";
import { sightingDraft } from "../fixtures/drafts";
import { expectError } from "../fixtures/errors";
import { addSpecies } from "../fixtures/species";
import {
  counts,
  ebirdColumns,
  fileOf,
  importSightings,
  inat,
  inaturalistColumns,
  luna,
  sparrow,
  useImportingSite,
  uuid,
  type Asked,
} from "../fixtures/sightings-import";

const { site, panel, ids, dry, real, page } = useImportingSite();

describe("a name", () => {
  test.each([
    ["of another case", "ACTIAS LUNA"],
    ["with its author", "Actias luna (Linnaeus, 1758)"],
    ["with another author", "Actias luna L."],
    ["of a subspecies", "Actias luna luna"],
    ["with a subgenus", "Actias (Actias) luna"],
    ["of two subspecies", "Actias luna luna/rubra"],
  ])("%s is found", async (_what, scientific_name) => {
    expect(counts(await dry(inat({ ...luna, scientific_name })))).toEqual([1, 1, 0, 0]);
  });

  test.each([
    ["of another genus", { scientific_name: "Bombus luna" }],
    ["of the genus alone", { scientific_name: "Actias" }],
    ["of one of two", { scientific_name: "Actias luna/selene" }],
    [
      "of a plant that an animal has",
      { scientific_name: "Actias luna", taxon_family_name: "Fagaceae" },
    ],
    ["of a script", { scientific_name: "<script>alert(1)</script>" }],
    ["of a formula", { scientific_name: "=1+1" }],
    ["that objects have", { scientific_name: "__proto__" }],
  ])("%s is not", async (_what, more) => {
    const { unmatched } = await dry(inat({ ...luna, ...more }));
    expect(unmatched).toMatchObject([{ nameScientific: more.scientific_name, count: 1 }]);
  });
});

test("a genus is asked for, not taken for a species whose words are all capitalized", async () => {
  const names = ["Asclepias Tuberosa", "Sporobolus Heterolepis", "Heuchera Palace Purple"];
  for (const [at, nameScientific] of names.entries())
    await addSpecies(panel, "plant", { keyId: `titled${at}`, nameScientific });
  const genera = ["Asclepias", "Sporobolus", "Heuchera", "Asclepias L."];
  const lines = [...genera, "Asclepias tuberosa", "Sporobolus heterolepis (A.Gray) A.Gray"].map(
    (scientific_name, at) => ({
      ...{ id: 300 + at, uuid: uuid(300 + at), observed_on: "2024-08-01", scientific_name },
      ...{ taxon_kingdom_name: "Plantae" },
    }),
  );
  const file = fileOf([...inaturalistColumns, "taxon_kingdom_name"], lines);
  const report = await real(file);
  expect(report.unmatched.map(({ nameScientific }) => nameScientific).sort()).toEqual(
    [...genera].sort(),
  );
  expect(counts(report)).toEqual([6, 2, 0, 2]);
});

test("a group that may be out of date does not hide a species, and tells a new animal's class", async () => {
  const stale = { ...luna, iconic_taxon_name: "Plantae" };
  expect(counts(await dry(inat(stale)))).toEqual([1, 1, 0, 0]);
  const snake = { id: 7, observed_on: "2024-05-17", iconic_taxon_name: "Reptilia" };
  const file = inat({ ...snake, scientific_name: "Storeria dekayi", common_name: "Brownsnake" });
  const matches = [{ nameScientific: "Storeria dekayi", kind: "animal", id: 0 }];
  expect(counts(await real(file, { matches }))).toEqual([1, 1, 0, 1]);
  expect((await panel.get("animal/brownsnake")).body).toMatchObject({ classTax: "Reptilia" });
});

test("a new plant or animal is told what the file and the books of names know of it", async () => {
  const seen = { ...luna, taxon_class_name: "Magnoliopsida", iconic_taxon_name: "Plantae" };
  const file = inat(
    // The book has it in another family, and knows the rest.
    {
      ...{ ...seen, id: 401, uuid: uuid(401), scientific_name: "Liatris aspera" },
      ...{ common_name: "rough blazingstar", taxon_family_name: "Compositae" },
    },
    // No book has this one.
    {
      ...{ ...seen, id: 402, uuid: uuid(402), scientific_name: "Zelkova imaginaria" },
      ...{ common_name: "Dream zelkova", taxon_family_name: "Ulmaceae" },
    },
    // A common name, and an old scientific one.
    { ...seen, id: 403, uuid: uuid(403), scientific_name: "Eupatorium coelestinum L." },
    { ...seen, id: 404, uuid: uuid(404), scientific_name: "Blazing star" },
  );
  const added = (kind: string, ...all: string[]) =>
    all.map((nameScientific) => ({ nameScientific, kind, id: 0 }));
  const matches = added(
    ...(["plant", "Liatris aspera", "Zelkova imaginaria", "Eupatorium coelestinum L."] as const),
    "Blazing star",
  );
  expect(counts(await real(file, { matches }))).toEqual([4, 4, 0, 4]);
  const nothing = { type: "", native: "", keystone: null, keystoneSource: "" };
  const recordOf = async (kind: string, name: string) => {
    const named = site.strapi.db.connection(`${kind}s`).where("name_scientific", name);
    return (await panel.get(`${kind}/${((await named.pluck("key_id")) as string[])[0]}`)).body;
  };
  expect(await recordOf("plant", "Liatris aspera")).toMatchObject({
    ...{ nameCommon: "Rough blazingstar", family: "Compositae", type: "forb", native: "native" },
    ...{ keystone: 4, keystoneSource: "Tallamy and Shropshire 2009", internal: true },
  });
  expect(await recordOf("plant", "Zelkova imaginaria")).toMatchObject({
    ...nothing,
    family: "Ulmaceae",
  });
  expect(await recordOf("plant", "Eupatorium coelestinum L.")).toMatchObject({
    ...{ nameCommon: "Blue mistflower", family: "Asteraceae", type: "forb" },
  });
  expect(await recordOf("plant", "Blazing star")).toMatchObject({ ...nothing, family: "" });

  const bird = { ...sparrow, "Submission ID": "S77" };
  const birds = fileOf(ebirdColumns, [
    { ...bird, "Common Name": "Song Sparrow", "Scientific Name": "Melospiza melodia" },
  ]);
  const match = { format: "ebird", matches: added("animal", "Melospiza melodia") } as const;
  expect(counts(await real(birds, match))).toEqual([1, 1, 0, 1]);
  expect(await recordOf("animal", "Melospiza melodia")).toMatchObject({
    ...{ classTax: "Aves", order: "Passeriformes", family: "Passerellidae" },
  });
});

describe("the site's own file", () => {
  const drafts: Partial<SightingDraft>[] = [
    { clientId: uuid(1), stage: "larva", interaction: "larva", note: '=1+1, "quoted"\nlines' },
    { date: "2024-05", count: 3, evidence: "sign", internal: true, note: "'quoted" },
    { date: "2023", source: "inaturalist", sourceId: "7", href: "https://example.org/7" },
  ];

  test("is taken back: it adds nothing where it comes from, and everything where nothing is", async () => {
    for (const draft of drafts)
      expect(
        await panel.save("POST", "sightingadd", { ...sightingDraft, ...ids, ...draft }),
      ).toEqual([]);
    const file = await exportOf(site, panel.token, "sightings");
    const own = { format: "own" } as const;
    expect(counts(await real(file, own))).toEqual([3, 0, 3, 0]);
    const told = async () =>
      (await page()).items.map(({ sightingId: _i, etag: _e, clientId: _c, ...rest }) => rest);
    const before = await told();
    await site.strapi.db.connection("sightings").delete();
    expect(counts(await real(file, own))).toEqual([3, 3, 0, 3]);
    expect(await told()).toEqual(before);
    expect(counts(await real(file, own))).toEqual([3, 0, 3, 0]);
  });

  test("may be written by hand: with keys or names, and without ids", async () => {
    const file = `animal,plant,date\nluna,OAK,5/17/2024\nLuna Moth,,17 May 2024\nnobody,oak,2024\n`;
    const report = await dry(file, { format: "own" });
    expect(counts(report)).toEqual([3, 2, 0, 0]);
    expect(report.unmatched).toMatchObject([
      { nameScientific: "nobody", count: 1, proposed: { kind: "animal", id: 0 } },
    ]);
    expect(counts(await real(file, { format: "own" }))).toEqual([3, 2, 0, 2]);
    expect((await page()).items.map(({ date }) => date)).toEqual(["2024-05-17", "2024-05-17"]);
  });
});

describe("anyone’s list", () => {
  const list = { format: "list" } as const;

  test("has the kinds of its names from the books, its places asked for, and adds nothing twice", async () => {
    const rows = ["Cyanocitta cristata,Home", "Lobelia cardinalis,Home", "Actias luna,Home"];
    const file = `Date,Species,Location\n${[...rows, "Actias luna,Away"].map((row) => `2024-05-17,${row}\n`).join("")}`;
    expect(await dry(file, list)).toMatchObject({ elsewhere: 4, new: 0 });
    const asked = { ...list, places: ["Home"] };
    const { unmatched } = await dry(file, asked);
    expect(unmatched.map(({ proposed }) => proposed.kind).sort()).toEqual(["animal", "plant"]);
    expect(counts(await real(file, asked))).toEqual([4, 1, 0, 1]);
    expect((await page()).items).toMatchObject([{ source: "list", animalId: ids.animalId }]);
    expect(counts(await dry(file, asked))).toEqual([4, 0, 1, 0]);
  });

  test.each(["Species", "Common Name"])(
    "finds a new species by a common name: %s",
    async (name) => {
      const matches = [{ nameScientific: "Gray Catbird", kind: "animal", id: 0 }];
      const file = `Date,${name}\n2024-05-17,Gray Catbird\n`;
      expect(counts(await real(file, { ...list, matches }))).toEqual([1, 1, 0, 1]);
      const animals = site.strapi.db.connection("animals").select("name_common", "family");
      expect(await animals.where("name_scientific", "Dumetella carolinensis")).toEqual([
        { name_common: "Gray Catbird", family: "Mimidae" },
      ]);
    },
  );
});

test("dates of a spreadsheet that can be read in two ways are asked for once, for the whole file", async () => {
  const file = "date,animal\n5/6/24,luna\n3/4/24,luna\n24-May,luna\n2023,luna\n";
  const own = { format: "own" } as const;
  expect(await dry(file, own)).toMatchObject({
    ...{ new: 1, refused: [2, 3, 4].map((line) => ({ line, reason: /two ways/ })) },
    dateQuestions: [
      { field: "dateOrder", example: "5/6/24", readings: [{ date: "2024-05-06" }, {}] },
      { field: "shortDates", example: "24-May", readings: [{ date: "" }, { date: "2024-05" }] },
    ],
  });
  const dates = { dateOrder: "day", shortDates: "year" };
  expect(await real(file, { ...own, dates })).toMatchObject({ saved: 4, refused: [] });
  expect((await page()).items.map(({ date }) => date)).toEqual([
    ...["2024-06-05", "2024-05", "2024-04-03", "2023"],
  ]);
  const asDays = await dry(file, { ...own, dates: { dateOrder: "day", shortDates: "day" } });
  expect(asDays).toMatchObject({ known: 3, refused: [{ line: 4, reason: /no year/ }] });
});

describe("a file", () => {
  /** Expects a file to be refused, with this reason. */
  async function expectRefused(file: string | Uint8Array, reason: RegExp, options?: Asked) {
    const answer = await importSightings<unknown>(site, panel.token, file, options);
    expectError(answer, 400, "malformed");
    expect(answer.text).toMatch(reason);
  }

  test("may be UTF-16 with a byte order mark, or have another separator", async () => {
    const text = `\uFEFFobserved_on;scientific_name;description\n2024-05-17;Actias luna;Über`;
    expect(counts(await real(text))).toEqual([1, 1, 0, 1]);
    const other = Buffer.from(text.replaceAll(";", "\t"), "utf16le");
    const answer = await importSightings(site, panel.token, other);
    expect(counts(answer.body)).toEqual([1, 0, 1, 0]);
  });

  test("may be UTF-16 without a mark, or Windows-1252, whose words are told", async () => {
    const text = "observed_on,scientific_name,description\n2024,Actias luna,Réaumur’s × hybrid\n";
    for (const bytes of [Buffer.from(text, "utf16le"), Buffer.from(text, "utf16le").swap16()]) {
      const { body } = await importSightings(site, panel.token, bytes);
      expect([body.new, body.guessedWords]).toEqual([1, []]);
    }
    const western = Buffer.from(text.replace("’", "\x92"), "latin1");
    const { body } = await importSightings(site, panel.token, western, { dryRun: false });
    expect([body.saved, body.guessedWords]).toEqual([1, ["Réaumur’s", "×"]]);
    expect((await page()).items).toMatchObject([{ note: "Réaumur’s × hybrid" }]);
  });

  test.each<[string, string | Uint8Array, RegExp]>([
    ["that is a ZIP", Buffer.from("PK\u0003\u0004 and more"), /ZIP/],
    ["that is a picture", new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]), /not UTF-8/],
    ["that is a page", "<!doctype html><p>Sign in", /not an export of iNaturalist/],
    ["of another source", fileOf(ebirdColumns, [sparrow]), /looks like eBird/],
    ["without lines", "observed_on,scientific_name\n", /no lines/],
    ["with a column twice", "observed_on,observed_on,scientific_name\n1,1,1", /twice/],
    ["with a quotation mark that is open", 'observed_on,scientific_name\n"2024,x', /never closed/],
    ["that is empty", "", /choose a CSV file/],
  ])("%s is refused, with the reason", async (_what, file, reason) => {
    await expectRefused(file, reason);
  });

  test("with a cell too many is refused by its line", async () => {
    const { refused } = await dry(
      "observed_on,scientific_name\n2024,Actias luna\n2024,Actias, luna\n",
    );
    expect(refused).toMatchObject([{ line: 3, reason: /3 cells/ }]);
  });

  test.each<[string, Asked, RegExp]>([
    ["another format", { format: "birds" as "own" }, /format must be/],
    ["matches that are no JSON", { matches: "{" }, /matches/],
    ["matches that are no list", { matches: { id: 1 } }, /matches/],
    [
      "a match of another kind",
      { matches: [{ nameScientific: "x", kind: "fungus", id: 0 }] },
      /kind/,
    ],
    [
      "a match with what is not there",
      { matches: [{ nameScientific: "x", kind: "plant", id: 9999 }] },
      /no plant 9999/,
    ],
    [
      "a match with a key too many",
      { matches: [{ nameScientific: "x", kind: "plant", id: 0, x: 1 }] },
      /no field/,
    ],
    ["another order of dates", { dates: { dateOrder: "best" } }, /dateOrder/],
    ["another dryRun", { dryRun: "maybe" }, /dryRun/],
  ])("with %s is refused", async (_what, options, reason) => {
    await expectRefused(inat(luna), reason, options);
  });
});

test("a sighting with the source and source ID of another is refused with a message", async () => {
  const draft = { ...sightingDraft, plantId: ids.plantId, source: "ebird", sourceId: "S1 x" };
  expect(await panel.save("POST", "sightingadd", draft)).toEqual([]);
  expect(await panel.save("POST", "sightingadd", draft)).toMatchObject([{ fieldId: "sourceId" }]);
});
