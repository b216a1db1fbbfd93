import type { PlantType } from "shared-types/plant/codes";
import type { Native, SpeciesKind } from "shared-types/species/codes";

/** A name as a book has it, with what the book knows of the species. */
export interface NameLine {
  kind: SpeciesKind;
  nameScientific: string;
  nameCommon: string;
  /** Other common names. */
  names: string[];
  /** Old scientific names that stand on the same line. */
  synonyms: string[];
  family: string;
  order: string;
  classTax: string;
  type: PlantType | "";
  native: Native | "";
  /** Kinds of caterpillars; null if the book does not tell. */
  keystone: number | null;
  keystoneSource: string;
  /** What the file calls this line; '' if it names none. */
  id: string;
  /** What it calls the line of the accepted name, if this one is old; else ''. */
  acceptedId: string;
  /** The accepted name, if this one is old and its line tells; else ''. It counts where no line has `acceptedId`. */
  accepted: string;
}

const blank: Omit<NameLine, "kind" | "nameScientific"> = {
  nameCommon: "",
  names: [],
  synonyms: [],
  family: "",
  order: "",
  classTax: "",
  type: "",
  native: "",
  keystone: null,
  keystoneSource: "",
  id: "",
  acceptedId: "",
  accepted: "",
};

/** A line of which the book tells nothing but these. */
export const nameLine = (
  known: Pick<NameLine, "kind" | "nameScientific"> & Partial<NameLine>,
): NameLine => ({
  ...blank,
  ...known,
});

/** What stands in a column of a line, trimmed; '' where the line or the file has none. */
export type Cells = (column: string) => string;

/** The kind of all species of a genus that are known already; null for none, or if there are plants and animals of that name. */
export type KindOfGenus = (genus: string) => SpeciesKind | null;

/** A kind of file that holds names. */
export interface NameFormat {
  title: string;
  license: string;
  /** Whether each file is a book of its own, called as the file is. */
  isOwn?: true;
  /** Columns by which it is known; `columnName` compares them. */
  columns: readonly string[];
  /** Columns that only a line above those they hold for fills. */
  headings?: readonly string[];
  /** What a line says; null for one that is no species or below; a text says why it cannot be taken. */
  read: (cells: Cells, kindOfGenus: KindOfGenus) => NameLine | string | null;
}
