import { describe, expect, test } from "vitest";
import { readNames } from "../fixtures/read-names";

/** The names of a list, or why a line has none. */
async function namesOf(text: string | Buffer): Promise<string[]> {
  const read = (await readNames(text)).read as [string][] | [number, string][];
  return read.map(([name, refused]) => (typeof name === "number" ? (refused ?? "") : name));
}

describe("a list of names as societies and nurseries make it", () => {
  test.each([
    ["Acer,rubrum", "Acer rubrum"],
    ["Araujia*,sericifera", "Araujia sericifera"],
    ["Platanus,x hispanica", "Platanus ×hispanica"],
    ["Ricinocarpos,cuneata forma minor", "Ricinocarpos cuneata forma minor"],
    // The whole name, of the same genus or of an older one.
    ["Acer,Acer rubrum", "Acer rubrum"],
    ["Sphagnum,Sphagnum molle", "Sphagnum molle"],
    ["Leiomylia,Mylia anomala", "Mylia anomala"],
    ["Quercus,White oak", expect.stringContaining("looks like a common name")],
    [",rubrum", expect.stringContaining("names no species")],
  ])("may have genus and species in two columns: %s", async (cells, name) => {
    expect(await namesOf(`Genus,Species,Family\n${cells},Aceraceae\n`)).toEqual([name]);
  });

  test.each([
    "SciName",
    "Botanical",
    "Scientific",
    "Species Name",
    "scientfiicname",
    "Current Botanical Name",
  ])("may call its column %s", async (column) => {
    expect(await namesOf(`Family,${column}\nAceraceae,Acer rubrum\n`)).toEqual(["Acer rubrum"]);
  });

  test.each([
    ["'Colorado Pastels'", "Yarrow, Colorado Pastels", ""],
    ["‘Paprika’", "Common yarrow", "Common yarrow"],
    ["", "Common yarrow", "Common yarrow"],
  ])("has no common names of cultivars: %s, %s", async (cultivar, common, kept) => {
    const text = `Botanical Name,Common Name\nAchillea millefolium ${cultivar},"${common}"\n`;
    expect((await readNames(text)).read).toEqual([["Achillea millefolium", kept, "", ""]]);
  });

  test.each(["GrowthHabits", "Plant Type", "Bloom Time"])(
    "has a plant where there is %s",
    async (column) => {
      expect(await namesOf(`ScientificName,${column}\nAgrostis hyemalis,x\n`)).toEqual([
        "Agrostis hyemalis",
      ]);
    },
  );

  test.each([
    ["a title in the first line", "Table 1\n"],
    ["a title over the columns", "Price list; spring 2026,,\n,,\nPlant,,Pot\n"],
  ])("may have %s", async (_what, title) => {
    const text = `${title}Botanical Name,Common Name,Size\nAcer rubrum,Red maple,1 gal\n`;
    expect(await namesOf(text)).toEqual(["Acer rubrum"]);
  });

  test("may have the line ends of Excel for the Mac, and ranks above species", async () => {
    const text =
      "Rank,Scientific Name,kind\rFamily,Aceraceae,plant\rGenus,Acer,plant\rSpecies,Acer rubrum,plant\r";
    expect(await namesOf(text)).toEqual(["Acer rubrum"]);
  });

  test.each([
    ["id,name,rank,kingdom", "1,Acer rubrum,species,Plantae"],
    ["ID\tgenericName\tepithet\tcode", "1\tAcer\trubrum\tbotanical"],
  ])("has the names of its columns above its lines: %s", async (columns, line) => {
    await expect(namesOf(`${columns}\n${line}\n${line}\n`)).rejects.toThrow("no columns of names");
  });

  test.each(["PK\x03\x04\x14\0", "\xd0\xcf\x11\xe0\xa1\xb1", "\x1f\x8b\x08\0"])(
    "is no spreadsheet, nor packed: %j",
    async (head) => {
      const file = Buffer.from(`${head}${"\0".repeat(2000)}`, "latin1");
      await expect(namesOf(file)).rejects.toThrow("save it as “CSV UTF-8”");
    },
  );

  test("may rank its birds by number, and call them by their common names", async () => {
    const [told] = await namesOf("Rank,Species,Family\n1,House finch,Fringillidae\n");
    expect(told).toContain("looks like a common name");
  });

  test("may have quotation marks for inches, and empty cells beyond its columns", async () => {
    const text =
      'Botanical Name,Size\nAcer rubrum,6" pot\nQuercus alba,"2"" cal., B&B",,\nRhus aromatica,4"\n';
    expect(await namesOf(text)).toEqual(["Acer rubrum", "Quercus alba", "Rhus aromatica"]);
  });

  test("may quote nothing between tabs", async () => {
    const text =
      'scientificName\tremarks\tkingdom\nAcer rubrum\t"sic\tPlantae\nQuercus alba\tso-called"\tPlantae\n"Rhus aromatica"\t"a ""b"""\tPlantae\n';
    expect(await namesOf(text)).toEqual(["Acer rubrum", "Quercus alba", "Rhus aromatica"]);
  });
});
