import type { SpeciesKind } from "shared-types/species/codes";
import type { Fields } from "../history/kinds";
import { freeKey } from "../species/free-key";

const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");

/**
 * Completes a new plant or animal as its form does while it is typed: the key from its name, and the display name from the
 * common one. Null without a name.
 */
export const nameNewSpecies =
  (kind: SpeciesKind) =>
  (fields: Fields, taken: ReadonlySet<string>): Fields | null => {
    const [common, scientific] = [textOf(fields["nameCommon"]), textOf(fields["nameScientific"])];
    if (common === "" && scientific === "") return null;
    return {
      ...fields,
      keyId: freeKey(kind, [common, scientific], taken),
      nameDisplay: textOf(fields["nameDisplay"]) || common,
    };
  };
