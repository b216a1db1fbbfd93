import { fold } from "../kit/fold";
import type { SpeciesKind } from "./codes";

export interface TwoNames {
  nameCommon: string;
  nameScientific: string;
}

/** What says that two records are of the same plant or animal: the scientific name first. */
const tellingNames = ["nameScientific", "nameCommon"] as const;
type TellingName = (typeof tellingNames)[number];

const words = { nameScientific: "scientific name", nameCommon: "common name" };

/** A name that another record has too, whatever its case and accents; a scientific name also by a synonym. */
interface SharedName {
  field: TellingName;
  other: TwoNames;
  isSynonym: boolean;
}

/** The names of records of one kind, to find who has a name already. */
export class KnownNames {
  readonly #known = new Map<string, TwoNames[]>();
  readonly #speciesOf: (nameScientific: string) => string;

  /** `speciesOf`: what scientific names of one species have in common, such as its name of today. */
  constructor(records: readonly TwoNames[], speciesOf: (name: string) => string = fold) {
    this.#speciesOf = speciesOf;
    for (const record of records) this.add(record);
  }

  #keyOf(field: TellingName, name: string): string {
    return `${field} ${field === "nameScientific" ? this.#speciesOf(name) : fold(name)}`;
  }

  add(record: TwoNames): void {
    for (const field of tellingNames) {
      const key = this.#keyOf(field, record[field]);
      this.#known.set(key, [...(this.#known.get(key) ?? []), record]);
    }
  }

  /**
   * The first record that shares a name; null for none. `before`: the record itself as it is known here: names that it
   * had already ask nothing.
   */
  sharedBy(names: TwoNames, before: TwoNames | null = null): SharedName | null {
    for (const field of tellingNames) {
      const name = fold(names[field]);
      if (name === "" || (before && fold(before[field]) === name)) continue;
      const other = this.#known
        .get(this.#keyOf(field, names[field]))
        ?.find((one) => one !== before);
      if (other) return { field, other, isSynonym: fold(other[field]) !== name };
    }
    return null;
  }
}

/**
 * 'You already have a plant with this scientific name: “Swamp milkweed” (Asclepias incarnata).' Of a synonym: 'You already have this plant
 * under another scientific name: …'
 */
export function sharedNameNotice(
  kind: SpeciesKind,
  { field, other: { nameCommon, nameScientific }, isSynonym }: SharedName,
): string {
  const record = `“${nameCommon}” (${nameScientific})`;
  if (isSynonym) return `You already have this ${kind} under another ${words[field]}: ${record}.`;
  return `You already have ${kind === "animal" ? "an" : "a"} ${kind} with this ${words[field]}: ${record}.`;
}
