import type { SightingDraft } from "shared-types";
import type { NamedSpecies } from "../species-index";

/** The cells of a line by column; '' for one that the file does not have. */
export type Cells = (column: string) => string;

/** A species of a line, with what a new record of it can be told. */
export interface FileSpecies extends NamedSpecies {
  classTax: string;
  order: string;
  family: string;
  /** Its key on this site, in this site's own files. */
  keyId: string;
}

/** What a line says, unchecked: fields may hold anything that a cell can. */
export interface FileLine {
  species: FileSpecies[];
  sighting: { [Field in keyof SightingDraft]?: unknown };
}

/** How the export of one source is read. */
export interface SightingReader {
  /** As in 'This is not …'. */
  name: string;
  /** The columns that hold dates. */
  dates: string[];
  /** @throws CellError for a cell that cannot be read */
  read: (cells: Cells, tools: { date: (cell: string) => string; timeZone: string }) => FileLine;
}

/** A species of which only the names are known. */
export const noTaxa = { classTax: "", order: "", family: "", keyId: "" };
