import type { FoundName } from "shared-types/name/answers";
import type { SpeciesKind } from "shared-types/species/codes";
import type { Option } from "shared-types/kit/list-answers";

/** The option of a record just made, or why it was not made. */
export type Made = { option: Option } | { problem: string };

/** Makes the record that nothing in a tags box is called. */
export interface TagCreator {
  /** The entry of the list: 'Create keyword “spring ephemeral”'. */
  label: (name: string) => string;
  /** A second text that the record needs, asked for below the box: 'Scientific name'. */
  asks?: string;
  create: (name: string, asked: string) => Promise<Made>;
  /** Of which kind the books of names are asked while one types. */
  book?: SpeciesKind;
  /** Makes the record of a name from a book. */
  createNamed?: (found: FoundName) => Promise<Made>;
}
