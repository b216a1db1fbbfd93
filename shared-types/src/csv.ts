import type { Calls, Shape } from "./call";
import type { KeptKind } from "./history";

/** The CSV files of the owner's export and import. */
export const csvNames = ["plants", "animals", "resources", "photos"] as const;
export type CsvName = (typeof csvNames)[number];

/** What can be exported: the tables, and dated photos as Darwin Core occurrences. */
export const exportNames = [...csvNames, "occurrences"] as const;
export type ExportName = (typeof exportNames)[number];

/** The kind of record that a line of a file describes. */
export const csvKinds = {
  plants: "plant",
  animals: "animal",
  resources: "resource",
  photos: "photo",
} as const satisfies Record<CsvName, KeptKind>;

/** `changes`: lines that one import may save, because nobody else can save meanwhile. */
export const csvLimits = { bytes: 5_000_000, changes: 500, lines: 500 } as const;

export const csvMessages = {
  missing: "There is no such file. There are plants, animals, resources, photos and occurrences.",
  noFile: "Please choose a CSV file.",
  tooBig: "This file is larger than 5 MB. Import it in parts, each with the names of the columns.",
  notText: "This file is not UTF-8 text. Save it again as “CSV UTF-8” and choose that one.",
  dryRun: "dryRun is true or false.",
  changedSince:
    "Something was saved since this file was checked. Nothing was imported: please check it again.",
} as const;

export type CsvField = Shape<"CsvField">;
export type CsvLine = Shape<"CsvLine">;
export type CsvReport = Shape<"CsvReport">;

export const csvCalls = {
  csvExport: {
    method: "GET",
    path: "/api/sheetexport/{name}",
    summary: "Plants, animals, resources, photos or occurrences as a CSV file.",
    mediaType: "text/csv",
  },
  csvImport: {
    method: "POST",
    path: "/api/sheetimport/{name}",
    summary: "Tells what a CSV file would change; with dryRun=false changes all of it, or nothing.",
    query: ["dryRun"],
    files: "file",
    answer: "CsvReport",
  },
} as const satisfies Calls;
