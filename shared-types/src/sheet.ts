import type { ValidationErrors } from "./errors";
import type { ChangedField, KeptKind } from "./history";

/** The CSV files that the owner's data go out in and come in by. */
export const sheetNames = ["plants", "animals", "resources", "photos"] as const;
export type SheetName = (typeof sheetNames)[number];

/** What can be taken out: the sheets, and dated photos as Darwin Core has them. */
export const exportNames = [...sheetNames, "occurrences"] as const;
export type ExportName = (typeof exportNames)[number];

/** What a line of a sheet is about. */
export const sheetKinds = {
  plants: "plant",
  animals: "animal",
  resources: "resource",
  photos: "photo",
} as const satisfies Record<SheetName, KeptKind>;

/** A value that a line changes, as its history would show it. */
export type SheetField = Pick<ChangedField, "fieldId" | "before" | "after">;

/** What became of one line of a file, or would. */
export interface SheetLine {
  /** Where it begins; the names of the columns stand in line 1. */
  line: number;
  outcome: "added" | "changed" | "refused";
  /** What its record is called. */
  name: string;
  /** None of a refused one. */
  fields: SheetField[];
  /** Why it is refused: the column, '' for the line as a whole, and what to do. */
  faults: ValidationErrors;
}

/** POST /api/sheetimport/{name}: all of the file is imported, or nothing. */
export interface SheetReport {
  isImported: boolean;
  counts: { added: number; changed: number; same: number; refused: number };
  /** Refused ones first, at most `sheetLimits.lines`; lines that change nothing are counted only. */
  lines: SheetLine[];
}

/** `changes`: lines that one import may save, as nobody else can save meanwhile. */
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
