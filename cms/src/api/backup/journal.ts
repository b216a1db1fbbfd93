import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { restoringFolder, type SiteData } from "./site-data";

/** What a restore still has to do after the point of no return. */
export interface Journal {
  id: string;
  /** With PostgreSQL, the mark in the database decides. */
  database: "sqlite" | "postgres";
  /** Entries of the data directory that are added, and those that are only removed. */
  comes: string[];
  goes: string[];
}

const fileOf = (site: SiteData) => join(restoringFolder(site), "journal.json");

function sync(path: string): void {
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Written atomically and flushed to disk. */
export function writeJournal(site: SiteData, journal: Journal): void {
  const draft = `${fileOf(site)}.draft`;
  writeFileSync(draft, JSON.stringify(journal));
  sync(draft);
  renameSync(draft, fileOf(site));
  sync(restoringFolder(site));
}

/** The journal of an interrupted restore; null if it had not got that far. */
export function readJournal(site: SiteData): Journal | null {
  try {
    return JSON.parse(readFileSync(fileOf(site), "utf8")) as Journal;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
