import { DateTime } from "luxon";
import type { dateOrders } from "shared-types/sighting-import/codes";
import type { SightingDraft } from "shared-types/sighting/schema";
import type { NamedSpecies } from "../species-index";

/** The cells of a line by column; '' for one that the file does not have. */
export type Cells = (column: string) => string;

/** A species of a line, with what a new record of it can be told. */
export interface FileSpecies extends NamedSpecies {
  classTax: string;
  /** The class by the coarse group that a source sorts it into, for want of `classTax`. */
  groupClass?: string;
  order: string;
  family: string;
  /** Its key on this site, in this site's own files. */
  keyId: string;
  /** The species, where the file names a subspecies or form of it: what a new record is, and a match settles. */
  whole?: { nameScientific: string; nameCommon: string };
}

/** Why a line that is right is no sighting: its day is not known, or nothing was seen. */
export type NoSighting = "noDay" | "noneSeen";

/** What a line says, unchecked: fields may hold anything that a cell can. */
export interface FileLine {
  species: FileSpecies[];
  sighting: { [Field in keyof SightingDraft]?: unknown };
  /** Of which a species is noted once: with it, it is the sighting, whatever the species is called there by now. */
  checklist?: string;
  noSighting?: NoSighting;
}

/** Where something was seen: what tells places of a source apart, and how it calls this one. Neither is kept. */
interface FilePlace {
  key: string;
  name: string;
}

/** What stands beside an observation. Apart from what it says, by which a line without an id is told apart. */
export interface LineContext {
  /** Null where the file has no places. */
  place: FilePlace | null;
  /** By the name of their account; null where the file does not say. */
  observer: { login: string; name: string; license: string } | null;
  isCultivated: boolean;
}

/** How the export of one source is read. */
export interface SightingReader {
  /** As in 'This is not …'. */
  name: string;
  /** The columns that hold dates: the first that a line has is read. */
  dates: string[];
  /** The columns of moments, which tell the days in `dates` too. */
  moments?: string[];
  /** How a file with these columns (`columnName`) writes its dates. */
  dateOrder?: (columns: readonly string[]) => (typeof dateOrders)[number] | undefined;
  /** Read even of a line that is refused: a line of another place is not the owner's to mend. */
  context?: (cells: Cells, has: (column: string) => boolean) => LineContext;
  /** @throws CellError for a cell that cannot be read */
  read: (
    cells: Cells,
    tools: { date: (cell: string, moment?: string) => string; timeZone: string },
  ) => FileLine;
}

/** A species of which only the names are known. */
export const noTaxa = { classTax: "", order: "", family: "", keyId: "" };

/** The day of a moment in the garden. */
export function localDay(moment: string, timeZone: string): string {
  const given = moment
    .trim()
    .replace(" ", "T")
    .replace(/ ?UTC$/, "Z")
    .replace(" ", "");
  return DateTime.fromISO(given, { zone: timeZone }).toISODate() ?? moment;
}
