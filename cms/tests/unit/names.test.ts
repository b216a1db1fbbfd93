import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { SpeciesKind } from "shared-types/species/codes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "../../../scripts/stages/run.mjs";
import { addBook } from "../../src/api/name/add-book";
import { createFinder } from "../../src/api/name/find-names";
import { nameLine } from "../../src/api/name/formats/format";
import { genusKinds } from "../../src/api/name/genus-kinds";
import { readBook, type ReadName } from "../../src/api/name/read-book";
import { openNames } from "../../src/api/name/store";
import { folderOfFile } from "../fixtures/folders";

async function* starter(): AsyncGenerator<ReadName, void> {
  const files = readdirSync(join(root, "scripts/names")).filter((name) => name.endsWith(".csv"));
  for (const file of files) yield* (await readBook(join(root, "scripts/names", file))).names();
}

/** The books of a new site. */
const folder = folderOfFile();
const names = openNames(join(folder, "names.db"));
const finder = createFinder(names);
beforeAll(async () => {
  const head = { title: "Starter list", source: "", license: "", digest: "1" };
  await addBook(names, head, starter());
});
afterAll(() => names.close());

const first = (typed: string) => finder.find(typed, "", 20)[0]?.nameScientific;

describe("a name is found", () => {
  test.each([
    ["new england aster", "Symphyotrichum novae-angliae"],
    ["NewEngland aster", "Symphyotrichum novae-angliae"],
    ["aster new", "Symphyotrichum novae-angliae"],
    ["novae angl", "Symphyotrichum novae-angliae"],
    ["novaeangliae", "Symphyotrichum novae-angliae"],
    ["Symphyotrichum novae-angliae 'Purple Dome'", "Symphyotrichum novae-angliae"],
    ["Hydrangea arborescens 'Haas' Halo'", "Hydrangea arborescens"],
    ["Itea virginica 'Sprich' Little Henry®", "Itea virginica"],
    ["Actaea racemosa (Atropurpurea Group) 'Brunette'", "Actaea racemosa"],
    ["Lindera benzoin var. pubescens (Palmer & Steyerm.) Rehder", "Lindera benzoin"],
    ["Helianthus maximilianii", "Helianthus maximiliani"],
    ["butterflyweed", "Asclepias tuberosa"],
    ["butterfly-weed", "Asclepias tuberosa"],
    ["joe pye", "Eutrochium dubium"],
    ["kalm's saint johns", "Hypericum kalmianum"],
    ["E. purpurea", "Echinacea purpurea"],
    ["bluejay", "Cyanocitta cristata"],
    ["Phlox divaricta", "Phlox divaricata"],
    ["Siphium perfoliatum", "Silphium perfoliatum"],
    ["Deshampsia cesp", "Deschampsia cespitosa"],
    ["coneflwer", "Echinacea angustifolia"],
    ["bluejya", "Cyanocitta cristata"],
  ])("%s: %s", (typed, name) => {
    expect(first(typed)).toBe(name);
  });

  test("by an old name, with the name of today", () => {
    expect(finder.find("aster novae", "", 5)[0]).toMatchObject({
      nameScientific: "Aster novae-angliae",
      accepted: "Symphyotrichum novae-angliae",
      nameCommon: "New England aster",
    });
  });
});

describe("each old name of the starter list", () => {
  test("leads to the name of today, by typing it, by its key, and in a search", () => {
    const olds = names.prepare<[], { kind: SpeciesKind; old: string; today: string }>(
      `select old.kind, old.nameScientific as old, today.nameScientific as today
        from name old join name today on today.id = old.accepted`,
    );
    const all = olds.all();
    expect(all.length).toBeGreaterThan(400);
    for (const { kind, old, today } of all) {
      const [found] = finder.find(old, kind, 1);
      expect([found?.nameScientific, found?.accepted]).toEqual([old, today]);
      expect(finder.speciesKey(kind, old)).toBe(finder.speciesKey(kind, today));
      expect(finder.scientificNames(old)).toContain(today);
      expect(finder.scientificNames(today)).toContain(old);
    }
  });

  test("and each name of it is found by every spelling", () => {
    const rows = names.prepare<
      [],
      { kind: SpeciesKind; nameScientific: string; nameCommon: string }
    >("select kind, nameScientific, nameCommon from name where old = 0");
    const missed = rows.all().flatMap(({ kind, nameScientific, nameCommon }, n) => {
      const spellings = [
        ...[nameScientific, nameCommon, nameCommon.toUpperCase()],
        nameCommon.replace(/[ '’-]/g, ""),
        nameCommon.replace(/ /g, "-"),
        nameScientific.replace(" ", " × "),
        nameScientific.replace(" ", " x "),
        `${nameScientific} 'Some Cultivar'`,
        nameCommon.slice(0, Math.max(12, nameCommon.length - 2)),
      ];
      // Two of each species: with 1,800 of them each spelling has its turn 400 times.
      return [0, 4]
        .map((more) => spellings[(n + more) % spellings.length] ?? "")
        .filter(
          (typed) =>
            !finder.find(typed, kind, 20).some((one) => one.nameScientific === nameScientific),
        )
        .map((typed) => `${nameScientific}: ${typed}`);
    });
    expect(missed).toEqual([]);
  });
});

describe("a line of a list is judged by what the books know", () => {
  /** The only line below these columns. */
  async function readLine(columns: string, line: string): Promise<ReadName> {
    const file = join(folder, "list.csv");
    writeFileSync(file, `${columns}\n${line}\n`);
    const read = (await readBook(file)).names(genusKinds(names, "list"));
    for await (const one of read) return one;
    throw new Error("No line.");
  }

  beforeAll(async () => {
    await addBook(names, { title: "Birds", source: "", license: "" }, prunella());
  });

  const unnamed = (written: string) =>
    expect.stringContaining(`“${written}” names no species.`) as string;
  const common = (written: string) =>
    expect.stringContaining(`“${written}” looks like a common name.`) as string;
  test.each([
    ["Lucifer Hummingbird,Trochilidae", unnamed("Lucifer Hummingbird")],
    ["Wild Geranium,Geraniaceae", common("Wild Geranium")],
    ["Wild geranium,Geraniaceae", common("Wild geranium")],
    ["House finch,Fringillidae", common("House finch")],
    ["Magnolia warbler,Parulidae", common("Magnolia warbler")],
    ["Quercus Alba,Fagaceae", "Quercus alba"],
    ["Cornus mas,Cornaceae", "Cornus mas"],
    ["Lobelia cardinalis,Campanulaceae", "Lobelia cardinalis"],
    ["Bison bison,Bovidae", "Bison bison"],
    ["Calochilus pulchellus,Orchidaceae", "Calochilus pulchellus"],
  ])("a column Species may have common names: %s", async (line, expected) => {
    const read = await readLine("Species,Family", line);
    expect("name" in read ? read.name.nameScientific : read.refused).toEqual(expected);
  });

  const unsaid = expect.stringContaining("add a column kind with plant or animal") as string;
  test.each([
    ["family", "Cornus nuttallii,Cornaceae", "plant"],
    ["family", "Danaus plexippus,Nymphalidae", "animal"],
    ["family", "Aster alpinus,Compositae", "plant"],
    ["family,kingdom", "Amanita muscaria,Amanitaceae,Fungi", expect.stringContaining("Fungi")],
    ["kingdom", "Acer rubrum,Plantae", "plant"],
    ["classTax", "Acer rubrum,Magnoliopsida", "plant"],
    ["classTax", "Anolis carolinensis,Squamata", "animal"],
    ["order", "Acer rubrum,Sapindales", "plant"],
    ["order", "Papilio glaucus,Lepidoptera", "animal"],
    ["type", "Xus yus,forb", "plant"],
    ["kind,type", "Xus yus,animal,forb", "animal"],
    ["family,kind", "Xus yus,Rosaceae,animal", "animal"],
    // The starter list has plants or animals of the genus, has both, or has none.
    ["family", "Asclepias cordifolia,", "plant"],
    ["family", "Danaus eresimus,", "animal"],
    ["native", "Asclepias cordifolia,native", "plant"],
    ["family", "Prunella rara,", unsaid],
    ["native", "Xus yus,native", unsaid],
  ])("whose lines tell plants from animals by %s: %s", async (columns, line, kind) => {
    for (const heading of ["nameScientific", "scientificName"]) {
      // A list of plants' types is of this site.
      if (heading === "scientificName" && columns.includes("type")) continue;
      const read = await readLine(`${heading},${columns}`, line);
      expect("name" in read ? read.name.kind : read.refused).toEqual(kind);
    }
  });
});

async function* prunella(): AsyncGenerator<ReadName, void> {
  const bird = { kind: "animal" as const, nameScientific: "Prunella modularis" };
  await Promise.resolve();
  yield { line: 2, name: nameLine(bird) };
}
