import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { addBook } from "../../src/api/name/add-book";
import { createFinder } from "../../src/api/name/find-names";
import { readBook } from "../../src/api/name/read-book";
import { openNames } from "../../src/api/name/store";
import { folderOfFile } from "../fixtures/folders";
import { readNames } from "../fixtures/read-names";

const folder = folderOfFile();

describe("a file of names is known by its columns, and read", () => {
  test("USDA PLANTS, as of 2026, and with its older columns", async () => {
    const rows = [
      `"ASIN","","Asclepias incarnata L.","swamp milkweed","Apocynaceae"`,
      `"ASIN","ASPU7","Asclepias pulchra Ehrh. ex Willd.","",""`,
      `"ASCLE","","Asclepias L.","milkweed","Apocynaceae"`,
      `"ACNIP","","Acer nigrum Michx. f. var. palmeri Sarg.","","Aceraceae"`,
    ];
    const head = `"Symbol","Synonym Symbol","Scientific Name with Author","Common Name","Family"`;
    const read = [
      ["Asclepias incarnata", "swamp milkweed", "Apocynaceae", ""],
      ["Asclepias pulchra", "", "", "ASIN"],
      ["Acer nigrum var. palmeri", "", "Aceraceae", ""],
    ];
    expect(await readNames([head, ...rows].join("\r\n"))).toEqual({ title: "USDA PLANTS", read });
    const older = head.replace("Common Name", "National Common Name");
    expect(await readNames([older, ...rows].join("\n"))).toEqual({ title: "USDA PLANTS", read });
  });

  test("WCVP, whose quotation marks quote nothing", async () => {
    const text = [
      "plant_name_id|ipni_id|taxon_rank|taxon_status|family|taxon_name|first_published|accepted_plant_name_id",
      `1|a|Species|Accepted|Asteraceae|Symphyotrichum novae-angliae|in 12" plates|1`,
      "2|b|Species|Synonym|Asteraceae|Aster novae-angliae||1",
      "3|c|Species|Misapplied|Asteraceae|Aster altus||1",
      "4|d|Genus|Accepted|Asteraceae|Symphyotrichum||4",
    ].join("\n");
    expect(await readNames(text)).toEqual({
      title: "World Checklist of Vascular Plants",
      read: [
        ["Symphyotrichum novae-angliae", "", "Asteraceae", ""],
        ["Aster novae-angliae", "", "Asteraceae", "1"],
      ],
    });
  });

  const robin = ["Turdus migratorius", "American Robin", "Turdidae", ""];
  test.each([
    [
      "eBird taxonomy",
      "TAXON_ORDER,CATEGORY,SPECIES_CODE,PRIMARY_COM_NAME,SCI_NAME,ORDER,FAMILY,SPECIES_GROUP,REPORT_AS",
      "1,species,amerob,American Robin,Turdus migratorius,Passeriformes,Turdidae (Thrushes and Allies),Thrushes,",
      "2,slash,y0,Robin/Thrush,Turdus sp.,Passeriformes,Turdidae (Thrushes and Allies),Thrushes,",
    ],
    [
      "Clements checklist",
      "sort v2024,species_code,taxon_concept_id,category,English name,scientific name,authority,range,order,family",
      `1,amerob,avibase,species,American Robin,Turdus migratorius,"Linnaeus, 1766",,Passeriformes,Turdidae`,
      "2,amerob1,,subspecies,,Turdus migratorius nigrideus,,,Passeriformes,Turdidae",
    ],
    [
      "AviList",
      "Sequence;Taxon_rank;Order;Family;Scientific_name;Authority;English_name_AviList;English_name_Clements_v2024",
      "1;species;Passeriformes;Turdidae;Turdus migratorius;Linnaeus, 1766;American Robin;American Robin",
      "2;family;Passeriformes;Turdidae;Turdidae;;;",
    ],
    [
      "IOC World Bird List",
      "Seq.,Order,Family,IOC_15.1,English,Catalan,French",
      "1,Passeriformes,Turdidae,Turdus migratorius,American Robin,griva americana,Merle d'Amérique",
      "",
    ],
  ])("%s, of which only species are names", async (title, head, species, other) => {
    expect(await readNames(`\ufeff${[head, species, other].join("\n")}\n`)).toEqual({
      title,
      read: [robin],
    });
  });

  test("the IOC World Bird List with all ranks, whose families stand above their species", async () => {
    const text = [
      "Line number,Rank,Extinct,Scientific Name,Authority,English name,Counters",
      "1,Family,,Family Turdidae,,Thrushes,1",
      '2,Species,,Turdus migratorius,"Linnaeus, 1766",American Robin,2',
      "3,ssp,,Turdus migratorius nigrideus,,,3",
    ].join("\n");
    const [name, common] = robin;
    const read = [[name, common, "", ""]];
    expect(await readNames(text)).toEqual({ title: "IOC World Bird List", read });
  });

  test("IOC's master list, whose species have the epithet alone", async () => {
    const text = [
      "IOC WORLD BIRD LIST (15.1),,,,,,,",
      "Infraclass,Order,Family (Scientific),Family (English),Genus,Species (Scientific),Subspecies,Species (English)",
      ",PASSERIFORMES,,,,,,",
      ",,Turdidae,Thrushes,,,,",
      ",,,,Turdus,,,",
      ",,,,,migratorius,,American Robin",
      ",,,,,,nigrideus,",
      ",,,,,ravidus†,,Grand Cayman Thrush",
    ].join("\n");
    const extinct = ["Turdus ravidus", "Grand Cayman Thrush", ...robin.slice(2)];
    expect(await readNames(text)).toEqual({ title: "IOC World Bird List", read: [robin, extinct] });
  });

  const list = ["scientificName,vernacularName,family,kingdom", "Botanical Name;Common Name;Price"];
  const kinds = ["Species,Family", "species,common_name,kind"];
  test.each([
    [list[0], "Acer rubrum L.,Red Maple,Sapindaceae,Plantae", "Acer rubrum|Red Maple|Sapindaceae|"],
    [list[1], "Aster x frikartii 'Mönch';Aster;9", "Aster ×frikartii|Aster||"],
    [
      'Botanical Name;Common Name;"Price, size, stock, zone"',
      "Acer rubrum;Red Maple;9",
      "Acer rubrum|Red Maple||",
    ],
    [kinds[0], "Bombus impatiens,Apidae", "Bombus impatiens||Apidae|"],
    [kinds[1], "Achillea millefolium*,Common Yarrow,Plant", "Achillea millefolium|Common Yarrow||"],
    [
      "taxon_name,description,occurrence_status,taxon_common_name,kind",
      "Danaus plexippus,,present,Monarch,animal",
      "Danaus plexippus|Monarch||",
    ],
    ["Botanical Name", '"Hepatica americana, Hepatica nobilis obtusa"', "Hepatica americana|||"],
    [
      kinds[0],
      "Bombus impatiens,",
      "2|This line does not say whether “Bombus impatiens” is a plant or an animal. Fill in its family, such as Asteraceae or Apidae, or add a column kind with plant or animal.",
    ],
  ])("a list with the columns %s: %s", async (head, line, read) => {
    const lines = (await readNames(`${head}\n${line}\n`)).read as string[][];
    expect(lines.map((one) => one.join("|"))).toEqual([read]);
  });

  const unnamed = (written: string) =>
    expect.stringContaining(`“${written}” names no species.`) as string;
  test.each<[string, string]>([
    ["Sporobolus Airoides", "Sporobolus airoides"],
    ["SILPHIUM ALBIFLORUM", "Silphium albiflorum"],
    ["SILPHIUM ALBIFLORUM A. GRAY", "Silphium albiflorum"],
    ["abutilon theophrasti", "Abutilon theophrasti"],
    ["Osmunda_japonica", "Osmunda japonica"],
    ["Symphyotrichum Laeve", "Symphyotrichum laeve"],
    ["Aster Novae-Angliae", "Aster novae-angliae"],
    ["Lilium Michiganense", "Lilium michiganense"],
    ["Acorus Palustre", "Acorus palustre"],
    ["Aquila Flaviceps", "Aquila flaviceps"],
    ["Turdus Albifrons", "Turdus albifrons"],
    ["Aster (Symphyotrichum) novi-belgii", "Aster novi-belgii"],
    ["Bombus (Pyrobombus) impatiens Cresson, 1863", "Bombus impatiens"],
    ["Carex Pensylvanica Lam.", "Carex pensylvanica"],
    ["Quercus alba L.", "Quercus alba"],
    ["Quercus Alba L.", "Quercus alba"],
    ["Rudbeckia Fulgida Var. Sullivantii", "Rudbeckia fulgida var. sullivantii"],
    ["Aster X Frikartii 'Mönch'", "Aster ×frikartii"],
    ["x Chitalpa tashkentensis", "×Chitalpa tashkentensis"],
    ["xHeucherella tiarelloides", "×Heucherella tiarelloides"],
    ["Danaus plexippus (Linnaeus, 1758)", "Danaus plexippus"],
    ["Sturnus vulgaris Linnaeus 1758", "Sturnus vulgaris"],
    ["Trachemys scripta elegans (Wied, 1838)", "Trachemys scripta elegans"],
    ["Thryothorus ludovicianus ludovicianus", "Thryothorus ludovicianus ludovicianus"],
    ["Phlox paniculata mixed", "Phlox paniculata"],
    ["Propylea 14-punctata", "Propylea 14-punctata"],
    ["Zea mays", "Zea mays"],
    ["Acer leucoderme X saccharum", "Acer leucoderme ×saccharum"],
    ["Betula X alpestris var. X sukaczewii", "Betula ×alpestris var. ×sukaczewii"],
    ["Echinocereus X roetteri X neomexicanus", "Echinocereus ×roetteri ×neomexicanus"],
    ["Senegalia X emoryana berlandieri X greggii", "Senegalia ×emoryana"],
    [
      "Phragmites australis ssp. americanus X ssp. australis",
      "Phragmites australis ssp. americanus ×ssp. australis",
    ],
    ["Cyanea st.-johnii", "Cyanea st.-johnii"],
  ])("%s of a list is read in its case: %s", async (written, name) => {
    const quoted = `"${written.replaceAll('"', '""')}"`;
    const { read } = await readNames(`scientificName,kind\n${quoted},plant\n`);
    expect(read).toEqual([[name, "", "", ""]]);
  });

  test.each([
    ...[
      "Aster L.",
      "Silphium Linnaeus",
      "Danaus Kluk, 1780",
      "Phlox Miller",
      "Robin",
      "BOLD:AAB1234",
    ],
    ...["Heuchera 'Palace Purple'", "Heuchera Palace Purple", "Lucifer Hummingbird"],
  ])("%s of a list is refused, as it names no species", async (written) => {
    const { read } = await readNames(`scientificName,kind\n"${written}",plant\n`);
    expect(read).toEqual([[2, unnamed(written)]]);
  });

  test("a genus with what only says that no species is meant is left out", async () => {
    const lines = ["Bombus sp.,animal", "Populus section,plant", "Rhus subgenus,plant"];
    expect((await readNames(["scientificName,kind", ...lines].join("\n"))).read).toEqual([]);
  });

  const gbif = [
    "taxonKey\tscientificName\tacceptedTaxonKey\tacceptedScientificName\tnumberOfOccurrences\ttaxonRank",
    "\ttaxonomicStatus\tkingdom\tkingdomKey\tfamily\tfamilyKey\tspecies\tspeciesKey\tiucnRedListCategory\n",
  ].join("");
  const gbifLine = (
    key: number,
    name: string,
    to: [number, string],
    [rank, status, family]: string[],
  ) => `${[key, name, ...to, 5, rank, status, "Plantae", 6, family, 1, "", "", "NE"].join("\t")}\n`;
  const canum: [number, string] = [2, "Epilobium canum (Greene) P.H.Raven"];
  const laeve: [number, string] = [8, "Symphyotrichum laeve (L.) \u00c1.L\u00f6ve & D.L\u00f6ve"];

  test("GBIF's species list, of which species and below are names, and synonyms lead to today's", async () => {
    const text = [
      gbif,
      gbifLine(1, "Zauschneria californica C.Presl", canum, ["SPECIES", "SYNONYM", "Onagraceae"]),
      gbifLine(...([2, canum[1], canum] as const), ["SPECIES", "ACCEPTED", "Onagraceae"]),
      gbifLine(3, "Clarkia Pursh", [3, "Clarkia Pursh"], ["GENUS", "ACCEPTED", "Onagraceae"]),
      gbifLine(4, "BOLD:AAB1234", [4, "BOLD:AAB1234"], ["UNRANKED", "ACCEPTED", "Onagraceae"]),
      gbifLine(5, "Onagraceae", [5, "Onagraceae"], ["FAMILY", "ACCEPTED", "Onagraceae"]),
      gbifLine(6, "Epilobium canum (Greene) Jeps.", canum, ["SPECIES", "SYNONYM", "Onagraceae"]),
      gbifLine(7, "Aster laevis L.", laeve, ["SPECIES", "HOMOTYPIC_SYNONYM", "Asteraceae"]),
      gbifLine(9, "Aster altus Sm.", laeve, ["SPECIES", "MISAPPLIED", "Asteraceae"]),
      gbifLine(
        10,
        "Clarkia dubia Sm.",
        [10, "Clarkia dubia"],
        ["SPECIES", "DOUBTFUL", "Onagraceae"],
      ),
      gbifLine(11, "Aster vagus L.", [12, "Aster L."], ["SPECIES", "SYNONYM", "Asteraceae"]),
      gbifLine(13, "Clarkia pulchella var. alba", [13, ""], ["VARIETY", "ACCEPTED", "Onagraceae"]),
    ].join("");
    const { title, read } = await readNames(text);
    expect([title, read]).toEqual([
      "List of names",
      [
        ["Zauschneria californica", "", "Onagraceae", "2"],
        ["Epilobium canum", "", "Onagraceae", ""],
        ["Epilobium canum", "", "Onagraceae", ""],
        ["Aster laevis", "", "Asteraceae", "8"],
        ["Clarkia dubia", "", "Onagraceae", ""],
        ["Clarkia pulchella var. alba", "", "Onagraceae", ""],
      ],
    ]);
    const head = { title: "A GBIF list", source: "", license: "" };
    const file = join(folder, "gbif.csv");
    writeFileSync(file, text);
    const books = openNames(join(folder, "names.db"));
    const finder = createFinder(books);
    const added = await addBook(books, head, (await readBook(file)).names());
    // Of Symphyotrichum laeve the file has no line of its own.
    expect(added).toMatchObject({ names: 4, synonyms: 2, repeated: 1, refusedCount: 0 });
    expect(finder.find("zauschneria californica", "plant", 5)[0]).toMatchObject({
      ...{ accepted: "Epilobium canum", family: "Onagraceae" },
    });
    const [aster] = finder.find("symphyotrichum laeve", "plant", 1);
    expect(aster).toMatchObject({ family: "Asteraceae" });
    expect(aster?.source).toContain("A GBIF list");
    expect(finder.find("onagraceae", "", 5)).toEqual([]);
    books.close();
  });

  test("not a file of sightings", async () => {
    const file =
      "Submission ID,Common Name,Scientific Name,Date\nS1,Robin,Turdus migratorius,2026-05-17\n";
    await expect(readNames(file)).rejects.toThrow("Import it on the screen Import Sightings.");
  });

  const own = "nameScientific,nameCommon,family,keystone\n";
  test.each([
    [
      "cells beyond the columns",
      `${own}A b,c,d,1,e,f\n`,
      [[2, "It has 6 cells, but there are 4 columns."]],
    ],
    ["a number that is none", `${own}A b,c,d,many\n`, [[2, "keystone is a whole number."]]],
    [
      "no scientific name",
      `${own},c,d,1\n`,
      [[2, "The scientific name is missing (nameScientific)."]],
    ],
    ["a line that is short", `${own}A b,c,Apidae\n`, [["A b", "c", "Apidae", ""]]],
    [
      "what older Windows writes",
      Buffer.from(`${own}A b,G\xe9ranium,Rosaceae\n`, "latin1"),
      [["A b", "G\u00e9ranium", "Rosaceae", ""]],
    ],
    [
      "UTF-16",
      Buffer.from(`\ufeff${own}A b,c,Rosaceae\n`, "utf16le"),
      [["A b", "c", "Rosaceae", ""]],
    ],
  ])("a list of the owner's with %s", async (_what, text, read) => {
    expect(await readNames(text)).toEqual({ title: "List of names", read });
  });
});
