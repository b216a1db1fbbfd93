import type { Calls, Shape } from "./call";
import type { KeptKind } from "./history";

/** The CSV files of the owner's export and import. */
export const sheetNames = ["plants", "animals", "resources", "photos"] as const;
export type SheetName = (typeof sheetNames)[number];

/** What can be exported: the sheets, and dated photos as Darwin Core occurrences. */
export const exportNames = [...sheetNames, "occurrences"] as const;
export type ExportName = (typeof exportNames)[number];

/** The kind of record that a line of a file describes. */
export const sheetKinds = {
  plants: "plant",
  animals: "animal",
  resources: "resource",
  photos: "photo",
} as const satisfies Record<SheetName, KeptKind>;

/** `changes`: lines that one import may save, because nobody else can save meanwhile. */
export const sheetLimits = { bytes: 5_000_000, changes: 500, lines: 500 } as const;

export const sheetMessages = {
  missing: "There is no such file. There are plants, animals, resources, photos and occurrences.",
  noFile: "Please choose a CSV file.",
  tooBig: "This file is larger than 5 MB. Import it in parts, each with the names of the columns.",
  notText: "This file is not UTF-8 text. Save it again as “CSV UTF-8” and choose that one.",
  dryRun: "dryRun is true or false.",
  changedSince:
    "Something was saved since this file was checked. Nothing was imported: please check it again.",
} as const;

export type SheetField = Shape<"SheetField">;
export type SheetLine = Shape<"SheetLine">;
export type SheetReport = Shape<"SheetReport">;

export const sheetCalls = {
  sheetExport: {
    method: "GET",
    path: "/api/sheetexport/{name}",
    who: "owner",
    summary: "Plants, animals, resources, photos or occurrences as a CSV file.",
    mediaType: "text/csv",
  },
  sheetImport: {
    method: "POST",
    path: "/api/sheetimport/{name}",
    who: "owner",
    summary: "Tells what a CSV file would change; with dryRun=false changes all of it, or nothing.",
    query: ["dryRun"],
    files: "file",
    answer: "SheetReport",
  },
} as const satisfies Calls;
