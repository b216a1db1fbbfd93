import { readFileSync } from "node:fs";
import { join } from "node:path";
import { demoDir, readTable } from "../demo/tables.mjs";

/** All texts of a value, however deep, without their tags. @param {unknown} value @returns {string[]} */
function textsIn(value) {
  if (typeof value === "string") return [value.replace(/<[^>]+>/g, "")];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** @type {[table: string, columns: string[]][]} */
const tables = [
  ["plants", ["nameCommon", "nameScientific", "notesShort", "aka"]],
  ["animals", ["nameCommon", "nameScientific", "notesShort", "aka"]],
  ["photos", ["fileName", "caption", "alt"]],
  ["resources", ["title", "subtitle", "href", "deepLink"]],
  ["links", ["href"]],
  ["categories", ["cpOptionName", "cpOptionDescrip"]],
  ["quotes", ["quotation", "author"]],
  ["sightings", ["note"]],
  ["associations", ["source"]],
];

/** Short words, such as a person may use who has never seen the demo. @param {string} text */
const isTelling = (text) => text.length >= 12;

/** What the demo garden says, without the rows of these plants. @param {string[]} exceptPlants  their keys */
export function demoWords(exceptPlants = []) {
  const cells = tables.flatMap(([table, columns]) =>
    readTable(table)
      .filter(({ keyId = "" }) => table !== "plants" || !exceptPlants.includes(keyId))
      .flatMap((row) => columns.map((name) => row[name] ?? "")),
  );
  // With their notes, which name other records.
  const kept = readTable("plants")
    .filter(({ keyId = "" }) => exceptPlants.includes(keyId))
    .map((row) => Object.values(row).join("\n"));
  const documents = ["site.json", "plans.json"].flatMap((name) =>
    textsIn(JSON.parse(readFileSync(join(demoDir, name), "utf8"))),
  );
  return [...new Set([...cells, ...documents])]
    .filter(isTelling)
    .filter((text) => !kept.some((words) => words.includes(text)));
}
