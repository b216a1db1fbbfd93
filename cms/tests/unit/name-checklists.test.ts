import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readBook } from "../../src/api/name/read-book";
import { folderOfFile } from "../fixtures/folders";
import { readNames } from "../fixtures/read-names";

const folder = folderOfFile();

describe("a checklist that says which names are old", () => {
  test.each([
    ["by its id", "X1,Aster novus L.,X2,,species,synonym,Plantae", "X2"],
    [
      "by its name",
      ",Aster novus L.,,Eurybia nova (L.) X,species,heterotypic synonym,Plantae",
      "Eurybia nova",
    ],
    ["not at all", "X1,Aster novus L.,,,species,synonym,Plantae", null],
    ["as itself", "X1,Aster novus L.,X1,,species,accepted,Plantae", ""],
    ["as itself", "X1,Aster novus L.,,,hybrid,,Plantae", ""],
    ["as a genus", "X1,Aster L.,,,genus,accepted,Plantae", null],
  ])("a Darwin Core checklist that tells the accepted name %s", async (_how, line, acceptedId) => {
    const head =
      "taxonID,scientificName,acceptedNameUsageID,acceptedNameUsage,taxonRank,taxonomicStatus,kingdom";
    const name = ["Aster novus", "", "", acceptedId];
    expect((await readNames(`${head}\n${line}\n`)).read).toEqual(acceptedId === null ? [] : [name]);
  });

  test.each([
    [
      "Darwin Core",
      "dwc:taxonID\tdwc:acceptedNameUsageID\tdwc:taxonomicStatus\tdwc:taxonRank\tdwc:scientificName\tdwc:nomenclaturalCode",
      [
        "X1\t\taccepted\tspecies\tDanaus plexippus (Linnaeus, 1758)",
        "X2\tX1\tsynonym\tspecies\tDanaus menippe Doe",
      ],
    ],
    [
      "its own format",
      "col:ID\tcol:parentID\tcol:status\tcol:rank\tcol:scientificName\tcol:code",
      [
        "X1\tX0\taccepted\tspecies\tDanaus plexippus",
        "X2\tX1\tambiguous synonym\tspecies\tDanaus menippe",
      ],
    ],
  ])("the Catalogue of Life, in %s", async (_format, head, lines) => {
    const text = [head, ...lines.map((line) => `${line}\tzoological`)].join("\n");
    expect((await readNames(text)).read).toEqual([
      ["Danaus plexippus", "", "", ""],
      ["Danaus menippe", "", "", "X1"],
    ]);
  });

  test("an old name is a plant's if the genus of its accepted name is one", async () => {
    const file = join(folder, "old.csv");
    writeFileSync(file, "scientificName,acceptedNameUsage\nXus yus,Acer rubrum L.\n");
    const lines = (await readBook(file)).names((genus) => (genus === "Acer" ? "plant" : null));
    const read = [];
    for await (const line of lines) read.push(line);
    expect(read).toMatchObject([{ name: { kind: "plant", accepted: "Acer rubrum" } }]);
  });

  test("a subspecies that is not told apart from its species is refused", async () => {
    const text = "scientificName,taxonRank,kingdom\nXus yus L.,subspecies,Plantae\n";
    const reason = expect.stringContaining("is of the rank “subspecies”") as string;
    expect((await readNames(text)).read).toEqual([[2, reason]]);
  });
});
