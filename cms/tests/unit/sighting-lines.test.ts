import fc from "fast-check";
import { sightingFormatOf, sightingFormats } from "shared-types/sighting-import/codes";
import { describe, expect, test } from "vitest";
import { CsvError } from "../../src/api/csv/parse";
import { readLines } from "../../src/api/sighting-import/read-lines";

const zone = "America/New_York";

describe("lines", () => {
  const read = async (text: string, format: (typeof sightingFormats)[number] = "inaturalist") =>
    (await readLines(text, format, zone)).lines;

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

  // R 4.2's read.csv, janitor's clean_names, a spreadsheet's blank cells and its line about separators.
  test.each([
    "Submission.ID,Scientific.Name,State.Province,Location.ID,Date,Observation.Details",
    "submission_id,scientific_name,state_province,location_id,date,observation_details",
    '"","Submission.ID","Scientific.Name","State.Province","Location.ID","Date","Observation.Details"',
    "\uFEFFsep=;\nSubmission ID ;Scientific Name;State/Province;Location ID;Date;Observation Details",
    "SubmissionID,ScientificName,StateProvince,LocationID,Date,ObservationDetails",
  ])("of eBird are read where another program wrote the columns as %j", async (head) => {
    const first = head.startsWith('"') ? '"1",' : "";
    const row = "S7,Cardinalis cardinalis,US-VA,L9,2021-02-07,On the fence";
    const separator = head.includes(";") ? ";" : ",";
    const [line] = await read(`${head}\n${first}${row.replaceAll(",", separator)}`, "ebird");
    const sighting = { sourceId: "S7 Cardinalis cardinalis", note: "On the fence" };
    expect(line).toMatchObject({ sighting, context: { place: { key: "L9" } } });
  });

  // What AviSys and others write for an upload to eBird; without a genus as BirdTrack and others call it.
  test.each([
    ["Junco", "hyemalis", "Junco hyemalis"],
    ["Junco", "", "Junco"],
    ["Junco", "Junco hyemalis", "Junco hyemalis"],
    ["", "Dark-eyed Junco", "Dark-eyed Junco"],
  ])("of the genus %j and the species %j are of %j", async (genus, species, nameScientific) => {
    const [number, notes, date] =
      genus === ""
        ? ["Species Count", "Observation comment", "Sighting date"]
        : ["Number", "Species Comments", "Date"];
    const head = `Common Name,Genus,Species,${number},${notes},${date}`;
    const [line] = await read(`${head}\n"Junco, Blue",${genus},${species},4,Shy,2/13/2024`, "list");
    expect(line).toMatchObject({ sighting: { date: "2024-02-13", count: "4", note: "Shy" } });
    expect(line).toHaveProperty("species.0.nameScientific", nameScientific);
    expect(line).not.toHaveProperty("species.0.whole");
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
      "S7,Northern Cardinal,Cardinalis cardinalis,2,02-07-2017,On the fence",
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
    ["Frequency of observations in the selected location(s).:,,,,,", "inaturalist"],
  ] as const)("of another download with %j are refused by its name", async (head, format) => {
    await expect(read(`${head}\n1,2,3,4,2024,5`, format)).rejects.toThrow("MyEBirdData.csv");
  });

  // GBIF's simple download and its archive; BirdNET-Pi's file and BirdNET-Go's.
  test.each([
    ["gbifID\tspecies\tscientificName\teventDate\tbasisOfRecord\tdate", "as GBIF and museums"],
    ["Date;Time;Sci_Name;Com_Name;Confidence;Lat;Lon;Cutoff;Week;Sens;Overlap", "BirdNET"],
    ["ID,Date,Time,Scientific Name,Common Name,Confidence,Source,Verified", "BirdNET"],
    ["Local Date,Local Time,Species,Score,Count", "BirdNET"],
    ["Selection\tView\tChannel\tBegin Time (s)\tCommon Name\tConfidence", "BirdNET"],
    ["deployment_id,image_id,location,genus,species,common_name,timestamp", "trail camera"],
  ])("of anyone's with %j are refused by what they are", async (head, told) => {
    await expect(read(`${head}\n1`, "list")).rejects.toThrow(told);
  });

  // Birda's, BirdTrack's, iRecord's, Observation.org's, eButterfly's and Bumble Bee Watch's files, and what a gardener keeps.
  test.each([
    [
      "sightingId,date,longitude,latitude,commonName,scientificName,count,comment",
      "6a1b2c3d-1111-4222-8333-444455556666,2024-05-18T01:10:00.000Z,-71.1,42.2,Luna,Actias luna,2,By the porch",
      { kind: "", nameScientific: "Actias luna", nameCommon: "Luna" },
      // In the garden it is still the evening before.
      { date: "2024-05-17", count: "2", note: "By the porch" },
      null,
    ],
    [
      "BOU order,Species,Scientific name,Place,Date,Start time,Count,Comment",
      "10,Blackbird,Turdus merula,Garden,17/05/2023,08:00,Present,",
      { nameScientific: "Turdus merula", nameCommon: "Blackbird", order: "" },
      { date: "2023-05-17", count: 0 },
      "Garden",
    ],
    [
      "RecordKey,Taxon,Common name,Kingdom,Order,Family,Site name,Date interpreted,Count of sex or stage",
      'R1,Vanessa atalanta,Red Admiral,Animalia,Lepidoptera,Nymphalidae,Home,17/05/2023,"1,200"',
      { kind: "animal", order: "Lepidoptera", family: "Nymphalidae" },
      { date: "2023-05-17", count: "1200" },
      "Home",
    ],
    [
      "id,observation date,species name,scientific name,number,notes,location",
      "25,2023-05-17,Red Admiral,Vanessa atalanta,2.0,,",
      { nameCommon: "Red Admiral" },
      { date: "2023-05-17", count: "2" },
      "",
    ],
    [
      "Sighting ID,Date,Species,Floral Host,Number",
      "45,2023-07-04,Bombus impatiens,Monarda,X",
      { nameScientific: "Bombus impatiens" },
      { date: "2023-07-04", count: 0 },
      null,
    ],
    [
      "English Name,Scientific Name,Date Observed,Number of Individuals",
      "Monarch,Danaus plexippus,2023-07-04,3",
      { nameCommon: "Monarch" },
      { count: "3" },
      null,
    ],
    [
      "Date,Common Name,Notes",
      "5/17/2024,Blue jay,at the feeder",
      { nameScientific: "", nameCommon: "Blue jay" },
      { note: "at the feeder" },
      null,
    ],
  ])("of anyone's list with %j are read", async (head, row, species, sighting, place) => {
    expect(sightingFormatOf(head.split(","))).toBe("list");
    const [line] = await read(`${head}\n${row}`, "list");
    expect(line).toMatchObject({ species: [species], sighting });
    // Its numbers are its own, and none of this site's.
    expect(line).not.toHaveProperty("sighting.sightingId");
    expect(line?.context?.place?.key ?? null).toBe(place);
  });

  test.each([
    ["Open flowers,1", { sighting: { stage: "flower", note: "Open flowers" } }],
    ["Flowers or flower buds,1", { sighting: { note: "Flowers or flower buds" } }],
    ["Ripe fruits,0", { noSighting: "noneSeen" }],
    ["Ripe fruits,-1", { noSighting: "noneSeen" }],
  ])("of Nature's Notebook are what is answered with yes: %j", async (phenophase, line) => {
    const head =
      "Genus,Species,Common_Name,Kingdom,Observation_Date,Phenophase_Description,Phenophase_Status";
    const row = `Asclepias,syriaca,common milkweed,Plantae,2022-04-13,${phenophase}`;
    const lines = await read(`${head}\n${row}`, "list");
    const species = [{ kind: "plant", nameScientific: "Asclepias syriaca" }];
    expect(lines).toMatchObject([{ species, ...line }]);
  });

  // A list of iNaturalist's, and what a gardener keeps.
  test.each([
    ["taxon_name,description,first_observation,last_observation,taxon_common_name", "inaturalist"],
    ["Common Name,Scientific Name,Height", "list"],
  ] as const)("of a list without dates, %j, are refused by that", async (head, format) => {
    await expect(read(`${head}\nA b`, format)).rejects.toThrow("no column with dates");
  });

  test("of anyone's list with a count of 0 are no sightings", async () => {
    const lines = await read("Date,Species,Count\n2024,Luna,0\n2024,Luna,", "list");
    expect(lines.map((line) => "noSighting" in line)).toEqual([true, false]);
  });

  test("of the owner's own list keep their notes, whatever the column is called", async () => {
    const lines = await read("Date,Plant,Notes\n2024-05-17,Quercus alba,in leaf", "own");
    expect(lines).toMatchObject([
      { species: [{ nameScientific: "Quercus alba" }], sighting: { note: "in leaf" } },
    ]);
  });

  test("of eBird without a day, or with a count of 0, are no sightings", async () => {
    const lines = await read(
      'Submission ID,Scientific Name,Count,Date\nS1,A b,X,1900-01-01\nS2,A b,0,2021-12-25\nS3,A b,"1,200",2021-12-25',
      "ebird",
    );
    expect(lines.map((line) => "noSighting" in line && line.noSighting)).toEqual([
      ...["noDay", "noneSeen", undefined],
    ]);
    expect(lines[2]).toMatchObject({ sighting: { count: "1200" } });
  });

  test("with a date ask nothing about what was typed for it", async () => {
    const file = "scientific_name,observed_on_string,observed_on\nA b,2/5/14,2014-02-05";
    expect((await readLines(file, "inaturalist", zone)).dateQuestions).toEqual([]);
    const asked = await readLines(`${file}\nA b,2/5/14,`, "inaturalist", zone);
    expect(asked.dateQuestions).toMatchObject([{ example: "2/5/14" }]);
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
