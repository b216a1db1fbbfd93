import type { KeptKind } from "../history/codes";

/** The CSV files of the owner's export and import. */
export const csvNames = ["plants", "animals", "resources", "photos", "quotes"] as const;
export type CsvName = (typeof csvNames)[number];

/** Lists that only go out: parts of the plans, the slides and the site record, and what has an import of its own. */
export const listNames = [
  "plantings",
  "sightings",
  "associations",
  "slides",
  "facts",
  "topics",
] as const;
export type ListName = (typeof listNames)[number];

/** What can be exported: the tables, the lists, and dated photos as Darwin Core occurrences. */
export const exportNames = [...csvNames, ...listNames, "occurrences"] as const;
export type ExportName = (typeof exportNames)[number];

/** What can be imported and undone as a whole: the tables, and sightings, by an import of their own. */
export const importNames = [...csvNames, "sightings"] as const;
export type ImportName = (typeof importNames)[number];

/** The kind of record that a line of a file describes. */
export const csvKinds = {
  plants: "plant",
  animals: "animal",
  resources: "resource",
  photos: "photo",
  quotes: "quote",
  sightings: "sighting",
} as const satisfies Record<ImportName, KeptKind>;

/** `bytes`: of a file. `lines`: that a report lists. `imports`: that the panel lists. */
export const csvLimits = { bytes: 20_000_000, lines: 500, imports: 20 } as const;

export const csvMessages = {
  missing:
    "There is no such file. Choose plants, animals, resources, photos, quotes, plantings, sightings, associations, slides, facts, topics or occurrences.",
  noFile: "Please choose a CSV file.",
  notText:
    "This file is not UTF-8 text. Save it again as “CSV UTF-8” (LibreOffice: as Text CSV, character set UTF-8) and choose that one.",
  isZip:
    "This is a ZIP or spreadsheet file. Unpack it, or save it as “CSV UTF-8”, and choose the CSV file.",
  dryRun: "dryRun is true or false.",
  changedSince:
    "Something was saved since this file was checked. Nothing was imported: please check it again.",
  busy: "Another import is running. Wait until it is done, then try again.",
  importMissing: "That import is no longer kept.",
  undoneAlready: "This import has already been undone.",
  undoChanged:
    "Something was saved since you were asked. Nothing was undone: please look at the list again.",
} as const;

/** Why a file of more bytes than this is refused. */
export const csvTooBig = (bytes: number) =>
  `This file is larger than ${bytes / 1_000_000} MB. Split it into parts, each with the names of the columns in its first line.`;

/** What to do with records that were changed since an import: undo nothing and list them, leave them, or overwrite. */
export const laterChanges = ["ask", "keep", "overwrite"] as const;
export type LaterChanges = (typeof laterChanges)[number];
