import fc from "fast-check";
import { sightingFormats } from "shared-types";
import { describe, expect, test } from "vitest";
import { CsvError } from "../../src/api/csv/parse";
import { createDateReader } from "../../src/api/sighting-import/dates";
import { readLines } from "../../src/api/sighting-import/read-lines";

const zone = "America/New_York";

describe("a date", () => {
  test.each([
    ["2024-05-17", "2024-05-17"],
    ["2024-05", "2024-05"],
    ["2024", "2024"],
    [" 2024/5/7 ", "2024-05-07"],
    ["2024-05-17T23:10:00-04:00", "2024-05-17"],
    ["2024-05-17 8:10 PM", "2024-05-17"],
    ["5/17/2024", "2024-05-17"],
    ["17/5/2024 10:00", "2024-05-17"],
    ["05-17-2024", "2024-05-17"],
    ["17.05.2024", "2024-05-17"],
    ["6.5.2024", "2024-05-06"],
    ["5/5/2024", "2024-05-05"],
    ["17 May 2024", "2024-05-17"],
    ["17-May-2024", "2024-05-17"],
    ["May 17, 2024", "2024-05-17"],
    ["Sept. 3 2024", "2024-09-03"],
    ["May 2024", "2024-05"],
    ["yesterday", "yesterday"],
    ["5/17/24", "5/17/24"],
    ["", ""],
  ])("%j is read as %j", (cell, date) => {
    expect(createDateReader([cell])(cell)).toBe(date);
  });

  test("that can be read in two ways is read as the others of its file, or refused", () => {
    const [either, american, other] = ["5/6/2024", "5/17/2024", "17/5/2024"];
    expect(createDateReader([either, american])(either)).toBe("2024-05-06");
    expect(createDateReader([either, other])(either)).toBe("2024-06-05");
    expect(() => createDateReader([either])(either)).toThrow("two ways");
    const torn = createDateReader([either, american, other]);
    expect(() => torn(either)).toThrow("two ways");
    expect([torn(american), torn(other)]).toEqual(["2024-05-17", "2024-05-17"]);
  });
});

describe("lines", () => {
  const read = (text: string, format: (typeof sightingFormats)[number] = "inaturalist") =>
    readLines(text, format, zone);

  test("are numbered as in the file, with cells of several lines and blank ones", async () => {
    const lines = await read(
      'scientific_name,observed_on,description\n\nA b,2024,"x\ny"\nC d,2023,',
    );
    expect(lines.map(({ line }) => line)).toEqual([3, 5]);
  });

  test("have names of columns in any case, and columns that nothing is read of", async () => {
    const [line] = await read("Latitude, OBSERVED_ON ,mood,Scientific_Name\n39.1,2024,good,A b");
    expect(line).toMatchObject({
      sighting: { date: "2024" },
      species: [{ nameScientific: "A b" }],
    });
    expect(JSON.stringify(line)).not.toContain("39.1");
  });

  test.each([
    ["Insecta", "", "animal"],
    ["Plantae", "", "plant"],
    ["Fungi", "Amanitaceae", ""],
    ["", "Saturniidae", "animal"],
    ["", "Fagaceae", "plant"],
    ["", "", ""],
  ])("of the taxon %j and the family %j are of the kind %j", async (iconic, family, kind) => {
    const head = "scientific_name,observed_on,iconic_taxon_name,taxon_family_name";
    const [line] = await read(`${head}\nA b,2024,${iconic},${family}`);
    expect(line).toMatchObject({ species: [{ kind }] });
  });

  // The iconic taxon is a copy that may be older than the taxon.
  test.each([
    ["Plantae", "Saturniidae", "Lepidoptera", "", { kind: "animal" }],
    ["Insecta", "Fagaceae", "", "", { kind: "plant" }],
    ["Insecta", "", "Fagales", "", { kind: "plant" }],
    ["Plantae", "", "Lepidoptera", "", { kind: "animal" }],
    ["Aves", "", "", "Plantae", { kind: "plant" }],
    ["Plantae", "", "", "", { kind: "plant", isKindGuessed: true }],
    ["Reptilia", "", "", "", { kind: "animal", isKindGuessed: true, groupClass: "Reptilia" }],
    ["Mollusca", "", "", "", { kind: "animal", groupClass: "" }],
  ])(
    "of the iconic taxon %j with %j, %j and %j are of the kind %j",
    async (iconic, family, order, kingdom, expected) => {
      const head =
        "scientific_name,observed_on,iconic_taxon_name,taxon_family_name,taxon_order_name,taxon_kingdom_name";
      const [line] = await read(`${head}\nA b,2024,${iconic},${family},${order},${kingdom}`);
      expect(line).toMatchObject({ species: [expected] });
    },
  );

  // The columns of eBird's files: of its own-data file until 2018 and today, and of its life list in 2022 and in 2025.
  test.each([
    [
      "Submission ID,Common Name,Scientific Name,Count,Date,Species Comments",
      "S7,Northern Cardinal,Cardinalis cardinalis,2,2017-02-07,On the fence",
      {
        sourceId: "S7 Cardinalis cardinalis",
        date: "2017-02-07",
        note: "On the fence",
        count: "2",
      },
    ],
    [
      "Row #,Taxon Order,Category,Common Name,Scientific Name,Count,Location,S/P,Date,LocID,SubID,Exotic,Countable",
      "1,33000,species,Northern Cardinal,Cardinalis cardinalis,,Home yard,US-VA,07 Feb 2021,L9,S7,,1",
      { sourceId: "S7 Cardinalis cardinalis", date: "2021-02-07", count: 0 },
    ],
    [
      "Row #,Species,Count,Location,S/P,Date,LocID,SubID",
      "1,Northern Cardinal,3,Home yard,US-VA,07 Feb 2021,L9,S7",
      { sourceId: "S7 Northern Cardinal", date: "2021-02-07", count: "3" },
    ],
  ])("of eBird with %j are read", async (head, row, sighting) => {
    const [line] = await read(`${head}\n${row}`, "ebird");
    expect(line).toMatchObject({ sighting, checklist: "S7" });
  });

  test.each([
    ["ML Catalog Number,Format,Common Name,Scientific Name,Date,eBird Checklist ID", "ebird"],
    ["Global Unique Identifier,Common Name,Observation Date,Sampling Event Identifier", "ebird"],
    ["ML Catalog Number,Format,Common Name,Scientific Name,Date", "inaturalist"],
  ] as const)("of another download with %j are refused by its name", async (head, format) => {
    await expect(read(`${head}\n1,2,3,4,2024,5`, format)).rejects.toThrow("MyEBirdData.csv");
  });

  test("of eBird without a day, or with a count of 0, are no sightings", async () => {
    const lines = await read(
      "Submission ID,Scientific Name,Count,Date\nS1,A b,X,1900-01-01\nS2,A b,0,2021-12-25\nS3,A b,X,2021-12-25",
      "ebird",
    );
    expect(lines.map((line) => "noSighting" in line && line.noSighting)).toEqual([
      ...["noDay", "noneSeen", undefined],
    ]);
  });

  test("tell by picture or sound how it was noticed", async () => {
    const lines = await read(
      "scientific_name,observed_on,image_url,sound_url\nA,2024,x,x\nA,2024,,x\nA,2024,,",
    );
    expect(lines).toMatchObject(
      ["photo", "heard", "seen"].map((evidence) => ({ sighting: { evidence } })),
    );
  });

  test("of any text are read, or refused with a sentence", async () => {
    const heads = fc.constantFrom(
      "scientific_name,observed_on\n",
      "Submission ID,Scientific Name,Count,Date\n",
      "animal,plant,date,photoId,internal\n",
      "",
    );
    const text = fc.string({ unit: "binary" });
    const files = fc.asyncProperty(
      fc.constantFrom(...sightingFormats),
      heads,
      text,
      async (format, head, rest) => {
        const lines = await read(head + rest, format).catch((error: unknown) => error);
        if (Array.isArray(lines)) expect(lines.length).toBeGreaterThan(0);
        else expect(lines).toBeInstanceOf(CsvError);
      },
    );
    await fc.assert(files, { numRuns: 300 });
  });
});
