import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readTable } from "../demo/tables.mjs";
import { requireFromCms } from "../stages/from-cms.mjs";

const { readRecords } = requireFromCms("./dist/src/api/csv/parse.js");
const { plantTypes } = requireFromCms("shared-types/plant/codes");

/** @typedef {Record<string, string>} Line  of one of the files, by column; `file` is its name */

const animalColumns = "nameScientific,nameCommon,aka,synonyms,family,order,classTax";
const plantColumns = `${animalColumns},type,native,keystone,keystoneSource`;
const columns = { animals: animalColumns, plants: plantColumns };

const classes = {
  animals: ["Amphibia", "Arachnida", "Aves", "Insecta", "Mammalia", "Reptilia"],
  plants: ["Liliopsida", "Magnoliopsida", "Pinopsida", "Polypodiopsida"],
};
const natives = ["native", "nearby", "introduced", ""];

/** A species; `×` before the epithet of a hybrid. */
const species = /^[A-Z][a-z]+ (?:×)?[a-z]+(?:-[a-z]+)*$/;
/** What a species was called: it may have been a part of another one. */
const oldName =
  /^[A-Z][a-z]+ (?:×)?[a-z]+(?:-[a-z]+)*(?: (?:(?:subsp\.|var\.) )?[a-z]+(?:-[a-z]+)*)?$/;
const family = /^[A-Z][a-z]+(?:idae|aceae)$/;

/** @param {string} cell */
const parts = (cell) => (cell === "" ? [] : cell.split("|"));

/** @param {"animals" | "plants"} kind */
function readKind(kind) {
  const files = readdirSync(import.meta.dirname).filter((name) => name.startsWith(`${kind}-`));
  return files.map((file) => {
    /** @type {{ cells: string[] }[]} */
    const [head, ...records] = readRecords(readFileSync(join(import.meta.dirname, file), "utf8"));
    const names = head?.cells ?? [];
    /** @type {Line[]} */
    const lines = records.map(({ cells }) => ({
      ...Object.fromEntries(names.map((column, n) => [column, cells[n] ?? ""])),
      file: file.replace(/^.*-|\.csv$/g, ""),
      width: String(cells.length),
    }));
    return { file, head: names.join(","), lines };
  });
}

/** @param {string[]} values */
const repeated = (values) => values.filter((value, n) => values.indexOf(value) !== n);

/**
 * @param {Line[]} lines
 * @param {(line: Line) => boolean} isRight
 */
const wrong = (lines, isRight) =>
  lines.filter((line) => !isRight(line)).map((line) => line["nameScientific"]);

describe.each(/** @type {const} */ (["animals", "plants"]))("the starter list of %s", (kind) => {
  const files = readKind(kind);
  const lines = files.flatMap((file) => file.lines);
  /** @param {string} column */
  const cells = (column) => lines.map((line) => line[column] ?? "");

  test("has the columns of its kind, and as many cells in each line", () => {
    expect(files.map(({ head }) => head)).toEqual(files.map(() => columns[kind]));
    const width = String(columns[kind].split(",").length);
    expect(wrong(lines, (line) => line["width"] === width)).toEqual([]);
  });

  test("has 500 species or more", () => {
    expect(lines.length).toBeGreaterThanOrEqual(500);
  });

  test("names each species once, in order", () => {
    expect(repeated(cells("nameScientific"))).toEqual([]);
    expect(wrong(lines, (line) => species.test(line["nameScientific"] ?? ""))).toEqual([]);
    for (const file of files) {
      const names = file.lines.map((line) => line["nameScientific"] ?? "");
      expect(names, file.file).toEqual([...names].sort());
    }
  });

  test("gives each species a common name of its own, and others that differ from it", () => {
    expect(wrong(lines, (line) => line["nameCommon"] !== "")).toEqual([]);
    expect(repeated(cells("nameCommon").map((name) => name.toLowerCase()))).toEqual([]);
    const repeats = lines.flatMap((line) =>
      repeated(
        [line["nameCommon"] ?? "", ...parts(line["aka"] ?? "")].map((name) => name.toLowerCase()),
      ),
    );
    expect(repeats).toEqual([]);
  });

  test("leads an old name to one species, and none that is a species' name today", () => {
    const old = cells("synonyms").flatMap(parts);
    expect(repeated(old)).toEqual([]);
    const accepted = new Set(cells("nameScientific"));
    expect(old.filter((name) => accepted.has(name))).toEqual([]);
    expect(old.filter((name) => !oldName.test(name))).toEqual([]);
  });

  test("puts each family in one order and class, and each order in one class", () => {
    for (const [part, whole] of /** @type {const} */ ([
      ["family", "order"],
      ["order", "classTax"],
    ])) {
      const pairs = [...new Set(lines.map((line) => `${line[part]} in ${line[whole]}`))];
      expect(repeated(pairs.map((pair) => pair.split(" ")[0] ?? ""))).toEqual([]);
    }
    expect([...new Set(cells("family"))].filter((name) => !family.test(name))).toEqual([]);
    expect([...new Set(cells("classTax"))].sort()).toEqual(classes[kind]);
  });

  test("has no stray spaces, and no letters but those of English", () => {
    const texts = lines.flatMap((line) => [
      ...Object.values(line),
      ...parts(line["aka"] ?? ""),
      ...parts(line["synonyms"] ?? ""),
    ]);
    expect(texts.filter((text) => text !== text.trim() || text.includes("  "))).toEqual([]);
    expect(texts.filter((text) => !/^[ -~×]*$/.test(text))).toEqual([]);
    const lists = [...cells("aka"), ...cells("synonyms")];
    expect(lists.filter((cell) => /^\||\|\||\|$/.test(cell))).toEqual([]);
  });

  test("has every species of the demo garden, as the demo has it", () => {
    const found = new Map(lines.map((line) => [line["nameScientific"], line]));
    const same = kind === "plants" ? ["type"] : ["family", "order", "classTax"];
    const missed = readTable(kind).filter((row) => {
      const line = found.get(row["nameScientific"] ?? "");
      return !line || ["nameCommon", ...same].some((column) => line[column] !== row[column]);
    });
    expect(missed.map((row) => row["nameScientific"])).toEqual([]);
  });
});

describe("the starter list", () => {
  const plants = readKind("plants").flatMap(({ lines }) => lines);
  const animals = readKind("animals").flatMap(({ lines }) => lines);

  test("has 200 old names or more, and no name that is a plant's and an animal's", () => {
    const names = [...plants, ...animals].flatMap((line) => [
      line["nameScientific"] ?? "",
      ...parts(line["synonyms"] ?? ""),
    ]);
    expect(names.length - plants.length - animals.length).toBeGreaterThanOrEqual(200);
    expect(repeated(names)).toEqual([]);
  });

  test("has plants of the types that the site knows, each in the file of its type", () => {
    expect([...new Set(plants.map((line) => line["type"] ?? ""))].sort()).toEqual(
      [...plantTypes].sort(),
    );
    const files = {
      forb: "forbs",
      grass: "grasses",
      shrub: "shrubs",
      tree: "trees",
      vine: "vines",
    };
    expect(
      wrong(plants, (line) =>
        Object.entries(files).some(
          ([type, file]) => type === line["type"] && file === line["file"],
        ),
      ),
    ).toEqual([]);
  });

  test("says of plants where they are native, and the same number for each plant of a genus", () => {
    expect(wrong(plants, (line) => natives.includes(line["native"] ?? ""))).toEqual([]);
    expect(wrong(plants, (line) => /^(?:[1-9]\d*)?$/.test(line["keystone"] ?? ""))).toEqual([]);
    expect(
      wrong(plants, (line) => (line["keystone"] === "") === (line["keystoneSource"] === "")),
    ).toEqual([]);
    const numbered = plants.filter((line) => line["keystone"] !== "");
    const pairs = numbered.map(
      (line) => `${line["nameScientific"]?.split(" ")[0]} ${line["keystone"]}`,
    );
    expect(repeated([...new Set(pairs)].map((pair) => pair.split(" ")[0] ?? ""))).toEqual([]);
    expect(wrong(numbered, (line) => line["native"] === "native")).toEqual([]);
  });
});
