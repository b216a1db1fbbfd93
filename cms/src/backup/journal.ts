import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { restoringFolder, type Place } from "./place";

/** What a restore still has to do once it cannot go back. */
export interface Journal {
  id: string;
  /** With PostgreSQL it cannot go back only when the database says so too. */
  database: "sqlite" | "postgres";
  /** Entries of the data directory that come, and those that only give way. */
  comes: string[];
  goes: string[];
}

const fileOf = (place: Place) => join(restoringFolder(place), "journal.json");

function sync(path: string): void {
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Written as a whole or not at all, and on the disk afterwards. */
export function writeJournal(place: Place, journal: Journal): void {
  const draft = `${fileOf(place)}.draft`;
  writeFileSync(draft, JSON.stringify(journal));
  sync(draft);
  renameSync(draft, fileOf(place));
  sync(restoringFolder(place));
}

/** The journal of a restore that did not end; null when it had not come that far. */
export function readJournal(place: Place): Journal | null {
  try {
    return JSON.parse(readFileSync(fileOf(place), "utf8")) as Journal;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
