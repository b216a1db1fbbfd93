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

/** A name that another record has too, whatever its case and accents. */
export interface SharedName {
  field: TellingName;
  other: TwoNames;
}

/** The names of records of one kind, to find who has a name already. */
export class KnownNames {
  readonly #known = new Map<string, TwoNames[]>();

  constructor(records: readonly TwoNames[] = []) {
    for (const record of records) this.add(record);
  }

  add(record: TwoNames): void {
    for (const field of tellingNames) {
      const key = `${field} ${fold(record[field])}`;
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
      const other = this.#known.get(`${field} ${name}`)?.find((one) => one !== before);
      if (other) return { field, other };
    }
    return null;
  }
}

/** 'You already have a plant with this scientific name: “Swamp milkweed” (Asclepias incarnata).' */
export const sharedNameNotice = (
  kind: SpeciesKind,
  { field, other: { nameCommon, nameScientific } }: SharedName,
): string =>
  `You already have ${kind === "animal" ? "an" : "a"} ${kind} with this ${words[field]}: “${nameCommon}” (${nameScientific}).`;
