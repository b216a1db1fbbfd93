import { plantTypes } from "shared-types/plant/codes";
import { natives, speciesKinds } from "shared-types/species/codes";
import { nameLine, type Cells, type NameFormat } from "./format";
import { kindOf } from "./kind-of";

const listOf = (text: string) =>
  text
    .split("|")
    .map((one) => one.trim())
    .filter(Boolean);

const codeIn = <Code extends string>(cells: Cells, column: string, codes: readonly Code[]) =>
  codes.find((code) => code === cells(column).toLowerCase());

/** What a line may say only in these words. */
function fault(cells: Cells): string | null {
  const isKnown = (column: string, codes: readonly string[]) =>
    cells(column) === "" || codeIn(cells, column, codes) !== undefined;
  if (!isKnown("kind", speciesKinds)) return `kind is ${speciesKinds.join(" or ")}.`;
  if (!isKnown("type", plantTypes)) return `type is one of ${plantTypes.join(", ")}.`;
  if (!isKnown("native", natives)) return `native is one of ${natives.join(", ")}.`;
  if (!/^\d{0,4}$/.test(cells("keystone"))) return "keystone is a whole number.";
  return null;
}

/** A list in the columns of `scripts/names/README.md`. */
export const own: NameFormat = {
  title: "List of names",
  license: "",
  isOwn: true,
  columns: ["nameScientific"],
  read(cells, kindOfGenus) {
    const nameScientific = cells("nameScientific");
    if (nameScientific === "") return "The scientific name is missing (nameScientific).";
    const wrong = fault(cells);
    if (wrong !== null) return wrong;
    const type = codeIn(cells, "type", plantTypes) ?? "";
    const isPlant = cells("kind") === "" && type !== "";
    const known = isPlant
      ? { kind: "plant" as const }
      : kindOf(cells, [nameScientific], kindOfGenus);
    if ("refused" in known) return known.refused;
    return nameLine({
      kind: known.kind,
      nameScientific,
      nameCommon: cells("nameCommon"),
      names: listOf(cells("aka")),
      synonyms: listOf(cells("synonyms")),
      family: cells("family"),
      order: cells("order"),
      classTax: cells("classTax"),
      type,
      native: codeIn(cells, "native", natives) ?? "",
      keystone: cells("keystone") === "" ? null : Number(cells("keystone")),
      keystoneSource: cells("keystoneSource"),
    });
  },
};
